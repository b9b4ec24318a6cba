import HeadwordJSON
import HeadwordLexicon
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct RhymesCommandTests {
    private func rhymes(_ arguments: [String]) async throws -> Program.Outcome {
        try await headword(["rhymes"] + arguments, lexicon: try FixtureLexicon.openBilingual().path)
    }

    @Test func rhymesAreListedOneOnEachLineForScripts() async throws {
        let outcome = try await rhymes(["dog", "--kind", "perfect,near"])
        #expect(outcome.exitCode == 0)
        #expect(!outcome.lines.isEmpty && outcome.lines.allSatisfy { !$0.contains(" ") && !$0.contains("/") })
    }

    @Test func theJSONIsThatOfTheMethod() async throws {
        let call = CallExample(
            ["rhymes", "dog", "--kind", "near"],
            "rhymes.lookup",
            #"{"word":"dog","kind":["near"]}"#
        )
        try await call.check()
    }

    @Test func aWordThatNobodyKnowsIsNotFoundAndAWrongOptionIsNamed() async throws {
        let unknown = try await rhymes(["xyzzy."])
        #expect(unknown.exitCode == 1 && unknown.errors.hasPrefix("headword: There is no entry for 'xyzzy'.\n"))
        let wrong = try await rhymes(["dog", "--syllables", "many"])
        #expect(wrong.exitCode == 2 && wrong.errors.hasPrefix("headword: --syllables must be "))
    }
}
