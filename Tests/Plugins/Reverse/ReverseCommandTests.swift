import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct ReverseCommandTests {
    @Test func theWordForADefinitionIsFound() async throws {
        let example = PageExample(
            ["reverse", "--limit", "1", "a", "young", "cat"],
            output: "kitten  noun\n  young domestic cat\n"
        )
        try await example.check()
    }

    @Test func theJSONIsThatOfTheMethod() async throws {
        try await CallExample(["reverse", "a young cat"], "reverse.lookup", #"{"definition":"a young cat"}"#).check()
        try await CallExample(["reverse", "the"], "reverse.lookup", #"{"definition":"the"}"#).check()
    }
}
