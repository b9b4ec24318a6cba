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

    @Test func requiredParametersComeFirstAndNamesAreUnique() throws {
        for endpoint in try Headword(lexicon: try FixtureLexicon.open()).registry.descriptions {
            let required = endpoint.parameters.map(\.isRequired)
            #expect(required == required.sorted { $0 && !$1 }, "\(endpoint.method)")
            #expect(Set(endpoint.parameters.map(\.name)).count == endpoint.parameters.count)
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

    @Test func thePublishedSchemaIsFresh() async throws {
        let published = try TestFiles.contents(of: TestFiles.repository + "/rpc-schema/openrpc.json")
        let methods = try JSONText(published).value()["methods"]?.elements.compactMap { $0["name"]?.text } ?? []
        try requireProviders(of: methods)
        let current = try await call("rpc.discover").prettyPrinted() + "\n"
        #expect(
            String(decoding: published, as: UTF8.self) == current,
            "write it anew: headword call rpc.discover --pretty > rpc-schema/openrpc.json"
        )
    }
}
