import HeadwordJSON
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct EntriesTests {
    @Test func aHeadwordIsAnsweredWithItsSenses() async throws {
        let result = try await call("dictionary.entries", ["word": "serendipity"])
        #expect(
            result == [
                "metadata": ["schema": "RetrieveEntry/1", "source": "lexicon", "sources": ["wordnet"]],
                "results": [
                    [
                        "id": "serendipity", "language": "en", "word": "serendipity", "match": ["kind": "exact"],
                        "lexicalEntries": [
                            [
                                "language": "en", "lexicalCategory": "noun", "text": "serendipity",
                                "entries": [
                                    [
                                        "source": "wordnet",
                                        "senses": [
                                            [
                                                "id": "wordnet:serendipity%1:19:00::",
                                                "definitions": [
                                                    "good luck in making unexpected and fortunate discoveries"
                                                ],
                                            ]
                                        ],
                                    ]
                                ],
                            ]
                        ],
                    ]
                ],
            ]
        )
    }

    @Test func anInflectedFormSaysHowItMatched() async throws {
        let result = try await call("dictionary.entries", ["word": "swam", "fields": ""])
        #expect(
            result["results"]?[0]?["match"] == [
                "kind": "lemma",
                "analyses": [["lexicalCategory": "verb", "grammaticalFeatures": [["text": "past", "type": "Tense"]]]],
            ]
        )
    }

    @Test(arguments: [
        ("", ["id"]), ("definitions", ["id", "definitions"]), ("examples", ["id", "examples"]),
        ("grammaticalFeatures,examples", ["id", "examples", "grammaticalFeatures"]),
    ])
    func fieldsSelectThePartsOfASense(fields: String, members: [String]) async throws {
        let result = try await call("dictionary.entries", ["word": "swim", "fields": .string(fields)])
        let sense = result["results"]?[0]?["lexicalEntries"]?[0]?["entries"]?[0]?["senses"]?[0]
        guard case .object(let object)? = sense else {
            Issue.record("there is no sense")
            return
        }
        #expect(object.members.map(\.name) == members)
    }

    @Test func exampleThatShowASynonymSaySo() async throws {
        let result = try await call("dictionary.entries", ["word": "big", "fields": ["examples"]])
        let senses = result["results"]?[0]?["lexicalEntries"]?[0]?["entries"]?[0]?["senses"]?.elements ?? []
        let notes = senses.flatMap { $0["examples"]?.elements ?? [] }.compactMap { $0["notes"]?[0] }
        #expect(notes.contains(["text": "large", "type": "showsSynonym"]))
    }

    @Test func lexicalCategoriesAreFiltered() async throws {
        let result = try await call("dictionary.entries", ["word": "swim", "lexicalCategory": "noun"])
        #expect(result["results"]?[0]?["lexicalEntries"]?.elements.map { $0["lexicalCategory"] } == ["noun"])
    }

    @Test(
        arguments: [
            (["word": "serendipidy"], 404, "notFound", "word", ["serendipity"]),
            (["word": "swim", "lexicalCategory": "adverb"], 404, "nothingPassesFilters", "lexicalCategory", []),
            (["word": "swim", "language": "de"], 404, "languageNotAvailable", "language", []),
            (["word": "swam", "match": "exact"], 404, "notFound", "word", ["swim"]),
            (["word": "swim", "match": "fuzzy"], -32602, "invalidParameter", "match", []),
            (["word": "swim", "fields": "definition"], -32602, "invalidParameter", "fields", ["definitions"]),
            (["word": ""], -32602, "invalidParameter", "word", []),
            (["word": .string(String(repeating: "x", count: 129))], -32602, "invalidParameter", "word", []),
            ([:], -32602, "missingParameter", "word", []),
        ] as [(JSONValue, Int, String, String, [JSONValue])]
    )
    func whatCannotBeAnsweredIsToldApart(
        parameters: JSONValue,
        code: Int,
        reason: String,
        parameter: String,
        suggestions: [JSONValue]
    ) async throws {
        let error = await #expect(throws: ErrorObject.self) { try await call("dictionary.entries", parameters) }
        #expect(error?.code == code)
        #expect(error?.data["reason"] == .string(reason))
        #expect(error?.data["parameter"] == .string(parameter))
        #expect(error?.data["suggestions"] ?? [] == .array(suggestions))
        #expect(error?.data["method"] == "dictionary.entries")
    }

    @Test(
        "23: a client can do without suggestions",
        arguments: [
            "dictionary.entries", "thesaurus.lookup", "sentences.lookup", "inflections.forms", "inflections.lemmas",
            "taxonomy.lookup", "rhymes.lookup",
        ]
    )
    func suggestionsAreLeftOut(method: String) async throws {
        try requireProviders(of: method)
        let parameters: JSONObject = ["word": "serendipty"]
        for (given, isSuggested) in [(nil, true), (true, true), (false, false)] as [(Bool?, Bool)] {
            var parameters = parameters
            parameters["suggestions"] = given.map(JSONValue.bool)
            let error = await #expect(throws: ErrorObject.self) { try await call(method, .object(parameters)) }
            #expect(error?.code == 404)
            #expect((error?.data["suggestions"] != nil) == isSuggested)
        }
    }
}
