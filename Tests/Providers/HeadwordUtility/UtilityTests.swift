import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct UtilityTests {
    private static let lexicon = Result {
        try DraftLexicon.build { draft in
            let head = LexiconDraft.Headword(language: .en, word: "head")
            draft.add(
                Entry(
                    source: "test",
                    grammaticalFeatures: [.singular],
                    senses: [
                        Sense(id: "1", domains: [.anatomy, .airForce], registers: [.informal]),
                        Sense(
                            id: "2",
                            domains: [.anatomy],
                            regions: [.scottish],
                            subsenses: [
                                Sense(id: "3", domains: [.drink], grammaticalFeatures: [.mass])
                            ]
                        ),
                    ]
                ),
                to: head,
                as: .noun
            )
            draft.add(Entry(source: "test", senses: [Sense(id: "4")]), to: head, as: .verb)
            draft.add(
                Entry(source: "test", senses: [Sense(id: "5", registers: [.nonStandard], regions: [.us])]),
                to: .init(language: .en, word: "heid"),
                as: .noun
            )
            draft.add(
                TranslationGroup(
                    target: .de,
                    source: "test",
                    lexicalCategory: .noun,
                    domains: [.anatomy],
                    registers: [.informal],
                    translations: [Translation("Kopf", grammaticalFeatures: [.masculine]), Translation("Haupt")]
                ),
                to: head
            )
            draft.add(
                Entry(source: "test", senses: [Sense(id: "6")]),
                to: .init(language: .de, word: "Kopf"),
                as: .noun
            )
        }
    }

    private func results(_ method: String, _ parameters: JSONValue = [:]) async throws -> JSONValue? {
        try await call(method, parameters, on: try Self.lexicon.get())["results"]
    }

    @Test(
        arguments: [
            (
                "lexicalCategories", [:],
                ["noun": ["en": "Noun", "headwords": 2], "verb": ["en": "Verb", "headwords": 1]]
            ),
            (
                "domains", [:],
                [
                    "air_force": ["en": "Air Force", "headwords": 1], "anatomy": ["en": "Anatomy", "headwords": 1],
                    "drink": ["en": "Drink", "headwords": 1],
                ]
            ),
            (
                "registers", ["language": "English"],
                [
                    "informal": ["en": "Informal", "headwords": 1],
                    "non-standard": ["en": "Non-standard", "headwords": 1],
                ]
            ),
            (
                "regions", [:],
                [
                    "us": ["en": "US", "headwords": 1], "scottish": ["en": "Scottish", "headwords": 1],
                ]
            ),
            (
                "grammaticalFeatures", [:],
                [
                    "Countability": ["mass": ["en": "Mass", "headwords": 1]],
                    "Number": ["singular": ["en": "Singular", "headwords": 1]],
                ]
            ),
            ("lexicalCategories", ["target": "de"], ["noun": ["en": "Noun", "headwords": 1]]),
            ("grammaticalFeatures", ["target": "de"], ["Gender": ["masculine": ["en": "Masculine", "headwords": 1]]]),
            ("domains", ["target": "de"], ["anatomy": ["en": "Anatomy", "headwords": 1]]),
            ("registers", ["target": "de"], ["informal": ["en": "Informal", "headwords": 1]]),
            ("regions", ["target": "de"], [:]), ("domains", ["language": "de"], [:]),
        ] as [(String, JSONValue, JSONValue)]
    )
    func eachLabelHasTheNumberOfItsHeadwords(list: String, parameters: JSONValue, expected: JSONValue) async throws {
        #expect(try await results("utility." + list, parameters) == expected)
    }

    @Test func languagesAndPairsHaveTheNumberOfTheirHeadwords() async throws {
        let english: JSONValue = ["id": "en", "language": "English"]
        let german: JSONValue = ["id": "de", "language": "German"]
        let pair: JSONValue = [
            "type": "bilingual", "sourceLanguage": english, "targetLanguage": german, "headwords": 1,
        ]
        let monolingual: JSONValue = ["type": "monolingual", "sourceLanguage": english, "headwords": 2]
        #expect(
            try await results("utility.languages") == [
                monolingual, pair, ["type": "monolingual", "sourceLanguage": german, "headwords": 1],
            ]
        )
        #expect(try await results("utility.languages", ["targetLanguage": "de"]) == [pair])
        #expect(try await results("utility.languages", ["sourceLanguage": "en"]) == [monolingual, pair])
    }

    @Test func filtersAreListedByEndpoint() async throws {
        try requireProviders(of: "dictionary.entries", "wordlist.query")
        let all = try await results("utility.filters")
        #expect(
            all?["dictionary.entries"] == ["lexicalCategory", "grammaticalFeatures", "domains", "registers"]
        )
        #expect(
            all?["wordlist.query"] == [
                "lexicalCategory", "domains", "registers", "regions", "translations", "exclude", "excludeSenses",
                "excludePrimeSenses",
            ]
        )
        #expect(all?["echo.text"] == nil)
        #expect(try await results("utility.filters", ["endpoint": "wordlist"])?["wordlist.query"] != nil)
        #expect(try await results("utility.filters", ["endpoint": "wordlist"])?["dictionary.entries"] == nil)
    }

    @Test func aLanguageIsNoTargetOfItself() async throws {
        let error = try await failure("utility.registers", ["language": "de", "target": "German"])
        #expect(error.code == -32602)
        #expect(error.data["parameter"] == "target")
    }

    @Test(
        arguments: [
            ("utility.domains", ["language": "zu"], "language", 404, "languageNotAvailable"),
            ("utility.domains", ["language": "xx"], "language", 400, "invalidParameter"),
            ("utility.domains", ["target": "es"], "target", 404, "languageNotAvailable"),
            ("utility.registers", ["language": "de", "target": "deutsch"], "target", 400, "invalidParameter"),
            ("utility.languages", ["sourceLanguage": "zu"], "sourceLanguage", 404, "languageNotAvailable"),
            ("utility.languages", ["targetLanguage": "zu"], "targetLanguage", 404, "languageNotAvailable"),
            ("utility.languages", ["sourceLanguage": "klingon"], "sourceLanguage", 400, "invalidParameter"),
            ("utility.filters", ["endpoint": "echo.text"], "endpoint", 404, "noFilters"),
        ] as [(String, JSONValue, String, Int64, JSONValue)]
    )
    func whatIsNotThereIsToldApart(
        method: String,
        parameters: JSONValue,
        parameter: String,
        status: Int64,
        reason: JSONValue
    ) async throws {
        let error = try await failure(method, parameters, on: try Self.lexicon.get())
        #expect(error.data["parameter"] == .string(parameter))
        #expect(error.data["status"] == .integer(status))
        #expect(error.data["reason"] == reason)
        #expect(error.data["allowed"]?.elements.isEmpty == false)
    }
}
