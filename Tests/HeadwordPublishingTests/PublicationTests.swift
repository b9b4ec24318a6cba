import Glibc
import HeadwordJSON
import HeadwordLexicon
import HeadwordModel
import HeadwordPublishing
import HeadwordTestSupport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(30))) struct PublicationTests {
    private let publisher: Publisher

    init() throws { publisher = try Publisher() }

    @Test func everyLinkLeadsToAFile() async throws {
        _ = try await publisher.publish()
        let pages = try publisher.listed.filter { $0.hasSuffix(".html") }
        #expect(pages.count > 45)
        for page in pages {
            let folder = page.split(separator: "/").dropLast().map(String.init)
            let text = try publisher.text(page)
            for match in text.matches(of: /(?:href|src|action|data-home)="([^"#]+)[^"]*"/) {
                let target = Self.path(from: folder, String(match.1))
                #expect(publisher.has(target), "\(page) leads to \(match.1), which there is not.")
            }
        }
    }

    private static func path(from folder: [String], _ address: String) -> String {
        var parts = folder
        for part in address.split(separator: "/") {
            if part == ".." { parts.removeLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }

    @Test func theIndexLeadsToPagesAndAnswers() async throws {
        _ = try await publisher.publish()
        let entries = try publisher.entries()
        #expect(entries.count > 40)
        for entry in entries {
            #expect(publisher.has(entry["page"].text ?? ""), "\(entry)")
            let answer = try publisher.json(entry["answer"].text ?? "")
            #expect(answer["results"].elements.contains { $0["word"] == entry["of"] ?? entry["word"] })
        }
    }

    @Test func theManifestSaysWhatIsThere() async throws {
        let result = try await publisher.publish(.init(languages: [.en], words: 25))
        let manifest = try publisher.json("manifest.json")
        #expect(manifest["schema"] == "Publication/1")
        #expect(manifest["languages"].elements.map { $0["headwords"] } == [25])
        #expect(manifest["sources"].elements.contains { $0["id"] == "wordnet" && $0["licence"].text != nil })
        #expect(manifest["files"]?["count"] == .integer(Int64(result.files)))
        #expect(try publisher.listed.count == result.files)
        #expect(result.unanswered == [])
    }

    @Test func aSecondRunWritesNothing() async throws {
        let first = try await publisher.publish()
        let second = try await publisher.publish()
        #expect(first.written == first.files + 2)
        #expect(second.written == 0 && second.deleted == 0)
        #expect(second.files == first.files)
    }

    /// Publishes, and returns what was done in which stages.
    private func publish(
        _ selection: Publication.Selection = .init(words: 20),
        inputs: [String]? = ["a"]
    ) async throws -> (result: Publication.Result, stages: Set<String>) {
        let stages = Mutex<Set<String>>([])
        let result = try await publisher.publish(selection, inputs: inputs) { stage, _, _ in
            stages.withLock { _ = $0.insert(stage) }
        }
        return (result, stages.withLock(\.self))
    }

    @Test func whatIsMadeFromTheSameIsOnlyChecked() async throws {
        let first = try await publish()
        #expect(first.stages == ["headwords", "pages", "indexes"])
        var expected = first.result
        expected.written = 0
        let second = try await publish()
        #expect(second.stages == ["check"])
        #expect(second.result == expected)
    }

    @Test func whatIsMadeFromSomethingElseIsMadeAgain() async throws {
        _ = try await publish()
        #expect(try await publish(inputs: ["b"]).stages.contains("pages"))
        #expect(try await publish(inputs: nil).stages.contains("pages"))
        #expect(try await publish(inputs: nil).stages.contains("pages"))
        #expect(try await publish(.init(words: 21)).stages.contains("pages"))
        #expect(try await publish(.init(languages: [.en], words: 21)).stages.contains("pages"))
        try publisher.setWords(["zorple\tnoun\ta thing that tests need"])
        for _ in 1...2 {
            #expect(try await publish(.init(languages: [.en], words: 21)).stages.contains("pages"))
        }
    }

    @Test(arguments: ["index.html", "SHA256SUMS", "manifest.json", "index/en/-.json"])
    func aFileThatHasChangedIsMadeAgain(name: String) async throws {
        _ = try await publish()
        let text = try publisher.text(name)
        try TestFiles.write(Array((text + "x").utf8), at: name, below: publisher.directory)
        let second = try await publish()
        #expect(second.stages.contains("pages") && second.result.written == 1)
        #expect(try publisher.text(name) == text)
    }

    @Test(arguments: ["index.html", "manifest.json"]) func aFileThatIsMissingIsMadeAgain(name: String) async throws {
        _ = try await publish()
        unlink("\(publisher.directory)/\(name)")
        #expect(try await publish().stages.contains("pages"))
        #expect(publisher.has(name))
    }

    @Test func aNewWordChangesOnlyWhatShowsIt() async throws {
        try publisher.setWords([])
        let selection = Publication.Selection(languages: [.de])
        let first = try await publisher.publish(selection)
        try publisher.setWords(["zorple\tnoun\ta thing that tests need"])
        let second = try await publisher.publish(selection)
        #expect(second.files >= first.files + 2)
        #expect(try publisher.text("de/zorple.html").contains("a thing that tests need"))
        // The page, the answer, the index, the first page with the number of words, the record and the manifest.
        #expect((6...60).contains(second.written), "\(second)")
        try publisher.setWords([])
        let third = try await publisher.publish(selection)
        #expect(third.files == first.files)
        #expect(third.deleted >= 2 && !publisher.has("de/zorple.html"))
    }

    @Test func fewerWordsDeleteTheFilesOfOthersOnly() async throws {
        _ = try await publisher.publish()
        try TestFiles.write([1], at: "CNAME", below: publisher.directory)
        try TestFiles.write([1], at: "en/mine.html", below: publisher.directory)
        let fewer = try await publisher.publish(.init(languages: [.en], words: 10))
        #expect(fewer.deleted > 60)
        #expect(publisher.has("CNAME") && publisher.has("en/mine.html"))
        #expect(try TestFiles.names(in: publisher.directory + "/en").count == 11)
        #expect(try !TestFiles.names(in: publisher.directory).contains("de"))
    }

    @Test(arguments: ["index.html", "SHA256SUMS", "en/mouse.html"])
    func leavesDirectoriesOfOthersAlone(name: String) async throws {
        try TestFiles.write(Array("mine".utf8), at: name, below: publisher.directory)
        await #expect(throws: PublicationFailure.self) { try await publisher.publish() }
        #expect(try publisher.text(name) == "mine")
    }

    @Test func completesARunThatWasInterrupted() async throws {
        await #expect(throws: CancellationError.self) {
            try await publisher.publish { stage, done, _ in
                if stage == "pages", done > 20 { throw CancellationError() }
            }
        }
        #expect(!publisher.has("manifest.json"))
        let result = try await publisher.publish(.init(languages: [.de], words: 5))
        #expect(result.deleted > 10)
        let files = try publisher.listed
        for page in try TestFiles.names(in: publisher.directory + "/de") { #expect(files.contains("de/" + page)) }
        #expect(try !TestFiles.names(in: publisher.directory).contains("en"))
    }

    @Test func hostileWordsHaveFilesToo() async throws {
        let words = [
            "../../etc/passwd", "a/b", "100% sure", "CON", "con", "Con", "<b>", ".",
            "x" + String(repeating: "é", count: 90),
        ]
        try publisher.setWords(words.map { "\($0)\tnoun\ta thing with a hostile name" })
        _ = try await publisher.publish(.init(languages: [.de]))
        let entries = try publisher.entries("de")
        for word in words {
            let entry = try #require(entries.first { $0["word"].text == word && $0["of"] == nil }, "\(word)")
            let page = entry["page"].text ?? ""
            #expect(page.wholeMatch(of: /de\/[-a-z0-9_.()~]{1,190}\.html/) != nil, "\(page)")
            #expect(try publisher.text(page).contains("a thing with a hostile name"), "\(word)")
        }
        let pages = Set(try publisher.listed.map { $0.lowercased() })
        #expect(try pages.count == publisher.listed.count)
    }

    @Test func aLanguageThatIsNotThereIsRefused() async throws {
        await #expect(throws: PublicationFailure.noWords(.fr)) {
            try await publisher.publish(.init(languages: [.fr]))
        }
    }
}
