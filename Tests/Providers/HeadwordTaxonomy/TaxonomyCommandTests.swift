import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct TaxonomyCommandTests {
    @Test func whatAWordIsAKindOfIsShownBelowItsMeanings() async throws {
        let outcome = try await headword("taxonomy", "--category", "noun", "dog")
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.hasPrefix("dog  noun\n  1  "))
        #expect(outcome.output.contains("\n     a kind of: "))
    }

    @Test func treesAreIndentedAndPathsStandInLines() async throws {
        let tree = try await headword("taxonomy", "--shape", "tree", "--depth", "2", "dog")
        #expect(tree.output.contains("\n       a kind of: "))
        #expect(try await headword("taxonomy", "--shape", "path", "dog").output.contains(" > "))
    }

    @Test func whatTheLimitLeavesOutIsTold() async throws {
        let outcome = try await headword("taxonomy", "--limit", "1", "dog")
        #expect(outcome.errors == "There are more concepts than --limit allows.\n")
        #expect(outcome.lines.count { $0.contains("a kind of:") } == 1)
    }

    @Test func theJSONIsThatOfTheMethod() async throws {
        let parameters = #"{"word":"dog","relations":["hyponyms"],"shape":"tree"}"#
        try await CallExample(
            ["taxonomy", "dog", "--relation", "hyponyms", "--shape", "tree"],
            "taxonomy.lookup",
            parameters
        )
        .check()
        try await CallExample(["taxonomy", "xyzzy"], "taxonomy.lookup", #"{"word":"xyzzy"}"#).check()
    }
}
