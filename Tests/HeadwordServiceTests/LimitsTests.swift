import HeadwordJSON
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct LimitsTests {
    @Test func limitsAreToldAsTheServiceGotThem() async throws {
        let limit = ServiceLimit(name: "limits.depth", value: 64, unit: "levels", range: 4...512, summary: "The depth.")
        let service = try Headword(lexicon: try FixtureLexicon.open(), limits: [limit])
        let answer = try JSONText(try await service.answer(Call(method: "server.limits")).jsonBytes).value()
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
}
