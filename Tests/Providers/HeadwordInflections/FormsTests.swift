import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct FormsTests {
    /// The forms in each lexical category: `verb: swim, swims, ...`.
    private func forms(_ parameters: JSONValue, from lexicon: Lexicon? = nil) async throws -> [String] {
        let result = try await call("inflections.forms", parameters, on: lexicon)
        let lexicalEntries = result["results"]?.elements.flatMap { $0["lexicalEntries"]?.elements ?? [] } ?? []
        return lexicalEntries.map { lexicalEntry in
            let forms = lexicalEntry["inflections"]?.elements.compactMap { $0["inflectedForm"]?.text } ?? []
            return (lexicalEntry["lexicalCategory"]?.text ?? "") + ": " + forms.joined(separator: ", ")
        }
    }

    @Test func anAnswerListsFormsWithWhatTheyExpress() async throws {
        #expect(
            try await call("inflections.forms", ["word": "children"]) == [
                "metadata": ["schema": "Inflections/1", "source": "lexicon", "sources": ["english-inflection"]],
                "results": [
                    [
                        "id": "child", "language": "en", "word": "child",
                        "match": [
                            "kind": "lemma",
                            "analyses": [
                                [
                                    "lexicalCategory": "noun",
                                    "grammaticalFeatures": [["text": "plural", "type": "Number"]],
                                ]
                            ],
                        ],
                        "lexicalEntries": [
                            [
                                "language": "en", "lexicalCategory": "noun", "text": "child",
                                "inflections": [
                                    [
                                        "inflectedForm": "child",
                                        "grammaticalFeatures": [["text": "singular", "type": "Number"]],
                                        "source": "english-inflection",
                                    ],
                                    [
                                        "inflectedForm": "children",
                                        "grammaticalFeatures": [["text": "plural", "type": "Number"]],
                                        "source": "english-inflection",
                                    ],
                                ],
                            ]
                        ],
                    ]
                ],
            ]
        )
    }

    @Test(arguments: [
        ("swim", ["verb: swim, swims, swam, swum, swimming", "noun: swim, swims"]),
        ("sheep", ["noun: sheep, sheep"]), ("big", ["adjective: big, bigger, biggest"]),
        ("look up", ["verb: look up, looks up, looked up, looked up, looking up"]),
        // For a form, only the lexical categories that have it are inflected.
        ("swam", ["verb: swim, swims, swam, swum, swimming"]),
    ])
    func everyLexicalCategoryIsInflected(word: String, expected: [String]) async throws {
        #expect(try await forms(["word": .string(word), "lexicalCategory": "noun,verb,adjective"]) == expected)
    }

    @Test func aFormSaysWhereItIsWritten() async throws {
        let lexicon = try DraftLexicon.build { draft in
            draft.add(Entry(source: "test"), to: .init(language: .pt, word: "facto"), as: .noun)
            let form = InflectedForm(text: "factos", features: [.plural], regions: [.british])
            draft.add(.init(language: .pt, lemma: "facto", category: .noun, form: form))
        }
        let result = try await call("inflections.forms", ["word": "facto", "language": "Portuguese"], on: lexicon)
        let form = result["results"]?[0]?["lexicalEntries"]?[0]?["inflections"]?[1]
        #expect(form?["regions"] == ["british"])
        #expect(form?["source"] == "test")
    }

    @Test func theFormsOfAnotherSpellingSayNothingOfAWord() async throws {
        let lexicon = try DraftLexicon.build { draft in
            draft.add(Entry(source: "test"), to: .init(language: .de, word: "gut"), as: .adjective)
            draft.add(Entry(source: "test"), to: .init(language: .de, word: "Gut"), as: .noun)
            let form = InflectedForm(text: "Güter", features: [.plural])
            draft.add(.init(language: .de, lemma: "Gut", category: .noun, form: form))
        }
        #expect(try await forms(["word": "Gut", "language": "de"], from: lexicon) == ["noun: Gut, Güter"])
        let error = try await failure("inflections.forms", ["word": "gut", "language": "de"], on: lexicon)
        #expect(error.data["reason"] == "noInflections")
    }

    @Test(
        arguments: [
            (["word": "swim", "lexicalCategory": "noun"], ["noun: swim, swims"]),
            (["word": "swim", "grammaticalFeatures": "pastParticiple"], ["verb: swum"]),
            (["word": "swim", "grammaticalFeatures": ["past participle", "plural"]], ["verb: swum", "noun: swims"]),
            (["word": "Swam", "match": "lemma", "grammaticalFeatures": "past"], ["verb: swam"]),
        ] as [(JSONValue, [String])]
    )
    func filtersLeaveTheFormsThatHaveOneOfTheLabels(parameters: JSONValue, expected: [String]) async throws {
        #expect(try await forms(parameters) == expected)
    }

    @Test(
        arguments: [
            (["word": "swimk"], 404, "notFound", "word", "suggestions", ["swim", "sink", "smirk"]),
            (["word": "swam", "match": "exact"], 404, "notFound", "word", "suggestions", ["swim"]),
            (["word": "quickly"], 404, "noInflections", "word", "value", "quickly"),
            (
                ["word": "horse", "lexicalCategory": "adverb"], 404, "nothingPassesFilters", "lexicalCategory",
                "allowed", ["noun", "verb"]
            ),
            (
                ["word": "sheep", "grammaticalFeatures": "past"], 404, "nothingPassesFilters", "grammaticalFeatures",
                "allowed", ["singular", "plural"]
            ),
            (["word": "swim", "language": "German"], 404, "languageNotAvailable", "language", "allowed", ["en"]),
            (["word": "swim", "language": "Germn"], -32602, "invalidParameter", "language", "suggestions", nil),
            (
                ["word": "swim", "grammaticalFeatures": []], -32602, "invalidParameter", "grammaticalFeatures",
                "suggestions", nil
            ),
        ] as [(JSONValue, Int, String, String, String, JSONValue?)]
    )
    func whatCannotBeAnsweredIsToldApart(
        parameters: JSONValue,
        code: Int,
        reason: String,
        parameter: String,
        hint: String,
        labels: JSONValue?
    ) async throws {
        let error = try await failure("inflections.forms", parameters)
        #expect(error.code == code)
        #expect(error.data["reason"] == .string(reason))
        #expect(error.data["parameter"] == .string(parameter))
        #expect(error.data[hint] == labels)
    }

    @Test func everyFormLeadsBackToItsHeadword() throws {
        let forms = try strayForms(of: try FixtureLexicon.open())
        #expect(forms.stray.isEmpty)
        #expect(forms.found > 500)
    }
}
