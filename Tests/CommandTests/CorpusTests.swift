import Foundation
import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

private let dated = """
    {"text":"War and peace.","date":"2001-05"}
    {"text":"War","date":2002,"language":"en-GB"}
    {"text":"Krieg","date":"2002","language":"de"}
    {"text":"The peace","id":7}

    """

@Suite(.timeLimit(.minutes(30))) struct CorpusAddTests {
    private let desk: CorpusDesk

    init() throws { desk = try CorpusDesk() }

    @Test func theFilesOfADirectoryAreDocuments() async throws {
        try desk.write("The cat sat. The cat ran.", to: "texts/a.txt")
        try desk.write("A cat!", to: "texts/below/b.txt")
        let outcome = try await desk.headword("corpus", "add", "cats", desk.directory + "/texts")
        #expect(outcome.exitCode == 0)
        #expect(outcome.output == desk.corpora + "/cats.en.corpus\n")
        #expect(outcome.errors.hasSuffix("2 documents, 8 words, 3 punctuation marks\n"))
        #expect(
            try await desk.words(of: "cats")
                == ["!\t1\t1", ".\t2\t1", "a\t1\t1", "cat\t3\t2", "ran\t1\t1", "sat\t1\t1", "the\t2\t1"]
        )
        #expect(try desk.files() == ["cats.en.corpus"])
    }

    @Test func filesMayBeGzipped() async throws {
        let path = try desk.write("tea and cake", to: "text")
        #expect(try await Program.run("/bin/sh", ["-c", "gzip '\(path)'"]).exitCode == 0)
        #expect(try await desk.headword("corpus", "add", "tea", path + ".gz").exitCode == 0)
        #expect(try await desk.words(of: "tea") == ["and\t1\t1", "cake\t1\t1", "tea\t1\t1"])
    }

    @Test func linesHaveDatesAndLanguages() async throws {
        let path = try desk.write(dated, to: "dated.jsonl")
        let outcome = try await desk.headword("corpus", "add", "dated", path, "--period", "month")
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors.contains("headword: 1 document in other languages skipped\n"))
        #expect(outcome.errors.contains("headword: 2 documents without a month, not counted in any period\n"))
        #expect(outcome.errors.hasSuffix("3 documents, 6 words, 1 punctuation mark\n"))
        #expect(
            try await desk.words(of: "dated") == [".\t1\t1", "and\t1\t1", "peace\t2\t2", "the\t1\t1", "war\t2\t2"]
        )
    }

    @Test func yearsAreNoMonths() async throws {
        let path = try desk.write(#"{"text":"war","date":"2001"}"#, to: "dated.jsonl")
        let outcome = try await desk.headword("corpus", "add", "dated", path, "--period", "month")
        #expect(outcome.errors.contains("headword: 1 document without a month, not counted in any period\n"))
        let plain = try await desk.headword("corpus", "add", "plain", "-", input: "war")
        #expect(!plain.errors.contains("period"))
    }

    @Test func standardInputIsCounted() async throws {
        #expect(try await desk.headword("corpus", "add", "plain", "-", input: "a b a").exitCode == 0)
        #expect(try await desk.words(of: "plain") == ["a\t2\t1", "b\t1\t1"])
        #expect(try await desk.headword("corpus", "add", "lines", "-", "--jsonl", input: dated).exitCode == 0)
        #expect(try await desk.words(of: "lines").contains("peace\t2\t2"))
    }

    @Test func aCorpusIsReplacedOnlyIfThatIsMeant() async throws {
        let (one, two) = (try desk.write("one", to: "one"), try desk.write("two", to: "two"))
        #expect(try await desk.headword("corpus", "add", "numbers", one).exitCode == 0)
        let refusal = try await desk.headword("corpus", "add", "numbers", two)
        #expect(refusal.exitCode == 2)
        #expect(refusal.errors == "headword: the corpus numbers (en) exists already; use --replace to replace it\n")
        #expect(try await desk.words(of: "numbers") == ["one\t1\t1"])
        #expect(try await desk.headword("corpus", "add", "numbers", two, "--replace").exitCode == 0)
        #expect(try await desk.words(of: "numbers") == ["two\t1\t1"])
        #expect(try desk.files() == ["numbers.en.corpus"])
    }

    @Test func whatAKilledProcessLeftIsRemoved() async throws {
        // 4194304 is larger than any process ID.
        let (left, used) = (".tea.en.corpus.4194304.unfinished", ".tea.en.corpus.\(getpid()).unfinished")
        for name in [left, used, "other"] { try desk.write("half", to: "corpora/" + name) }
        let path = try desk.write("tea", to: "text")
        #expect(try await desk.headword("corpus", "add", "cake", path).exitCode == 0)
        #expect(try desk.files() == [used, "cake.en.corpus", "other"])
    }

    @Test func whatIsNoTextIsLeftOutAndNamed() async throws {
        try desk.write("tea", to: "texts/tea.txt")
        try desk.write("tea\0", to: "texts/program")
        let outcome = try await desk.headword("corpus", "add", "tea", desk.directory + "/texts")
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors.contains("headword: \(desk.directory)/texts/program is not text; skipped\n"))
        #expect(try await desk.words(of: "tea") == ["tea\t1\t1"])
    }

    @Test(arguments: ["", "...\n"])
    func textsWithoutWordsMakeNoCorpus(text: String) async throws {
        let outcome = try await desk.headword("corpus", "add", "nothing", try desk.write(text, to: "text"))
        #expect(outcome.exitCode == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasSuffix("headword: these texts contain no words\n"))
        #expect(try desk.files().isEmpty)
    }

    @Test(arguments: [
        (#"{"text":5}"#, "expected a member 'text' that is a string, found a number"),
        (#"{"text":"#, "expected a JSON object, but at byte 9"),
        (#"{"text":"a","date":"May"}"#, "'date' should be a date such as"), ("[]", "expected an object"),
    ])
    func aBadLineIsNamed(line: String, message: String) async throws {
        let path = try desk.write("{\"text\":\"fine\"}\n\(line)\n", to: "bad.jsonl")
        let outcome = try await desk.headword("corpus", "add", "bad", path)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("headword: \(path):2: \(message)"))
        #expect(try desk.files().isEmpty)
    }

    @Test(arguments: [
        (["Tea!", "."], "'Tea!' is not a corpus name; expected 1 to 64 lower-case letters"),
        (["tea"], "<path>"), (["tea", "/nonexistent"], "headword: /nonexistent: No such file or directory"),
        (["tea", ".", "--floor", "0"], "--floor must be 1 or more, not 0."),
        (["tea", ".", "--length", "5"], "--length must be 1 to 4, not 5."),
        (["tea", ".", "--threads", "0"], "--threads must be 1 to 256, not 0."),
        (["tea", ".", "--memory", "4X"], "'4X' is invalid for '--memory"),
        (["tea", ".", "--period", "week"], "unknown length of a period 'week'; expected year, month"),
        (["tea", ".", "--language", "klingon"], "unknown language 'klingon'; expected en, de"),
    ])
    func aWrongUseIsRefused(arguments: [String], message: String) async throws {
        let outcome = try await desk.run(["corpus", "add"] + arguments)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains(message))
        #expect(outcome.output.isEmpty)
    }

    @Test func aPlaceThatCannotBeWrittenEndsWithFive() async throws {
        let path = try desk.write("tea", to: "text")
        let outcome = try await HeadwordServiceTestSupport.headword([
            "corpus", "add", "tea", path, "--corpora", "/nonexistent/corpora",
        ])
        #expect(outcome.exitCode == 5)
        #expect(outcome.errors.hasSuffix("headword: /nonexistent/corpora: No such file or directory\n"))
    }

    @Test func progressIsWrittenForPrograms() async throws {
        let path = try desk.write("tea and cake", to: "text")
        let outcome = try await desk.headword("corpus", "add", "tea", path, "--progress", "json")
        let steps = outcome.errors.split(separator: "\n").dropLast().compactMap { try? JSONValue(json: String($0)) }
        for stage in ["counting texts", "merging counts", "writing the corpus"] {
            let last = try #require(steps.last { $0["stage"] == .string(stage) })
            #expect(last["done"] == last["total"])
        }
        let quiet = try await desk.headword("corpus", "add", "tea", path, "--progress", "none", "--replace")
        #expect(quiet.errors == "1 document, 3 words, 0 punctuation marks\n")
    }

    @Test(arguments: ["add", "replace"])
    func anInterruptedCommandLeavesNothingBehind(kind: String) async throws {
        let before = kind == "add" ? [] : ["tea.en.corpus"]
        if kind == "replace" {
            #expect(try await desk.headword("corpus", "add", "tea", "-", input: "tea").exitCode == 0)
        }
        let command = try await Program(
            TestFiles.headword,
            ["corpus", "add", "tea", "-", "--jsonl", "--replace", "--progress", "json", "--corpora", desk.corpora],
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
        )
        #expect(try await command.readErrorLine()?.contains("counting texts") == true)
        command.interrupt()
        // The signal needs time to arrive, and the input must not end before that.
        try await Task.sleep(for: .milliseconds(200))
        try command.closeInput()
        let outcome = try await command.finish()
        #expect(outcome.exitCode == 130)
        #expect(outcome.errors.hasSuffix("headword: interrupted\n"))
        #expect(try desk.files() == before)
        #expect(try await desk.headword("corpus", "add", "tea", "-", "--replace", input: "tea cake").exitCode == 0)
    }
}

