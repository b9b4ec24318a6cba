import Foundation
import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct CallTests {
    @Test func theResultIsPrinted() async throws {
        #expect(try await headword("call", "server.ping").output == "\"pong\"\n")
        try requireProviders(of: "echo.text")
        #expect(try await headword("call", "echo.text", #"["hi"]"#).output == "\"hi\"\n")
        #expect(try await headword("call", "echo.text", "-", input: #"{"text":"hi"}"#).output == "\"hi\"\n")
    }

    @Test(
        arguments: [
            (["dictionary.entries", #"{"word":"xyzzy"}"#], 1, "\"code\":404"),
            (["dictionary.entries", "{}"], 2, "missingParameter"), (["server.nothing"], 2, "-32601"),
            (["server.ping", "{"], 2, "not JSON"), (["server.ping", "5"], 2, "object or array"),
        ] as [([String], Int32, String)]
    )
    func anErrorIsToldWithItsExitCode(arguments: [String], exitCode: Int32, errors: String) async throws {
        try requireProviders(of: arguments[0])
        let outcome = try await Program.run(
            TestFiles.headword,
            ["call"] + arguments,
            environment: ["HEADWORD_LEXICON": try FixtureLexicon.path]
        )
        #expect(outcome.exitCode == exitCode)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(errors))
    }
}

@Suite(.timeLimit(.minutes(30))) struct LexiconCommandTests {
    @Test func aLexiconIsBuiltDescribedAndVerified() async throws {
        let directory = try TestFiles.temporaryDirectory()
        let build = try await headword(
            "lexicon",
            "build",
            "--source",
            "wordnet",
            "--root",
            FixtureLexicon.root,
            "--output",
            directory
        )
        #expect(build.exitCode == 0)
        #expect(build.lines.count == 1)
        #expect(build.errors.contains("importing WordNet: "))
        #expect(
            build.errors.hasPrefix("headword: wordnet without onboard-en: synonyms are chosen without word counts\n")
        )
        #expect(!build.errors.contains("\u{1B}"))
        let path = directory + "/current"
        let info = try await headword("lexicon", "info", "--lexicon", path)
        #expect(info.output.contains("package    wordnet-base 1:3.0-37"))
        let verify = try await headword("lexicon", "verify", "--lexicon", path)
        #expect(verify.exitCode == 0)
        #expect(verify.output.contains(": sound, "))
    }

    @Test func theInfoIsPrintedAsJSON() async throws {
        let info = try JSONValue(json: try await headword("lexicon", "info", "--json").output)
        let sources = try #require(info["sources"]?.elements)
        let wordnet = try #require(sources.first { $0["id"] == "wordnet" })
        #expect(wordnet["packages"] == [["name": "wordnet-base", "version": "1:3.0-37"]])
        #expect(wordnet["records"]?["headwords"] == info["headwords"]?["en"])
    }

    @Test func theLicencesAreNamedAndPrinted() async throws {
        #expect(try await headword("lexicon", "licences").lines.contains("wordnet: WordNet 3.0 license (BSD-like)"))
        let texts = try await headword("lexicon", "licences", "--full").output
        #expect(texts.contains("==== wordnet: wordnet-base ===="))
        #expect(texts.contains("Princeton University"))
    }

    @Test func twoLexiconsAreCompared() async throws {
        let same = try await headword("lexicon", "diff", try FixtureLexicon.path, try FixtureLexicon.path)
        #expect(same.exitCode == 0)
        #expect(same.output == "headwords: 0 added, 0 removed, 0 changed\n")
        let other = try DraftLexicon.build { draft in
            draft.add(Entry(source: "test"), to: .init(language: .en, word: "swim"), as: .noun)
            draft.add(Entry(source: "test"), to: .init(language: .en, word: "aardwolfish"), as: .noun)
        }
        let outcome = try await headword("lexicon", "diff", try FixtureLexicon.path, other.path)
        #expect(outcome.exitCode == 1)
        #expect(outcome.lines.contains("~ en swim"))
        #expect(outcome.lines.contains("+ en aardwolfish"))
        #expect(outcome.lines.contains("- en serendipity"))
        #expect(outcome.lines.last?.hasPrefix("headwords: 1 added, 1338 removed, 1 changed") == true)
    }

    @Test func equalSeedsDrawEqualEntries() async throws {
        try requireProviders(of: "dictionary.entries")
        let sample = try await headword("lexicon", "sample", "--count", "3", "--seed", "5")
        #expect(sample.lines.count { $0.hasPrefix("---- ") } == 3)
        #expect(try await headword("lexicon", "sample", "--count", "3", "--seed", "5").output == sample.output)
        #expect(try await headword("lexicon", "sample", "--count", "3", "--seed", "6").output != sample.output)
    }

    @Test func progressIsWrittenForPrograms() async throws {
        let outcome = try await headword("lexicon", "verify", "--progress", "json")
        let steps = try outcome.errors.split(separator: "\n").map { try JSONValue(json: String($0)) }
        #expect(steps.last?["done"] == steps.last?["total"])
        #expect(steps.last?["stage"] == "checking entries")
        #expect(try await headword("lexicon", "verify", "--progress", "none").errors.isEmpty)
    }

    @Test(arguments: [
        (["--set", "everything"], "core, english, all"), (["--source", "wordnat"], "did you mean 'wordnet'?"),
        (["--language", "klingon"], "unknown language 'klingon'; expected en, de"),
        (["--set", "core", "--source", "wordnet"], "not both"),
        (["--source", "wordnet", "--language", "de"], "has data about de"),
    ])
    func aWrongSelectionOfSourcesIsRefused(arguments: [String], message: String) async throws {
        let outcome = try await Program.run(
            TestFiles.headword,
            ["lexicon", "build", "--root", FixtureLexicon.root] + arguments
        )
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains(message))
    }

    @Test func aMissingPackageIsNamedOnALineOfItsOwn() async throws {
        let outcome = try await Program.run(
            TestFiles.headword,
            ["lexicon", "build", "--source", "wordnet", "--root", try TestFiles.temporaryDirectory()]
        )
        let lines = outcome.errors.split(separator: "\n").filter { line in
            !line.contains(" without ") && !line.hasPrefix("inflecting")
        }
        #expect(lines.count == 2 && !outcome.errors.contains("\\n"))
        #expect(lines.last?.hasPrefix("Unpack these packages") == true && lines.last?.contains("wordnet-base") == true)
    }

    @Test func anInterruptedBuildLeavesNothingBehind() async throws {
        let directory = try TestFiles.temporaryDirectory()
        let (root, pipe) = try rootThatBlocks()
        let build = try await Program(
            TestFiles.headword,
            ["lexicon", "build", "--source", "wordnet", "--root", root, "--output", directory]
        )
        while try TestFiles.names(in: directory) != [".lexicon.lock"] { try await Task.sleep(for: .milliseconds(5)) }
        build.interrupt()
        // The build continues only now.
        try await blocking { try FileHandle(forWritingTo: URL(filePath: pipe)).close() }
        #expect(try await build.finish().exitCode == 130)
        #expect(try TestFiles.names(in: directory) == [".lexicon.lock"])
    }

    /// Returns the small WordNet with a named pipe in place of one file: a build blocks there until the pipe is opened.
    private func rootThatBlocks() throws -> (root: String, pipe: String) {
        let root = try TestFiles.temporaryDirectory()
        let data = "/usr/share/wordnet"
        try FileManager.default.createDirectory(atPath: root + data, withIntermediateDirectories: true)
        for name in try TestFiles.names(in: FixtureLexicon.root + data) where name != "index.noun" {
            try TestFiles.link("\(root)\(data)/\(name)", to: "\(FixtureLexicon.root)\(data)/\(name)")
        }
        let pipe = "\(root)\(data)/index.noun"
        try #require(mkfifo(pipe, 0o600) == 0)
        return (root, pipe)
    }

    @Test func missingDataAreNamedWithTheRemedy() async throws {
        let outcome = try await headword(
            "lexicon",
            "build",
            "--source",
            "wordnet",
            "--root",
            "/nonexistent",
            "--output",
            try TestFiles.temporaryDirectory()
        )
        #expect(outcome.exitCode == 5)
        #expect(outcome.errors.contains("/nonexistent/usr/share/wordnet/index.noun"))
        #expect(outcome.errors.contains("wordnet-base"))
    }

    @Test(arguments: [["serve", "--stdio"], ["call", "server.ping"], ["lexicon", "verify"]])
    func aMissingOrDamagedLexiconEndsWithFive(command: [String]) async throws {
        let damaged = try TestFiles.temporaryDirectory() + "/damaged.sqlite"
        try TestFiles.write(Array(repeating: 7, count: 9000), to: damaged)
        for path in ["/nonexistent/lexicon", damaged] {
            let outcome = try await Program.run(TestFiles.headword, command + ["--lexicon", path])
            #expect(outcome.exitCode == 5)
            #expect(outcome.errors.contains(path))
            #expect(outcome.errors.contains("headword lexicon build"))
        }
    }

    @Test func theLexiconOfTheFlagComesBeforeThatOfTheEnvironment() async throws {
        let outcome = try await Program.run(
            TestFiles.headword,
            ["call", "server.ping", "--lexicon", try FixtureLexicon.path],
            environment: ["HEADWORD_LEXICON": "/nonexistent"]
        )
        #expect(outcome.exitCode == 0)
    }

    @Test func theDataDirectoryFollowsTheXDGSpecification() async throws {
        let data = try TestFiles.temporaryDirectory()
        let environment = ["XDG_DATA_HOME": data, "HEADWORD_LEXICON": ""]
        let build = try await Program.run(
            TestFiles.headword,
            ["lexicon", "build", "--source", "wordnet", "--root", FixtureLexicon.root],
            environment: environment
        )
        #expect(build.output.hasPrefix(data + "/headword/lexicon-en-"))
        #expect(
            try await Program.run(TestFiles.headword, ["call", "server.ping"], environment: environment).exitCode
                == 0
        )
    }
}

