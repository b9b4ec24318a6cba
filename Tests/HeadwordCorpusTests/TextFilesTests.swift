import Foundation
import HeadwordCorpus
import HeadwordCorpusBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

@Suite struct TextFilesTests {
    private let directory: String

    init() throws { directory = try TestFiles.temporaryDirectory() }

    private func write(_ text: String, _ name: String) throws {
        try TestFiles.write(Array(text.utf8), at: name, below: directory)
    }

    /// Runs a shell command in the directory.
    private func shell(_ command: String) async throws {
        let outcome = try await Program.run("/bin/sh", ["-c", "cd '\(directory)' && \(command)"])
        try #require(outcome.exitCode == 0, "\(outcome.errors)")
    }

    private func count(
        _ names: [String] = [""],
        _ options: TextFiles.Options = .init()
    ) throws -> CorpusCounting.Result {
        let texts = try TextFiles(names.map { "\(directory)/\($0)" }, options: options)
        return try CorpusCounting(.init(longestNgram: 1, workers: 2)).count(texts, in: directory)
    }

    private func words(_ result: CorpusCounting.Result) throws -> Set<String> {
        var cursor = result.counts.counts()
        var words: Set<String> = []
        while let count = try cursor.next() {
            if count.ngram.period == nil, !count.ngram.isTrueCase { words.formUnion(count.ngram.tokens) }
        }
        return words
    }

    private func failure(_ names: [String], _ options: TextFiles.Options = .init()) throws -> String {
        let failure = #expect(throws: CorpusFailure.self) { _ = try count(names, options) }
        return try #require(failure).description
    }

    @Test func aDirectoryIsItsFilesByNameWithoutHiddenOnes() throws {
        for name in ["b", "a/z", "a/y", "c.txt", ".hidden", "a/.git/config"] { try write(name, name) }
        var files = try TextFiles([directory])
        var texts: [String] = []
        while case .document(let document)? = try files.next() {
            texts.append(String(decoding: document.text, as: UTF8.self))
        }
        #expect(texts == ["a/y", "a/z", "b", "c.txt"])
        #expect(files.position.read == files.position.total)
    }

    @Test func linksThatLeadInACircleEnd() async throws {
        try write("tea", "a/text")
        try await shell("ln -s .. a/up; ln -s . b; ln -s loop loop; ln -s nowhere dangling; mkfifo pipe")
        let result = try count()
        #expect(result.counts.size.documents == 1)
        #expect(result.omissions.binaryFiles.map { $0.split(separator: "/").last } == ["dangling", "loop", "pipe"])
    }

    @Test func membersOfGzipAreOneText() async throws {
        try write("one two", "first.txt")
        try write(" three\n" + String(repeating: "four ", count: 10_000), "second.txt")
        try await shell("gzip first.txt second.txt && cat first.txt.gz second.txt.gz > both.gz && cp both.gz unnamed")
        for name in ["both.gz", "unnamed"] {
            let result = try count([name])
            #expect(result.counts.size.words == 10_003)
            #expect(try words(result) == ["one", "two", "three", "four"])
        }
    }

    @Test func gzipThatIsDamagedIsNamed() async throws {
        try write(String(repeating: "tea and cake ", count: 1000), "text")
        try await shell("gzip text && head -c 40 text.gz > short.gz && printf 'no gzip' > none.gz")
        #expect(try failure(["short.gz"]).hasSuffix("short.gz: the gzip data end early"))
        #expect(try failure(["none.gz"]).hasSuffix("none.gz: the gzip data are damaged"))
    }

    @Test func linesAreDocuments() async throws {
        let lines = """
            \u{FEFF}{"text": "Tea\\nand cake", "id": 1, "date": "2024-05-17", "language": "en"}\r

            {"text": "Tee", "id": "b", "language": "de"}
            {"date": 2023, "text": "tea \\u00e9t\\u00e9"}
            {"text": "milk", "language": "en-GB", "date": null, "other": [1, {}]}
            """
        try write(lines, "a.jsonl")
        try await shell("gzip -k a.jsonl && mv a.jsonl b.ndjson && cp b.ndjson c")
        for (name, areLines) in [("a.jsonl.gz", false), ("b.ndjson", false), ("c", true)] {
            let result = try count([name], .init(areJSONLines: areLines, language: .en))
            #expect(try words(result) == ["tea", "and", "cake", "été", "milk"])
            #expect(result.counts.size.documents == 3)
            #expect(result.omissions.documentsInOtherLanguages == 1)
            #expect(result.omissions.undatedDocuments == 1)
            #expect(try result.counts.count(of: Ngram("tea", in: "2024"))?.frequency == 1)
            #expect(try result.counts.count(of: Ngram(nil, in: "2023"))?.frequency == 2)
        }
        #expect(try count(["b.ndjson"]).counts.size.documents == 4)
    }

