import HeadwordCore
import HeadwordCorpus
import HeadwordJSON
import HeadwordLexicon
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct ServiceTests {
    @Test func everyExampleOfEveryEndpointRuns() async throws {
        let service = try DictionaryService(
            lexicon: try FixtureLexicon.openBilingual(),
            corpora: try FixtureCorpora.library
        )
        for endpoint in service.registry.descriptions {
            #expect(!endpoint.examples.isEmpty, "\(endpoint.method) has no example")
            for example in endpoint.examples {
                _ = try await service.begin(
                    Call(method: endpoint.method, parameters: try JSONText(example.parameters.jsonBytes))
                ).value()
            }
        }
    }

    @Test func exactlyTheExamplesThatSayWhatTheyNeedFailOnTheSetCoreWithoutCorpora() async throws {
        let service = try DictionaryService(
            lexicon: try FixtureLexicon.openCore(),
            corpora: CorpusLibrary(directory: try TestFiles.temporaryDirectory())
        )
        for endpoint in service.registry.descriptions {
            for example in endpoint.examples {
                let call = Call(method: endpoint.method, parameters: try JSONText(example.parameters.jsonBytes))
                let answer = try? await service.begin(call).value()
                #expect((answer == nil) == (example.needs != nil), "\(endpoint.method): \(example.name)")
            }
        }
    }

    @Test func anIntegerOfAnyExampleMayBeWrittenWithAFraction() async throws {
        let service = try DictionaryService(
            lexicon: try FixtureLexicon.openBilingual(),
            corpora: try FixtureCorpora.library
        )
        for endpoint in service.registry.descriptions {
            for example in endpoint.examples {
                let members = example.parameters.members.map { member -> JSONObject.Member in
                    guard case .integer(let integer) = member.value else { return member }
                    return .init(name: member.name, value: .real(Double(integer)))
                }
                let parameters = JSONObject(members: members)
                guard parameters != example.parameters else { continue }
                _ = try await service.publishedAnswer(to: endpoint.method, .object(parameters))
            }
        }
    }

    @Test func theDocumentSaysWhatExamplesNeed() async throws {
        try requireProviders(of: "lexistats.trend")
        let trend = try await call("rpc.discover")["methods"]?.elements.first { $0["name"] == "lexistats.trend" }
        #expect(trend?["examples"]?[0]?["description"]?.text?.hasPrefix("Needs a corpus") == true)
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
