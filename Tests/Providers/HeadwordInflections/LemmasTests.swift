import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct LemmasTests {
    /// The readings of a form: `verb past of swim`.
    private func readings(_ parameters: JSONValue, from lexicon: Lexicon? = nil) async throws -> [String] {
        let result = try await call("inflections.lemmas", parameters, on: lexicon)
        return result["results"]?[0]?["lexicalEntries"]?.elements.map { reading in
            let words = [reading["lexicalCategory"]?.text ?? ""] + (reading["grammaticalFeatures"]?.texts ?? [])
            return words.joined(separator: " ") + " of "
                + (reading["inflectionOf"]?.texts ?? []).joined(separator: ", ")
        } ?? []
    }

    @Test func anAnswerIsALemmatron() async throws {
        #expect(
            try await call("inflections.lemmas", ["word": "ice_creams"]) == [
                "metadata": ["schema": "Lemmatron/1", "source": "lexicon", "sources": ["english-inflection"]],
                "results": [
                    [
                        "id": "ice_creams", "language": "en", "word": "ice creams",
                        "lexicalEntries": [
                            [
                                "language": "en", "lexicalCategory": "noun", "text": "ice creams",
                                "inflectionOf": [["id": "ice_cream", "text": "ice cream"]],
                                "grammaticalFeatures": [["text": "plural", "type": "Number"]],
                            ]
                        ],
                    ]
                ],
            ]
        )
    }

    @Test(arguments: [
        ("swam", ["verb past of swim"]),
        ("looked up", ["verb past of look up", "verb past_participle of look up"]),
        ("mothers-in-law", ["noun plural of mother-in-law"]),
        // A headword is a form of itself, once in each lexical category.
        ("swim", ["verb infinitive of swim", "noun singular of swim"]),
        ("quickly", ["adverb positive of quickly"]),
        ("sheep", ["noun singular of sheep", "noun plural of sheep"]),
        // It may be a form of other headwords too.
        ("saw", ["verb infinitive of saw", "noun singular of saw", "verb past of see"]),
        // A capital begins a sentence, or belongs to the headword.
        ("Swam", ["verb past of swim"]), ("SWAM", ["verb past of swim"]),
        ("A-teams", ["noun plural of A-team"]),
        // Forms that no table lists are left to the rules.
    ])
    func allReadingsOfAFormAreFound(form: String, expected: [String]) async throws {
        #expect(Set(try await readings(["word": .string(form)])) == Set(expected))
    }

    @Test func eachReadingIsGivenOnce() async throws {
        let all = try await readings(["word": "looked up"])
        #expect(Set(all).count == all.count)
    }

    @Test func aNounThatIsAPluralIsNoSingular() async throws {
        let lexicon = try DraftLexicon.build { draft in
            draft.add(
                Entry(source: "test", grammaticalFeatures: [.plural]),
                to: .init(language: .de, word: "Leute"),
                as: .noun
            )
            draft.add(Entry(source: "test"), to: .init(language: .de, word: "Haus"), as: .noun)
        }
        #expect(try await readings(["word": "Leute", "language": "de"], from: lexicon) == ["noun plural of Leute"])
        #expect(try await readings(["word": "Haus", "language": "de"], from: lexicon) == ["noun singular of Haus"])
    }

    @Test func headwordsThatShareAReadingStandTogether() async throws {
        let lexicon = try DraftLexicon.build { draft in
            for word in ["leaf", "leave"] {
                draft.add(Entry(source: "test"), to: .init(language: .en, word: word), as: .noun)
                let form = InflectedForm(text: "leaves", features: [.plural])
                draft.add(.init(language: .en, lemma: word, category: .noun, form: form))
            }
        }
        #expect(try await readings(["word": "leaves"], from: lexicon) == ["noun plural of leaf, leave"])
    }

    @Test(arguments: ["O’Brienes", "O'Brienes", "o'brienes"])
    func aFormIsFoundWithAnyApostrophe(form: String) async throws {
        let lexicon = try DraftLexicon.build { draft in
            draft.add(Entry(source: "test"), to: .init(language: .es, word: "O'Brien"), as: .noun)
            let form = InflectedForm(text: "O’Brienes", features: [.plural])
            draft.add(.init(language: .es, lemma: "O'Brien", category: .noun, form: form))
        }
        #expect(
            try await readings(["word": .string(form), "language": "es"], from: lexicon) == ["noun plural of O'Brien"]
        )
    }

    @Test func anotherNameLeadsToItsHeadword() async throws {
        let lexicon = try DraftLexicon.build { draft in
            draft.add(Entry(source: "test"), to: .init(language: .de, word: "Schifffahrt"), as: .noun)
            draft.add(alias: "Schiffahrt", of: .init(language: .de, word: "Schifffahrt"))
        }
        #expect(
            try await readings(["word": "Schiffahrt", "language": "de"], from: lexicon)
                == ["noun singular of Schifffahrt"]
        )
    }

    @Test(
        arguments: [
            (["word": "saw", "lexicalCategory": "noun"], ["noun singular of saw"]),
            (["word": "saw", "lexicalCategory": ["verb"], "grammaticalFeatures": "Past"], ["verb past of see"]),
            (
                ["word": "saw", "grammaticalFeatures": ["past", "singular"]],
                ["noun singular of saw", "verb past of see"]
            ),
        ] as [(JSONValue, [String])]
    )
    func filtersLeaveTheReadingsThatHaveOneOfTheLabels(parameters: JSONValue, expected: [String]) async throws {
        #expect(Set(try await readings(parameters)) == Set(expected))
    }

    @Test(arguments: ["past participle", "pastParticiple", "past_participle", "PAST-PARTICIPLE"])
    func labelsAreReadInAnySpelling(label: String) async throws {
        #expect(
            try await readings(["word": "looked up", "grammaticalFeatures": .string(label)])
                == ["verb past_participle of look up"]
        )
    }

    @Test(
        arguments: [
            (["word": "swimk"], 404, "notFound", "word", "suggestions", ["swim", "sink", "smirk"]),
            (
                ["word": "swam", "lexicalCategory": "noun"], 404, "nothingPassesFilters", "lexicalCategory", "allowed",
                ["verb"]
            ),
            (
                ["word": "swam", "grammaticalFeatures": "plural"], 404, "nothingPassesFilters", "grammaticalFeatures",
                "allowed", ["past"]
            ),
            (["word": "swam", "language": "lv"], 404, "languageNotAvailable", "language", "allowed", ["en"]),
            (
                ["word": "swam", "grammaticalFeatures": "plurall"], -32602, "invalidParameter", "grammaticalFeatures",
                "suggestions", ["plural"]
            ),
            (
                ["word": "swam", "lexicalCategory": "nown"], -32602, "invalidParameter", "lexicalCategory",
                "suggestions", ["noun"]
            ),
        ] as [(JSONValue, Int, String, String, String, JSONValue)]
    )
    func whatCannotBeAnsweredIsToldApart(
        parameters: JSONValue,
        code: Int,
        reason: String,
        parameter: String,
        hint: String,
        labels: JSONValue
    ) async throws {
        let error = try await failure("inflections.lemmas", parameters)
        #expect(error.code == code)
        #expect(error.data["reason"] == .string(reason))
        #expect(error.data["parameter"] == .string(parameter))
        #expect(error.data[hint] == labels)
    }
}
