import HeadwordCore
import HeadwordJSON
import HeadwordModel
import Testing

private let word = Parameter<String>.text("word", "A word.", length: 1...8)
private let language = Parameter<Language>.label("language", "A language.")
private let categories = Parameter<[LexicalCategory]>.labels("lexicalCategory", "Categories.")
private let count = Parameter<Int>.integer("count", "A number.", in: 1...9)
private let endpoint = EndpointDescription(
    method: "test.method",
    summary: "A test.",
    parameters: [word.description, language.description, categories.description, count.description],
    resultName: "nothing",
    resultSchema: .any
)

@Suite struct ParameterReaderTests {
    @Test(
        arguments: [
            ["word": " swim ", "language": "EN", "lexicalCategory": ["Noun", "combining form", "noun"]],
            ["swim", "english", "noun, combiningForm"],
        ] as [JSONValue]
    )
    func parametersAreReadByNameAndByPosition(parameters: JSONValue) throws {
        let reader = try ParameterReader(parameters, of: endpoint)
        #expect(try reader.value(of: word) == "swim")
        #expect(try reader.valueIfPresent(of: language) == .en)
        #expect(try reader.valueIfPresent(of: categories) == [.noun, .combiningForm])
    }

    @Test(arguments: [["word": "swim"], ["word": "swim", "language": nil], ["swim"]] as [JSONValue])
    func whatIsNotGivenIsAbsent(parameters: JSONValue) throws {
        let reader = try ParameterReader(parameters, of: endpoint)
        #expect(try reader.valueIfPresent(of: language) == nil)
        #expect(try reader.valueIfPresent(of: categories) == nil)
        #expect(try reader.valueIfPresent(of: count) == nil)
    }

    @Test(arguments: [1, 9])
    func anIntegerReachesToTheEndsOfItsRange(value: Int) throws {
        let reader = try ParameterReader(["count": .integer(Int64(value))], of: endpoint)
        #expect(try reader.valueIfPresent(of: count) == value)
    }

    @Test(arguments: [.real(5), .real(5e0), .integer(5)] as [JSONValue])
    func aNumberWithoutFractionIsAnInteger(value: JSONValue) throws {
        #expect(try ParameterReader(["count": value], of: endpoint).valueIfPresent(of: count) == 5)
    }

    @Test(arguments: [("20.0", 20), ("2e1", 20), ("-0.0", 0), ("9007199254740992.0", 1 << 53)])
    func anIntegerMayBeWrittenAsAnyNumber(text: String, integer: Int) throws {
        #expect(try JSONText(Array(text.utf8)).value().exactInteger == integer)
    }

    @Test(arguments: ["20.5", "9007199254740994.0", "1e300", "\"20\"", "true"])
    func whatMayStandForAnotherIntegerIsNone(text: String) throws {
        #expect(try JSONText(Array(text.utf8)).value().exactInteger == nil)
    }

    /// JSON Schema counts code points, and so does the published schema.
    @Test(arguments: [("e\u{301}e\u{301}e\u{301}e\u{301}", true), ("e\u{301}e\u{301}e\u{301}e\u{301}e", false)])
    func charactersOfATextAreCodePoints(text: String, fits: Bool) throws {
        let reader = try ParameterReader(["word": .string(text)], of: endpoint)
        #expect((try? reader.value(of: word)) == (fits ? text : nil))
    }

    @Test(arguments: [(24, true), (32, false)])
    func aTextHasAtMostFourBytesForEachCharacterBlanksIncluded(blanks: Int, fits: Bool) throws {
        let text = String(repeating: " ", count: blanks) + "swim"
        let reader = try ParameterReader(["word": .string(text)], of: endpoint)
        #expect((try? reader.value(of: word)) == (fits ? "swim" : nil))
    }

    @Test func aParameterIsKnownByItsBytes() {
        // The Kelvin sign (U+212A) equals the letter K in Swift.
        let kelvin = EndpointDescription(
            method: "test.method",
            summary: "A test.",
            parameters: [Parameter<Bool>.flag("K", "Degrees.").description],
            resultName: "nothing",
            resultSchema: .any
        )
        #expect(throws: CallFailure.self) { try ParameterReader(["\u{212A}": true], of: kelvin) }
    }