@Suite(.timeLimit(.minutes(30))) struct CorpusManagementTests {
    private let desk: CorpusDesk

    init() throws { desk = try CorpusDesk() }

    /// Counts a text from standard input.
    private func add(_ name: String, _ text: String, _ options: String...) async throws {
        let outcome = try await desk.run(["corpus", "add", name, "-"] + options, input: text)
        try #require(outcome.exitCode == 0, "\(outcome.errors)")
    }

    @Test func aCorpusIsDescribedVerifiedAndDropped() async throws {
        try await add("tea", #"{"text":"Tea, or cake? Tea.","date":"1999"}"#, "--jsonl", "--floor", "2")
        let info = try await desk.headword("corpus", "info", "tea")
        for line in [
            "words        4, 3 different ones", "punctuation  3 marks", "documents    1",
            "floors       n-grams with 2 or more occurrences", "periods      1, 1999 to 1999",
        ] {
            #expect(info.lines.contains(line))
        }
        let path = desk.corpora + "/tea.en.corpus"
        let verify = try await desk.headword("corpus", "verify", "tea")
        #expect(verify.output == "\(path): sound, 4 words\n")
        var bytes = try TestFiles.contents(of: path)
        bytes[bytes.count / 2] ^= 1
        try TestFiles.write(bytes, to: path)
        let damaged = try await desk.headword("corpus", "verify", "tea")
        #expect(damaged.exitCode == 5)
        #expect(damaged.errors.hasPrefix("headword: the counts in \(path) are damaged: "))
        let drop = try await desk.headword("corpus", "drop", "tea")
        #expect(drop.exitCode == 0)
        #expect(drop.errors == "removed \(path)\n")
        #expect(try desk.files().isEmpty)
    }

    @Test(arguments: ["info", "verify", "export", "drop"])
    func aCorpusThatIsMissingEndsWithFiveAndTheOthersAreNamed(command: String) async throws {
        try await add("tea", "tea")
        let outcome = try await desk.headword("corpus", command, "tee")
        #expect(outcome.exitCode == 5)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errors == """
                headword: there is no corpus tee (en) in \(desk.corpora), only tea (en)
                To count texts of your own: headword corpus add tee FILES

                """
        )
        #expect(try await desk.headword("corpus", command, "Té").exitCode == 2)
    }

    @Test func theExportHasAllCounts() async throws {
        try await add("tea", #"{"text":"Tea, tea"}"# + "\n" + #"{"text":"tea"}"#, "--jsonl", "--length", "2")
        #expect(
            try await desk.headword("corpus", "export", "tea").lines == [
                "1\t,\t1\t1", "1\ttea\t3\t2", "2\t, tea\t1\t1", "2\ttea ,\t1\t1", "form\t,\t1\t1", "form\tTea\t1\t1",
                "form\ttea\t2\t2",
            ]
        )
    }

    @Test func theExportHasTheWordsOfPeriods() async throws {
        try await add("tea", dated, "--jsonl")
        let lines = try await desk.headword("corpus", "export", "tea").lines
        #expect(
            lines.filter { $0.hasPrefix("20") } == [
                "2001\tand\t1\t1", "2001\tpeace\t1\t1", "2001\twar\t1\t1", "2002\twar\t1\t1", "2001\t\t3\t1",
                "2002\t\t1\t1",
            ]
        )
        #expect(lines.count { $0.hasPrefix("1\twar\t") } == 1)
    }

    @Test func anExportThatNobodyReadsEnds() async throws {
        let text = (0..<40_000).map { "w\($0)" }.joined(separator: " ")
        try await add("long", text, "--length", "1")
        let pipeline = "'\(TestFiles.headword)' corpus export long --corpora '\(desk.corpora)' | head -n 1"
        let outcome = try await Program.run(
            "/bin/bash",
            ["-c", "\(pipeline); echo ${PIPESTATUS[0]}"],
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
        )
        #expect(outcome.lines == ["1\tw0\t1\t1", "0"])
    }

    @Test func mergingHalvesGivesTheBytesOfTheWhole() async throws {
        let halves = [0, 1].map { half in
            (0..<40).map { #"{"text":"\#(Self.text($0 * 2 + half))","date":"\#(2000 + $0 % 3)"}"# + "\n" }.joined()
        }
        try await add("first", halves[0], "--jsonl")
        try await add("second", halves[1], "--jsonl")
        try await add("whole", halves[0] + halves[1], "--jsonl")
        for names in [["first", "second"], ["second", "first"]] {
            let merge = try await desk.run(["corpus", "merge"] + names + ["--into", "sum", "--replace"])
            #expect(merge.exitCode == 0)
            #expect(merge.output == desk.corpora + "/sum.en.corpus\n")
            let (sum, whole) = (desk.corpora + "/sum.en.corpus", desk.corpora + "/whole.en.corpus")
            #expect(try TestFiles.contents(of: sum) == TestFiles.contents(of: whole))
        }
        #expect(try desk.files().count == 4)
    }

    @Test func shardsCountedApartAndMergedAreTheBytesOfTheWhole() async throws {
        let lines = (0..<40).map { #"{"text":"\#(Self.text($0))","date":"\#(2000 + $0 % 3)"}"# + "\n" }
        try desk.write(lines.joined(), to: "texts/lines.jsonl")
        try desk.write("The cat sat.", to: "texts/cat.txt")
        let texts = desk.directory + "/texts"
        let runs = (1...3).map { "\(desk.directory)/\($0).run" }
        for (index, run) in runs.enumerated() {
            let count = try await headword(["corpus", "count", texts, "--shard", "\(index + 1)/3", "--run", run])
            #expect(count.exitCode == 0)
            #expect(count.output == run + "\n")
        }
        #expect(try await desk.run(["corpus", "add", "whole", texts]).exitCode == 0)
        let two = desk.directory + "/two.run"
        #expect(try await desk.run(["corpus", "merge"] + runs[..<2] + ["--run", two]).output == two + "\n")
        let whole = try TestFiles.contents(of: desk.corpora + "/whole.en.corpus")
        for parts in [runs, [runs[2], two]] {
            #expect(try await desk.run(["corpus", "merge"] + parts + ["--into", "sum", "--replace"]).exitCode == 0)
            #expect(try TestFiles.contents(of: desk.corpora + "/sum.en.corpus") == whole)
        }
        for name in [["add", "rare", texts], ["merge"] + runs + ["--into", "rare", "--replace"]] {
            #expect(try await desk.run(["corpus"] + name + ["--floor", "3"]).exitCode == 0)
            try TestFiles.copy(desk.corpora + "/rare.en.corpus", to: "\(desk.directory)/\(name[0])")
        }
        let (added, merged) = (desk.directory + "/add", desk.directory + "/merge")
        #expect(try TestFiles.contents(of: added) == TestFiles.contents(of: merged))
    }

    @Test func whatIsThereIsNotCountedAgain() async throws {
        let (text, run) = (try desk.write("The cat sat.", to: "cat.txt"), desk.directory + "/run")
        let count = ["corpus", "count", text, "--run", run, "--resume"]
        #expect(try await headword(count).errors.contains("3 words"))
        try desk.write("A cat", to: "cat.txt")
        for arguments in [count, ["corpus", "merge", run] + count[3...]] {
            let outcome = try await headword(arguments)
            #expect(outcome.output == run + "\n" && outcome.errors.isEmpty)
        }
        #expect(try await headword(count.dropLast()).errors.contains("2 words"))
    }

    @Test func whatWouldBeCountedIsListed() async throws {
        try desk.write("The cat sat.", to: "texts/cat.txt")
        try desk.write("", to: "texts/.hidden")
        let outcome = try await headword("corpus", "texts", desk.directory + "/texts")
        let columns = outcome.output.split(separator: "\t")
        #expect(columns.count == 3 && columns[0] == "\(desk.directory)/texts/cat.txt" && columns[1] == "12")
    }

    @Test(arguments: [
        (["count", "texts", "--shard", "3/2", "--run", "run"], "'3/2'"), (["count", "--run", "run"], "path"),
        (["count", "texts"], "--run"), (["merge", "a.run", "b.run"], "a corpus with --into, or a run with --run"),
        (["merge", "a.run", "b.run", "--into", "sum", "--run", "c"], "a corpus with --into, or a run with --run"),
        (["merge", "tea", "cake", "--run", "c"], "Only runs can be merged into a run"),
        (["merge", "tea", "b.run", "--into", "sum"], "'b.run' is not a corpus name"),
        (["merge", "a.run", "--run", "c", "--floor", "2"], "--floor needs runs and --into"),
        (["merge", "a.run", "--into", "c", "--resume"], "--resume needs --run"),
    ])
    func whatCannotBeCountedOrMergedIsSaid(arguments: [String], message: String) async throws {
        let outcome = try await desk.run(["corpus"] + arguments)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    private static func text(_ number: Int) -> String {
        (0..<60).map { ["the", "Cat", "sat", "on", "mat", ",", "war", "Polish"][($0 * $0 + number * 7 + $0) % 8] }
            .joined(separator: " ")
    }

    @Test func whatDoesNotAddUpIsNotMerged() async throws {
        try await add("tea", "tea cake tea")
        try await add("floor", "tea cake tea", "--floor", "2")
        try await add("short", "tea cake tea", "--length", "2")
        let cases: [([String], Int32, String)] = [
            (["tea", "floor"], 5, "floor.en.corpus leaves out rare words or n-grams"),
            (["tea", "short"], 5, "were counted with different options"),
            (["tea", "nothing"], 5, "there is no corpus nothing (en)"), (["tea"], 2, "Name at least two corpora."),
            (["tea", "tea"], 2, "A corpus cannot be merged with itself."),
            (["tea", "Té"], 2, "'Té' is not a corpus name"),
        ]
        for (names, exitCode, message) in cases {
            let outcome = try await desk.run(["corpus", "merge"] + names + ["--into", "sum"])
            #expect(outcome.exitCode == exitCode)
            #expect(outcome.errors.contains(message))
        }
        #expect(try await desk.headword("corpus", "merge", "tea", "tea2", "--into", "tea").exitCode == 2)
        #expect(try desk.files() == ["floor.en.corpus", "short.en.corpus", "tea.en.corpus"])
    }
}
