import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct TranslationsTests {
    /// The word `light` with translations of all kinds, and `dark` without any.
    private func drafted() throws -> Lexicon {
        try DraftLexicon.build { draft in
            let light = LexiconDraft.Headword(language: .en, word: "light")
            draft.add(Entry(source: "test"), to: light, as: .noun, count: 9)
            draft.add(Entry(source: "test"), to: light, as: .adjective)
            func add(
                _ text: String,
                _ category: LexicalCategory?,
                pivot: Language? = nil,
                domains: [Domain] = [],
                registers: [Register] = []
            ) {
                let group = TranslationGroup(
                    target: .pt,
                    source: pivot == nil ? "test" : "joined",
                    pivot: pivot,
                    lexicalCategory: category,
                    domains: domains,
                    registers: registers,
                    translations: [Translation(text)]
                )
                draft.add(group, to: light)
            }
            add("leve", .adjective)
            add("brilho", .noun, pivot: .es)
            add("luz", .noun)
            add("lume", .noun, domains: [.physics], registers: [.poetic])
            add("à luz", nil)
            draft.add(Entry(source: "test"), to: .init(language: .en, word: "dark"), as: .noun)
        }
    }

    /// The first translations of each entry: `noun test: luz, lume`.
    private func entries(_ parameters: JSONValue, from lexicon: Lexicon) async throws -> [String] {
        let result = try await call("translations.lookup", parameters, on: lexicon)
        let lexicalEntries = result["results"]?.elements.flatMap { $0["lexicalEntries"]?.elements ?? [] } ?? []
        return lexicalEntries.flatMap { lexicalEntry in
            lexicalEntry["entries"]?.elements.map { entry in
                let texts = entry["senses"]?.elements.flatMap { $0["translations"]?.texts ?? [] } ?? []
                let words = [lexicalEntry["lexicalCategory"]?.text, entry["source"]?.text, entry["pivot"]?.text]
                return words.compactMap(\.self).joined(separator: " ") + ": " + texts.joined(separator: ", ")
            } ?? []
        }
    }

    @Test(
        "fields select the requested parts of a meaning",
        arguments: [
            ([], []), (["translations"], ["translations"]), (["domains", "registers"], ["domains", "registers"]),
        ] as [([String], [String])]
    )
    func fields(fields: [String], members: [String]) async throws {
        let parameters: JSONValue = [
            "word": "light", "target": "pt", "domains": "physics", "fields": .array(fields.map(JSONValue.string)),
        ]
        let result = try await call("translations.lookup", parameters, on: try drafted())
        let sense = result["results"]?[0]?["lexicalEntries"]?[0]?["entries"]?[0]?["senses"]?[0]
        guard case .object(let object)? = sense else {
            Issue.record("there is no sense")
            return
        }
        #expect(object.members.map(\.name) == members)
    }

    @Test("a translation passes by its own features, or those of its headword")
    func grammaticalFeatures() async throws {
        let lexicon = try DraftLexicon.build { draft in
            let tea = LexiconDraft.Headword(language: .en, word: "tea")
            draft.add(Entry(source: "test", grammaticalFeatures: [.mass]), to: tea, as: .noun)
            for (text, feature) in [("Tee", GrammaticalFeature.masculine), ("Jause", .feminine)] {
                let translation = Translation(text, grammaticalFeatures: [feature])
                draft.add(
                    TranslationGroup(
                        target: .de,
                        source: "test",
                        lexicalCategory: .noun,
                        translations: [translation]
                    ),
                    to: tea
                )
            }
        }
        let parameters: JSONObject = ["word": "tea", "target": "de"]
        func texts(_ features: JSONValue) async throws -> [String] {
            var parameters = parameters
            parameters["grammaticalFeatures"] = features
            return try await entries(.object(parameters), from: lexicon)
        }
        #expect(try await texts(["feminine"]) == ["noun test: Jause"])
        #expect(try await texts(["mass"]) == ["noun test: Tee, Jause"])
        let error = try await failure(
            "translations.lookup",
            ["word": "tea", "target": "de", "grammaticalFeatures": ["neuter"]],
            on: lexicon
        )
        #expect(error.data["allowed"] == ["feminine", "masculine", "mass"])
    }

    @Test func aWordIsTranslatedMeaningByMeaning() async throws {
        let intransitive: JSONValue = [["text": "intransitive", "type": "Subcategorization"]]
        let parameters: JSONValue = ["word": "swam", "target": "de"]
        #expect(
            try await call("translations.lookup", parameters, on: try FixtureLexicon.openBilingual()) == [
                "metadata": ["schema": "RetrieveEntry/1", "source": "lexicon", "sources": ["ding"]],
                "results": [
                    [
                        "id": "swim", "language": "en", "word": "swim",
                        "match": [
                            "kind": "lemma",
                            "analyses": [
                                [
                                    "lexicalCategory": "verb",
                                    "grammaticalFeatures": [["text": "past", "type": "Tense"]],
                                ]
                            ],
                        ],
                        "lexicalEntries": [
                            [
                                "language": "en", "lexicalCategory": "verb", "text": "swim",
                                "entries": [
                                    [
                                        "source": "ding",
                                        "senses": [
                                            [
                                                "translations": [
                                                    [
                                                        "text": "schwimmen", "language": "de",
                                                        "grammaticalFeatures": intransitive,
                                                    ],
                                                    [
                                                        "text": "baden", "language": "de",
                                                        "grammaticalFeatures": intransitive,
                                                    ],
                                                ]
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

    @Test(
        arguments: [
            (
                ["word": "house", "target": "de", "lexicalCategory": "noun"],
                ["noun ding: Haus, Geschlecht, Familie, House-Musik, House"]
            ),
            (["word": "Haus", "language": "German", "target": "English"], ["noun ding: house"]),
            (["word": "Häuser", "language": "de", "target": "en"], ["noun ding: house"]),
            (["word": "house", "target": "de", "domains": "Music"], ["noun ding: House-Musik, House"]),
        ] as [(JSONValue, [String])]
    )
    func bothDirectionsAreAnswered(parameters: JSONValue, expected: [String]) async throws {
        #expect(try await entries(parameters, from: try FixtureLexicon.openBilingual()) == expected)
    }

    @Test func theCommonestCategoryAndDirectTranslationsComeFirst() async throws {
        #expect(
            try await entries(["word": "light", "target": "pt"], from: try drafted()) == [
                "noun test: luz, lume", "noun joined es: brilho", "adjective test: leve", "test: à luz",
            ]
        )
    }

    @Test func aCategoryThatTheHeadwordLacksComesFirstIfItIsTheLikeliest() async throws {
        let lexicon = try DraftLexicon.build { draft in
            let first = LexiconDraft.Headword(language: .en, word: "first")
            draft.add(Entry(source: "test"), to: first, as: .adjective)
            for (text, category, weight) in [
                ("primeiramente", LexicalCategory.adjective, 1), ("primeiro", .numeral, 9),
            ] {
                let group = TranslationGroup(
                    target: .pt,
                    source: "test",
                    lexicalCategory: category,
                    translations: [Translation(text)]
                )
                draft.add(group, to: first, weight: weight)
            }
        }
        #expect(
            try await entries(["word": "first", "target": "pt"], from: lexicon)
                == ["numeral test: primeiro", "adjective test: primeiramente"]
        )
    }

    @Test(
        arguments: [
            (["word": "light", "target": "pt", "lexicalCategory": "Adjective"], ["adjective test: leve"]),
            (["word": "light", "target": "pt", "domains": ["physics", "art"]], ["noun test: lume"]),
            (["word": "light", "target": "pt", "registers": "poetic"], ["noun test: lume"]),
            (["word": "LIGHT", "target": "pt", "match": "folded", "registers": "poetic"], ["noun test: lume"]),
        ] as [(JSONValue, [String])]
    )
    func filtersLeaveTheMeaningsThatHaveOneOfTheLabels(parameters: JSONValue, expected: [String]) async throws {
        #expect(try await entries(parameters, from: try drafted()) == expected)
    }

    @Test(
        arguments: [
            (["word": "lihgt", "target": "pt"], 404, "notFound", "word", ["suggestions": ["light"]]),
            (["word": "dark", "target": "pt"], 404, "noTranslation", "word", ["value": "dark"]),
            (["word": "light", "target": "NorthernSoho"], 404, "languageNotAvailable", "target", ["allowed": ["pt"]]),
            (
                ["word": "light", "language": "de", "target": "pt"], 404, "languageNotAvailable", "language",
                ["allowed": ["en"]]
            ),
            (
                ["word": "light", "target": "pt", "domains": "music"], 404, "nothingPassesFilters", "domains",
                ["allowed": ["physics"]]
            ),
            (
                ["word": "light", "target": "pt", "registers": "informal"], 404, "nothingPassesFilters", "registers",
                ["allowed": ["poetic"]]
            ),
            (
                ["word": "light", "target": "pt", "lexicalCategory": "verb"], 404, "nothingPassesFilters",
                "lexicalCategory", ["allowed": ["noun", "adjective"]]
            ),
            (
                ["word": "LIGHT", "target": "pt", "preserveCase": true], 404, "notFound", "word",
                ["suggestions": ["light"]]
            ),
            (["word": "light"], -32602, "missingParameter", "target", [:]),
            (["word": "light", "target": "English"], -32602, "invalidParameter", "target", ["value": "en"]),
            (["word": "light", "target": "Portugese"], -32602, "invalidParameter", "target", ["value": "Portugese"]),
            (
                ["word": "light", "target": "pt", "domains": "musik"], -32602, "invalidParameter", "domains",
                ["suggestions": ["music"]]
            ),
        ] as [(JSONValue, Int, String, String, JSONObject)]
    )
    func whatCannotBeAnsweredIsToldApart(
        parameters: JSONValue,
        code: Int,
        reason: String,
        parameter: String,
        details: JSONObject
    ) async throws {
        let error = try await failure("translations.lookup", parameters, on: try drafted())
        #expect(error.code == code)
        #expect(error.data["reason"] == .string(reason))
        #expect(error.data["parameter"] == .string(parameter))
        for member in details.members { #expect(error.data[member.name] == member.value) }
    }
}
