import HeadwordCore
import HeadwordJSON
import HeadwordService
import HeadwordTestSupport
import HeadwordTesting
import Testing

@Suite struct EchoTests {
    private let methods: EndpointRegistry

    init() throws {
        methods = try Headword(lexicon: try FixtureLexicon.open()).registry
    }

    @Test(arguments: [(1, "tea"), (3, "teateatea")])
    func aTextComesBack(times: Int64, expected: JSONValue) async throws {
        let answer = try await methods.answer(to: "echo.text", ["text": "tea", "times": .integer(times)])
        #expect(answer == expected)
    }

    @Test func aMissingTextIsNamed() async {
        let failure = await #expect(throws: CallFailure.self) { try await methods.answer(to: "echo.text") }
        #expect(failure?.parameter == "text")
    }

    @Test func itKeepsToTheRulesOfProviders() async {
        let findings = await Conformance(of: methods, namespace: "echo").check()
        #expect(findings.isEmpty, "\(findings)")
    }
}
