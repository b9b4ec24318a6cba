import HeadwordCore
import HeadwordJSON
import HeadwordLexicon
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct ServiceTests {
    @Test func everyExampleOfEveryEndpointRuns() async throws {
        let service = try Headword(lexicon: try FixtureLexicon.openBilingual(), corpora: try FixtureCorpora.library)
        for endpoint in service.registry.descriptions {
            #expect(!endpoint.examples.isEmpty, "\(endpoint.method) has no example")
            for example in endpoint.examples {
                _ = try await service.answer(
                    Call(method: endpoint.method, parameters: try JSONText(example.parameters.jsonBytes))
                )
            }
        }
    }

    @Test func dropInsAreCalledLikeBuiltInProviders() async throws {
        try requireProviders(of: "echo.text")
        #expect(try await call("echo.text", ["text": "hello"]) == "hello")
        #expect(try await call("server.info")["methods"]?.elements.contains("echo.text") == true)
    }

    @Test func anUnknownMethodIsNotFoundAndTheNearestNamed() async throws {
        let error = await #expect(throws: ErrorObject.self) { try await call("server.limitz") }
        #expect(error?.code == -32601)
        #expect(error?.data["suggestions"] == ["server.limits"])
    }

    @Test func theInfoNamesTheSourcesAndTheirLicences() async throws {
        let info = try await call("server.info")
        #expect(info["version"] == .string(headwordVersion))
        #expect(info["lexicon"]?["sources"]?[1]?["licence"]?.text?.contains("WordNet") == true)
    }
}
