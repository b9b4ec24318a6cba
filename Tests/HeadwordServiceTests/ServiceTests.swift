import HeadwordCore
import HeadwordJSON
import HeadwordLexicon
import HeadwordService
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
}

@Suite struct ServiceTests {
    @Test func everyExampleOfEveryEndpointRuns() async throws {
        let service = try Headword(lexicon: try FixtureLexicon.openBilingual(), corpora: try FixtureCorpora.library)
        for endpoint in service.registry.descriptions {
            #expect(!endpoint.examples.isEmpty, "\(endpoint.method) has no example")
            for example in endpoint.examples {
                _ = try await service.answer(
                    Call(method: endpoint.method, parameters: try JSONText(example.parameters.jsonBytes))
                )
            }
        }
    }

    @Test func requiredParametersComeFirstAndNamesAreUnique() throws {
        for endpoint in try Headword(lexicon: try FixtureLexicon.open()).registry.descriptions {
            let required = endpoint.parameters.map(\.isRequired)
            #expect(required == required.sorted { $0 && !$1 }, "\(endpoint.method)")
            #expect(Set(endpoint.parameters.map(\.name)).count == endpoint.parameters.count)
        }
    }

    @Test func dropInsAreCalledLikeBuiltInProviders() async throws {
        #expect(try await call("echo.text", ["text": "hello"]) == "hello")
        #expect(try await call("server.info")["methods"]?.elements.contains("echo.text") == true)
    }

    @Test func anUnknownMethodIsNotFoundAndTheNearestNamed() async throws {
        let error = await #expect(throws: ErrorObject.self) { try await call("dictionary.entrys") }
        #expect(error?.code == -32601)
        #expect(error?.data["suggestions"] == ["dictionary.entries"])
    }

    @Test func theInfoNamesTheSourcesAndTheirLicences() async throws {
        let info = try await call("server.info")
        #expect(info["version"] == .string(headwordVersion))
        #expect(info["lexicon"]?["sources"]?[1]?["licence"]?.text?.contains("WordNet") == true)
    }

    @Test func thePublishedSchemaIsFresh() async throws {
        let published = try TestFiles.contents(of: TestFiles.repository + "/rpc-schema/openrpc.json")
        let current = try await call("rpc.discover").prettyPrinted() + "\n"
        #expect(
            String(decoding: published, as: UTF8.self) == current,
            "write it anew: headword call rpc.discover --pretty > rpc-schema/openrpc.json"
        )
    }
}