    @Test(
        arguments: [
            ["word": .string(String(repeating: "x", count: 100_000))],
            ["word": .array(Array(repeating: "word", count: 100_000))],
            ["word": .object([String(repeating: "x", count: 100_000): 1])],
            [String(repeating: "x", count: 100_000): .string(String(repeating: "y", count: 100_000))],
            ["lexicalCategory": .array([.string(String(repeating: "noun", count: 100_000))])],
            ["lexicalCategory": .string(String(repeating: "noun,", count: 100_000))],
        ] as [JSONValue]
    )
    func whatALongValueIsToldInAnErrorIsShort(parameters: JSONValue) throws {
        let failure = #expect(throws: CallFailure.self) {
            let reader = try ParameterReader(parameters, of: endpoint)
            _ = try reader.valueIfPresent(of: categories)
            _ = try reader.value(of: word)
        }
        let data = try #require(failure?.data(method: "test.method"))
        #expect(data["value"] != nil)
        #expect(data.jsonBytes.count < 2048)
        #expect(try #require(failure?.message).utf8.count < 512)
    }

    @Test(
        arguments: [
            (["wrod": "swim"], "unknownParameter", "wrod", ["word"]),
            (["Word": "swim"], "unknownParameter", "Word", ["word"]),
            (["word": "swim", "zzz": 1], "unknownParameter", "zzz", []),
            (["a", "en", [], 1, "x"], "unknownParameter", "4", []),
            ([:], "missingParameter", "word", []),
            (["word": nil], "missingParameter", "word", []),
            (nil, "missingParameter", "word", []),
            (["word": 5], "invalidParameter", "word", []),
            (["word": "  "], "invalidParameter", "word", []),
            (["word": "ninechars"], "invalidParameter", "word", []),
            (["word": "swim", "language": "qqqq"], "invalidParameter", "language", []),
            (["word": "swim", "language": 1], "invalidParameter", "language", []),
            (["word": "swim", "lexicalCategory": ["noun", "vreb"]], "invalidParameter", "lexicalCategory", ["verb"]),
            (["word": "swim", "lexicalCategory": [1]], "invalidParameter", "lexicalCategory", []),
            (["word": "swim", "lexicalCategory": "nuon"], "invalidParameter", "lexicalCategory", ["noun"]),
            (["word": "swim", "count": 0], "invalidParameter", "count", []),
            (["word": "swim", "count": 10], "invalidParameter", "count", []),
            (["word": "swim", "count": .real(1.5)], "invalidParameter", "count", []),
            (["word": "swim", "count": "1"], "invalidParameter", "count", []),
        ] as [(JSONValue?, String, String, [String])]
    )
    func aFaultNamesTheParameter(
        parameters: JSONValue?,
        reason: String,
        parameter: String,
        suggestions: [String]
    ) throws {
        let failure = #expect(throws: CallFailure.self) {
            let reader = try ParameterReader(parameters, of: endpoint)
            _ = try reader.value(of: word)
            _ = try reader.valueIfPresent(of: language)
            _ = try reader.valueIfPresent(of: categories)
            _ = try reader.valueIfPresent(of: count)
        }
        #expect(failure?.code == -32602)
        #expect(failure?.status == 400)
        #expect(failure?.reason.rawValue == reason)
        #expect(failure?.parameter == parameter)
        #expect(failure?.suggestions == suggestions)
        #expect(failure?.message.contains(parameter) == true)
    }

    @Test func aFaultSaysWhatWasGivenAndWhatWouldBeAccepted() throws {
        let failure = #expect(throws: CallFailure.self) {
            try ParameterReader(["word": "x", "lexicalCategory": ["nuon"]], of: endpoint).valueIfPresent(of: categories)
        }
        let data = try #require(failure?.data(method: "test.method"))
        #expect(data["value"] == "nuon")
        #expect(data["allowed"] == .array(LexicalCategory.labels.map(JSONValue.string)))
        #expect(data["method"] == "test.method")
        #expect(data["retryable"] == false)
    }
}
