import HeadwordCompatible
import HeadwordConfiguration
import HeadwordJSON
import JSONRPCHTTP
import Testing

/// What the OpenAPI document says of the paths of other services.
@Suite struct DescriptionTests {
    private static let paths = CompatibleAPI.openAPIPaths(of: Set(CompatibleAPI.allCases))

    @Test(arguments: paths.members.map(\.name)) func aPathThatIsDescribedIsServed(path: String) async throws {
        let client = try WebClient(.dictionaryAPI, .datamuse, .oxford, .yomitan)
        let values = ["language": "en-gb", "target": "de", "word": "dog", "endpoint": "entries"]
        let target = values.reduce(path) { $0.replacing("{\($1.key)}", with: $1.value) }
        #expect(try client.has(target))
        let status = try await client.get(target + "?q=dog&term=dog&sp=dog&s=dog").status
        let responses = Self.paths[path]?["get"]?["responses"]
        #expect(responses?["\(status)"] != nil, "\(target) answers with \(status)")
    }

    @Test func onlyServicesThatAreSwitchedOnAreDescribed() {
        #expect(CompatibleAPI.openAPIPaths(of: []).members.isEmpty)
        #expect(CompatibleAPI.openAPIPaths(of: [.yomitan]).members.map(\.name) == ["/audio"])
    }

    @Test func aPathOfTwoServicesIsDescribedOnce() {
        let operation = Self.paths["/api/v2/entries/{language}/{word}"]?["get"]
        let schema = operation?["responses"]?["200"]?["content"]?["application/json"]?["schema"]
        #expect((schema?["anyOf"]).elements.map { $0["type"]?.text } == ["array", "object"])
    }

    @Test func eachPathHasAnIdentifierOfItsOwn() {
        let identifiers = Self.paths.members.compactMap { $0.value["get"]?["operationId"]?.text }
        #expect(identifiers.count == Self.paths.members.count)
        #expect(Set(identifiers).count == identifiers.count)
    }
}
