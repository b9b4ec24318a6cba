import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

/// The help that `headword call` prints about methods.
@Suite(.timeLimit(.minutes(30))) struct CallHelpTests {
    private static let palindromes = "\(TestFiles.repository)/Examples/providers/palindromes.py"

    /// Runs `headword call` without a time limit for starting programs.
    private func call(_ arguments: String..., lexicon: String? = nil) async throws -> Program.Outcome {
        try await Program.run(
            TestFiles.headword,
            ["call"] + arguments,
            environment: [
                "HEADWORD_LEXICON": try lexicon ?? FixtureLexicon.path,
                "HEADWORD_PROVIDERS_START_MILLISECONDS": "60000",
            ]
        )
    }

    @Test(arguments: ["--help", "-h"])
    func helpListsTheMethodsOfAllProviders(flag: String) async throws {
        try requireProviders(of: "dictionary.entries", "rhymes.lookup")
        let outcome = try await call(flag, "--provider", Self.palindromes)
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        #expect(outcome.output.contains("EXAMPLES\n"))
        for method in ["dictionary.entries", "rhymes.lookup", "server.ping", "palindromes.check"] {
            #expect(outcome.output.contains("\n  \(method) "), "\(method)")
        }
    }

    @Test func helpOnAMethodTellsWhatItTakes() async throws {
        try requireProviders(of: "dictionary.entries")
        let outcome = try await call("dictionary.entries", "--help")
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.hasPrefix("dictionary.entries: "))
        #expect(outcome.output.contains("\n  word "))
        #expect(outcome.output.contains("\n  404 "))
        #expect(outcome.output.contains("\n    headword call dictionary.entries '{\"word\":"))
    }

    @Test func helpOnAMethodOfAProgramIsTheProgramsOwn() async throws {
        let outcome = try await call("palindromes.longest", "--help", "--provider", Self.palindromes)
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.hasPrefix("palindromes.longest: Finds the longest palindrome in a text.\n"))
        #expect(outcome.output.contains("The text holds no palindrome."))
    }

    @Test func aMethodThatIsNotThereIsNamedWithTheNearest() async throws {
        let outcome = try await call("server.pong", "--help")
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors == "headword: There is no method 'server.pong'. Did you mean 'server.ping'?\n")
    }

    @Test func withoutALexiconHelpStillTellsOfTheCommand() async throws {
        let outcome = try await call("--help", lexicon: "/nowhere/lexicon")
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("headword call server.info"))
        #expect(outcome.output.contains("\nMETHODS\n  headword: ") && outcome.errors.isEmpty)
    }

    @Test func withoutAMethodTheUsageIsTold() async throws {
        let outcome = try await call()
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("Missing expected argument '<method>'"))
    }
}
