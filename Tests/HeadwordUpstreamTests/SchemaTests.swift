import HeadwordCore
import HeadwordJSON
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import JSONSchema
import OxfordAPI
import OxfordStandIn
import Testing

/// Clients see the same shape, whichever source answers.
@Suite(.timeLimit(.minutes(30))) struct SchemaTests {
    @Test("answers of the API fit the published schema", arguments: OxfordVersion.allCases)
    func upstreamAnswers(_ version: OxfordVersion) async throws {
        try await Upstream.run(version) { upstream in
            for failure in [nil, Fault.unknownKeys, .unknownLabels, .stringOrArray, .numbersAsStrings] {
                upstream.standIn.clearFaults()
                if let failure { upstream.standIn.inject(failure) }
                for golden in GoldenURLTests.goldens where golden.isOffered(version, by: upstream.service) {
                    guard let answer = try? await upstream.call(golden.method, golden.parameters) else { continue }
                    expectFit(
                        answer,
                        of: golden.method,
                        in: upstream.service,
                        "\(golden.name) \(String(describing: failure))"
                    )
                }
            }
        }
    }

    @Test(
        "most of the requests have answers, so that there is something to compare",
        arguments: OxfordVersion.allCases
    )
    func questionsHaveAnswers(_ version: OxfordVersion) async throws {
        try await Upstream.run(version) { upstream in
            var missing: [String] = []
            for golden in GoldenURLTests.goldens where golden.isOffered(version, by: upstream.service) {
                let reason = try await upstream.reason(golden.method, golden.parameters)
                if reason != "ok" { missing.append("\(golden.name): \(reason)") }
            }
            #expect(missing.count < 12, "\(missing)")
        }
    }

    @Test("answers of the lexicon fit it too")
    func lexiconAnswers() async throws {
        let service = try DictionaryService(
            lexicon: try FixtureLexicon.openBilingual(),
            corpora: try FixtureCorpora.library
        )
        var count = 0
        for endpoint in service.registry.descriptions {
            for example in endpoint.examples {
                let parameters = try JSONText(JSONValue.object(example.parameters).jsonBytes)
                let call = Call(method: endpoint.method, parameters: parameters)
                guard let answer = try? await service.begin(call).value() else { continue }
                count += 1
                expectFit(try JSONText(answer.jsonBytes).value(), of: endpoint.method, in: service, example.name)
            }
        }
        #expect(count * 2 > service.methods.count)
    }

    private func expectFit(_ answer: JSONValue, of method: String, in service: DictionaryService, _ name: String) {
        #expect(throws: Never.self, "\(method), \(name)") {
            let description = try #require(service.registry.descriptions.first { $0.method == method })
            let failure = try JSONSchema(.object(description.resultSchema.value)).firstFailure(in: answer)
            #expect(failure == nil, "\(method), \(name)")
        }
    }
}
