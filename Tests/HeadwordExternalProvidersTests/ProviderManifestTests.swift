import HeadwordCore
import HeadwordJSON
import HeadwordTestSupport
import Testing

@testable import HeadwordExternalProviders

private let good = #"""
    {
        "protocol": 1, "name": "Tea", "version": "1.2", "namespace": "tea", "concurrency": 4,
        "methods": [
            {
                "name": "tea.pour", "summary": "Pours tea.",
                "params": [
                    {"name": "cups", "summary": "How many.", "required": true, "schema": {"type": "integer", "minimum": 1}},
                    {"name": "milk", "summary": "Whether with milk.", "schema": {"type": "boolean"}}
                ],
                "result": {"name": "tea", "schema": {"type": "string"}},
                "errors": [{"code": 418, "message": "I am a teapot."}],
                "examples": [{"name": "Two", "params": {"cups": 2}}]
            }
        ]
    }
    """#

private func manifest(_ text: String) throws -> ProviderManifest {
    try ProviderManifest(try JSONText(Array(text.utf8)).value())
}

@Suite struct ProviderManifestTests {
    @Test func aDescriptionIsRead() throws {
        let manifest = try manifest(good)
        #expect(manifest.name == "Tea" && manifest.version == "1.2" && manifest.namespace == "tea")
        #expect(manifest.concurrency == 4)
        let pour = try #require(manifest.methods.first?.description)
        #expect(pour.method == "tea.pour" && pour.summary == "Pours tea." && pour.resultName == "tea")
        #expect(pour.parameters.map(\.name) == ["cups", "milk"])
        #expect(pour.parameters.map(\.isRequired) == [true, false])
        #expect(pour.parameters.map { $0.expectation.isEmpty } == [false, false])
        #expect(pour.failures.map(\.code) == [418])
        #expect(pour.examples.map(\.parameters) == [["cups": 2]])
    }

    @Test func oneCallAtATimeIsTheDefault() throws {
        #expect(try manifest(good.replacing(#""concurrency": 4,"#, with: "")).concurrency == 1)
    }

    @Test(
        arguments: [
            (#""protocol": 1"#, #""protocol": 2"#, "'protocol' must be"),
            (#""name": "Tea", "#, "", "'name' is missing"),
            (#""namespace": "tea""#, #""namespace": "Tea""#, "'namespace' is 'Tea'"),
            (#""namespace": "tea""#, #""namespace": "rpc""#, "belongs to Headword"),
            (#""tea.pour""#, #""coffee.pour""#, "'methods[0].name' is 'coffee.pour'"),
            (#""tea.pour""#, #""tea.pour.out""#, "'methods[0].name'"),
            (#""params": ["#, #""parms": ["#, "did you mean 'params'"),
            (#""cups", "s"#, #""Cups", "s"#, "'methods[0].params[0].name' is 'Cups'"),
            (#""name": "milk""#, #""name": "cups""#, "has 'cups' twice"),
            (#""required": true, "#, #""required": 1, "#, "'methods[0].params[0].required' must be true or false"),
            (#""summary": "Whether with milk.""#, #""required": true, "summary": """#, "1 to 500 characters"),
            (
                #"{"type": "boolean"}"#, #"{"type": "truth"}"#,
                "'methods[0].params[1].schema' is not a usable JSON Schema"
            ),
            (#"{"type": "boolean"}"#, "true", "must be a JSON Schema"),
            (#""code": 418"#, #""code": 200"#, "400 to 599"),
            (#"{"cups": 2}"#, #"{"cups": 0}"#, "which would be refused"),
            (#"{"cups": 2}"#, #"{"cup": 2}"#, "which would be refused"),
            (#""concurrency": 4"#, #""concurrency": 0"#, "'concurrency' must be an integer of 1 to"),
        ]
    )
    func aFaultNamesItsPlace(part: String, replacement: String, told: String) throws {
        #expect(good.contains(part))
        let failure = #expect(throws: ManifestFailure.self) { try manifest(good.replacing(part, with: replacement)) }
        #expect(failure?.description.contains(told) == true)
    }

    @Test func aRequiredParameterComesBeforeTheOthers() throws {
        let text = good.replacing(#""required": true, "#, with: "").replacing(
            #""schema": {"type": "boolean"}"#,
            with: #""required": true, "schema": {"type": "boolean"}"#
        )
        let failure = #expect(throws: ManifestFailure.self) { try manifest(text) }
        #expect(failure?.message.contains("'milk' after one that is not required") == true)
    }

    @Test func thePageOfTheProtocolTellsWhichCodesErrorsMayHave() throws {
        let page = try TestFiles.contents(of: TestFiles.repository + "/Documentation/provider-protocol.md")
        let codes = "\(ProviderError.codes.lowerBound) to \(ProviderError.codes.upperBound)"
        let row = String(decoding: page, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("| `errors` |") }
        #expect(row?.contains("the code from \(codes). Any other code here is refused") == true)
        #expect(row?.contains("\(ProviderError.invalidParameters)") == true)
    }

    @Test(arguments: ["[]", "1", "null", "{}", #"{"protocol":1}"#])
    func whatIsNoDescriptionIsRefused(text: String) {
        #expect(throws: ManifestFailure.self) { try manifest(text) }
    }
}
