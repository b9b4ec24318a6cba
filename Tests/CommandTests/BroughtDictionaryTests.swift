import HeadwordJSON
import HeadwordLexiconBuilder
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// The commands about dictionaries that users bring.
@Suite(.timeLimit(.minutes(30))) struct BroughtDictionaryTests {
    /// A directory with a lexicon and a glossary.
    private struct Desk {
        let directory: String
        let glossary: String

        init() throws {
            directory = try TestFiles.temporaryDirectory()
            glossary = directory + "/terms.tsv"
            let text = "# title: Our Terms\n# licence: CC0\nword\tpos\tdefinition\nflubble\tnoun\ta small mistake\n"
            try TestFiles.write(Array(text.utf8), to: glossary)
        }

        /// Runs a command that builds from the small WordNet.
        func run(_ arguments: String...) async throws -> Program.Outcome {
            try await headword(["lexicon"] + arguments + ["--root", FixtureLexicon.root, "--output", directory])
        }

        func list() async throws -> Program.Outcome { try await headword("lexicon", "list", "--output", directory) }

        /// The identifiers of the sources of the current lexicon.
        func sources() async throws -> [String] {
            let info = try await headword("lexicon", "info", "--json", "--lexicon", directory + "/current")
            return try JSONValue(json: info.output)["sources"]?.elements.compactMap { $0["id"]?.text } ?? []
        }
    }

    @Test func aDictionaryIsAddedListedDescribedAndRemoved() async throws {
        let desk = try Desk()
        #expect(try await desk.run("build", "--source", "wordnet").exitCode == 0)
        #expect(try await desk.list().exitCode == 1)
        #expect(try await desk.run("add", "terms", desk.glossary).exitCode == 0)
        #expect(
            try await desk.list().output
                == "terms: glossary: \(desk.glossary)\n"
        )
        let info = try await headword("lexicon", "info", "--lexicon", desk.directory + "/current").output
        #expect(info.contains("source     terms: Our Terms\nlicence    CC0\n"))
        #expect(try await desk.sources().contains("wordnet"))
        #expect(try await desk.run("remove", "terms").exitCode == 0)
        #expect(try await desk.sources().contains("wordnet"))
        #expect(try await !desk.sources().contains("terms"))
    }

    @Test func aLaterBuildIncludesWhatWasAdded() async throws {
        let desk = try Desk()
        #expect(try await desk.run("build", "--source", "wordnet").exitCode == 0)
        #expect(try await desk.run("add", "terms", desk.glossary).exitCode == 0)
        #expect(try await desk.run("build", "--source", "wordnet").exitCode == 0)
        #expect(try await desk.sources().contains("terms"))
    }

    @Test func aDictionaryIsIncludedForOneBuildOnly() async throws {
        let desk = try Desk()
        #expect(try await desk.run("build", "--source", "wordnet", "--with", desk.glossary).exitCode == 0)
        #expect(try await desk.sources().contains("terms"))
        #expect(try await desk.run("build", "--source", "wordnet").exitCode == 0)
        #expect(try await !desk.sources().contains("terms"))
    }

    @Test func anAnswerNamesTheDictionaryAsItsSource() async throws {
        try requireProviders(of: "dictionary.entries")
        let desk = try Desk()
        #expect(try await desk.run("build", "--source", "wordnet", "--with", desk.glossary).exitCode == 0)
        let call = ["call", "dictionary.entries", #"{"word":"flubble"}"#]
        let answer = try await headword(call, lexicon: desk.directory + "/current").output
        #expect(answer.contains("a small mistake"))
        #expect(answer.contains("\"terms\""))
    }

    @Test func aDictionaryThatIsNotOneChangesNothing() async throws {
        let desk = try Desk()
        #expect(try await desk.run("build", "--source", "wordnet").exitCode == 0)
        try TestFiles.write(Array("hello\n".utf8), to: desk.glossary)
        let outcome = try await desk.run("add", "terms", desk.glossary)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("terms.tsv:1: expected a header with the column 'word'"))
        #expect(try await desk.list().exitCode == 1)
        #expect(try await !desk.sources().contains("terms"))
    }

    @Test(arguments: [
        (["add", "wordnet", "x.tsv"], "'wordnet' is a source of Headword's own"),
        (["add", "My Words", "x.tsv"], "a name has at most 40 letters"),
        (["add", "terms", "/nonexistent.tsv"], "/nonexistent.tsv: No such file or directory"),
        (["remove", "terms"], "terms"),
    ])
    func aMistakeIsExplained(arguments: [String], errors: String) async throws {
        let directory = try TestFiles.temporaryDirectory()
        let outcome = try await headword(["lexicon"] + arguments + ["--output", directory])
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains(errors))
    }

    @Test func aDamagedListIsNamed() async throws {
        let directory = try TestFiles.temporaryDirectory()
        try TestFiles.write(Array(#"{"dictionaries":[{"name":"x"}]}"#.utf8), to: directory + "/brought.json")
        let outcome = try await headword("lexicon", "list", "--output", directory)
        #expect(outcome.exitCode == 5)
        #expect(outcome.errors.contains("brought.json: element 1 of 'dictionaries' is not a dictionary"))
    }
}
