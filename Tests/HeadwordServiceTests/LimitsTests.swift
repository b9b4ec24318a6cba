import HeadwordCore
import HeadwordJSON
import HeadwordService
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct LimitsTests {
    @Test func limitsAreToldAsTheServiceGotThem() async throws {
        let limit = ServiceLimit(name: "limits.depth", value: 64, unit: "levels", range: 4...512, summary: "The depth.")
        let service = try DictionaryService(lexicon: try FixtureLexicon.open(), limits: [limit])
        let answer = try JSONText(try await service.begin(Call(method: "server.limits")).value().bytes).value()
        #expect(
            answer["limits"] == [
                [
                    "name": "limits.depth", "value": 64, "unit": "levels", "minimum": 4, "maximum": 512,
                    "summary": "The depth.",
                ]
            ]
        )
    }

    @Test func aServiceThatWasNotConfiguredTellsNone() async throws {
        #expect(try await call("server.limits")["limits"]?.elements.isEmpty == true)
    }

    @Test(arguments: [(7, nil), (8, -32602)])
    func pagesAreNoLongerThanTheServiceAllows(limit: Int, code: Int?) async throws {
        try requireProviders(of: "wordlist.query")
        let parameters: JSONValue = ["prefix": "s", "limit": .integer(Int64(limit))]
        let error = await failure("wordlist.query", parameters, CallLimits { $0.pageLength = 7 })
        #expect(error?.code == code)
        #expect(error == nil || error?.message.contains("1 to 7") == true)
    }

    @Test func aPageThatIsNotAskedForIsNoLongerEither() async throws {
        try requireProviders(of: "wordlist.query")
        let service = try DictionaryService(
            lexicon: try FixtureLexicon.open(),
            callLimits: CallLimits { $0.pageLength = 3 }
        )
        let call = Call(method: "wordlist.query", parameters: try JSONText(Array(#"{"prefix":"s"}"#.utf8)))
        let answer = try JSONText(try await service.begin(call).value().bytes).value()
        #expect(answer["results"]?.elements.count == 3)
        #expect(answer["metadata"]?["limit"] == 3)
    }

    /// Shallow enough values are read, and rejected only because they are not text.
    @Test(arguments: [(3, "invalidParameter"), (4, "nestedTooDeep")] as [(Int, JSONValue)])
    func parametersAreNestedNoDeeperThanTheServiceAllows(depth: Int, reason: JSONValue) async throws {
        try requireProviders(of: "echo.text")
        let nested = (1..<depth).reduce(JSONValue.string("x")) { value, _ in .array([value]) }
        let error = await failure("echo.text", ["text": nested], CallLimits { $0.depth = 3 })
        #expect(error?.data["reason"] == reason)
    }

    private func failure(_ method: String, _ parameters: JSONValue, _ limits: CallLimits) async -> ErrorObject? {
        do {
            let service = try DictionaryService(lexicon: try FixtureLexicon.open(), callLimits: limits)
            _ = try await service.begin(Call(method: method, parameters: try JSONText(parameters.jsonBytes))).value()
            return nil
        } catch {
            return error as? ErrorObject
        }
    }
}
