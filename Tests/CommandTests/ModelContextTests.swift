import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import Testing

@Suite struct ModelContextTests {
    private static let messages = """
        {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}
        {"jsonrpc":"2.0","method":"notifications/initialized"}
        {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"define","arguments":{"words":["dogs"]}}}

        """

    private func replies(_ outcome: Program.Outcome) throws -> [JSONValue] {
        try outcome.output.split(separator: "\n").map { try JSONValue(json: String($0)) }
    }

    @Test func aModelIsServedOnStandardInputUntilItEnds() async throws {
        let outcome = try await headword("mcp", input: Self.messages)
        let replies = try replies(outcome)
        #expect(replies.first?["result"]?["protocolVersion"] == "2025-06-18")
        #expect(replies.last?["result"]?["structuredContent"]?["found"] == true)
        #expect(replies.count == 2)
        #expect(outcome.exitCode == 0)
    }

    @Test func withoutALexiconEachToolSaysHowToBuildOne() async throws {
        let outcome = try await headword(["mcp"], input: Self.messages, lexicon: "/nowhere")
        let result = try replies(outcome).last?["result"]
        #expect(result?["isError"] == true)
        #expect(result?["content"]?[0]?["text"]?.text?.contains("headword lexicon build") == true)
        #expect(outcome.exitCode == 5)
    }
}
