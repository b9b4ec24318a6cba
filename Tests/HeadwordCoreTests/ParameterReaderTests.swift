import HeadwordCore
import HeadwordJSON
import HeadwordModel
import Testing

private let word = Parameter<String>.text("word", "A word.", isRequired: true, length: 1...8)
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
            (["word": "swim", "language": "xx"], "invalidParameter", "language", []),
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
