import HeadwordCore
import HeadwordJSON
import HeadwordService
import HeadwordTestSupport
import HeadwordTesting
import Testing

@Suite struct EchoTests {
    private let methods: EndpointRegistry

    init() throws {
        methods = try DictionaryService(lexicon: try FixtureLexicon.open()).registry
    }

    @Test(arguments: [
        ("tea", 1, "tea"), ("tea", 3, "teateatea"), (" x ", 1, " x "), (" x ", 2, " x  x "), (" ", 1, " "),
        ("\u{3000}\tx\n", 1, "\u{3000}\tx\n"), ("", 1, ""),
    ])
    func aTextComesBackAsItIs(text: String, times: Int64, expected: JSONValue) async throws {
        let answer = try await methods.answer(to: "echo.text", ["text": .string(text), "times": .integer(times)])
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