@Suite(.timeLimit(.minutes(30))) struct HelpTests {
    /// Commands whose help has no usage examples.
    private static let withoutExamples: Set = ["config", "upstream", "help"]

    /// Returns the subcommands of a command, as the program lists them for tools.
    private func subcommands(of command: JSONValue?, _ path: [String] = []) -> [[String]] {
        let below = command?["subcommands"]?.elements ?? []
        return [path] + below.flatMap { subcommands(of: $0, path + [$0["commandName"]?.text ?? ""]) }
    }

    private func commands() async throws -> [[String]] {
        let dump = try JSONValue(json: try await headword("--experimental-dump-help").output)
        return subcommands(of: dump["command"])
    }

    @Test func theHelpOfEachCommandHasExamplesAndGoesToStandardOutput() async throws {
        let commands = try await commands()
        #expect(commands.count > 30)
        for command in commands where command.last.map({ !Self.withoutExamples.contains($0) }) ?? true {
            let outcome = try await Program.run(TestFiles.headword, command + ["--help"])
            #expect(outcome.exitCode == 0, "\(command)")
            #expect(outcome.output.contains("EXAMPLES"), "\(command)")
            // An example wider than the help would be wrapped.
            let examples = outcome.lines.filter { $0.hasPrefix("  headword ") }
            #expect(examples.allSatisfy { $0.count <= 80 }, "\(command)")
            #expect(outcome.errors.isEmpty, "\(command)")
        }
    }

    @Test(arguments: [30, 40, 60, 80])
    func theHelpFitsTheTerminal(columns: Int) async throws {
        for command in try await commands() {
            let outcome = try await Program.run(
                TestFiles.headword,
                command + ["--help"],
                environment: ["COLUMNS": String(columns)]
            )
            #expect(outcome.exitCode == 0, "\(command)")
            let tooWide = outcome.lines.filter { line in
                // A line without blanks cannot be wrapped, and a quotation must not be.
                line.count > columns && !line.contains("'")
                    && line.split(separator: " ").allSatisfy { $0.count < columns - 12 }
            }
            #expect(tooWide.isEmpty, "\(command)")
        }
    }

    @Test func aLongExampleIsBrokenLikeACommand() async throws {
        let outcome = try await Program.run(
            TestFiles.headword,
            ["call", "--help"],
            environment: ["COLUMNS": "40"]
        )
        let broken = """
              headword call dictionary.entries \\
                  '{"word": "swam", "fields": ["definitions"]}'
            """
        #expect(outcome.output.contains(broken))
        #expect(
            outcome.output.contains("  headword call --help\n      all methods, including those of\n      providers\n")
        )
    }

    @Test func theUsageBesideAnErrorFitsTheTerminal() async throws {
        let outcome = try await Program.run(
            TestFiles.headword,
            ["call", "--frobnicate"],
            environment: ["COLUMNS": "40"]
        )
        #expect(outcome.exitCode == 2)
        let usage = outcome.errors.split(separator: "\n").drop { !$0.hasPrefix("Usage:") }.prefix {
            !$0.contains("See")
        }
        #expect(usage.count > 1 && usage.allSatisfy { $0.count <= 40 })
    }
}