    @Test func aMonthIsAPeriodIfItIsToBe() throws {
        try write(#"{"text":"tea","date":"2024-05-17T10:00:00Z"}"# + "\n" + #"{"text":"tea","date":"2024"}"#, "a.jsonl")
        let result = try count(["a.jsonl"], .init(periods: .month))
        #expect(try result.counts.count(of: Ngram("tea", in: "2024-05"))?.frequency == 1)
        #expect(try result.counts.count(of: Ngram("tea", in: "2024")) == nil)
        #expect(result.omissions.undatedDocuments == 1)
    }

    @Test(arguments: [
        ("{", "expected a JSON object, but at byte 2"),
        ("[]", "expected an object"),
        (#"{"txt": "a"}"#, "expected a member 'text' that is a string, found none"),
        (#"{"text": 5}"#, "found a number"),
        (#"{"text": "", "date": "May"}"#, "'date' should be a date such as 2024"),
        (#"{"text": "", "language": 1}"#, "'language' should be a string, not a number"),
        (#"{"text": "", "id": {}}"#, "'id' should be a string or an integer"),
        (#"{"text": "", "text": ""}"#, "two members"),
    ])
    func aLineThatIsNoDocumentIsNamed(line: String, reason: String) throws {
        try write(#"{"text": "a"}"# + "\n\n" + line + "\n", "a.jsonl")
        let failure = try failure(["a.jsonl"])
        #expect(failure.contains("/a.jsonl:3: "))
        #expect(failure.contains(reason), "\(failure)")
        #expect(try TestFiles.names(in: directory) == ["a.jsonl"])
    }

    @Test func aFileThatIsNoTextIsReported() throws {
        try write("a\u{0}b", "image")
        try write("tea", "text")
        let result = try count()
        #expect(result.counts.size.documents == 1)
        #expect(result.omissions.binaryFiles == ["\(directory)/image"])
    }

    @Test func whatIsTooLongIsRefused() async throws {
        try write(String(repeating: "word ", count: 2000), "long.txt")
        try await shell("truncate -s 65M long.txt && cp --sparse=always long.txt long.jsonl")
        #expect(try failure(["long.txt"]).hasSuffix("/long.txt: it is longer than 64 MiB"))
        #expect(try failure(["long.jsonl"]).hasSuffix("/long.jsonl:1: the line is longer than 64 MiB"))
    }

    @Test func aPathThatDoesNotExistIsNamed() throws {
        #expect(try failure(["nothing"]).contains("/nothing: No such file"))
    }

    @Test(arguments: [
        ("2024", "2024", nil), ("2024-05", "2024", "05"), ("2024-02-29", "2024", "02"),
        ("2024-05-17T10:30:00Z", "2024", "05"), ("1850-12-31t23:59:60.125+02:00", "1850", "12"),
        ("2024-05-17 10:30:00-08:00", "2024", "05"),
    ])
    func datesAreRead(text: String, year: String, month: String?) throws {
        let date = try #require(CorpusDate(text))
        #expect((date.year, date.month) == (year, month))
    }

    @Test(arguments: [
        "", "24", "20240517", "2024-13", "2024-00", "2023-02-29", "2024-5-1", "2024-05-17T", "2024T10:30:00Z", "２０２４",
        "2024-05-17T25:00:00Z", "2024-05-17T10:30:00", "2024-05-17T10:30Z", "2024-05-17T10:30:00.Z", "2024-05-17Z",
        "-2024", "2024-", "2024-05-17T10:30:00+2",
    ])
    func whatIsNoDateIsRefused(text: String) {
        #expect(CorpusDate(text) == nil)
    }
}
