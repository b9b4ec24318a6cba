import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct WordsTests {
    /// `saw` is a headword and a form of `see`; `left` is one without a verb.
    private static let lexicon = Result {
        try DraftLexicon.build { draft in
            let headwords: [(String, LexicalCategory)] = [
                ("saw", .noun), ("see", .verb), ("left", .adjective), ("leave", .verb),
            ]
            for (word, category) in headwords {
                draft.add(
                    Entry(source: "test", senses: [Sense(id: word, definitions: ["what \(word) is"])]),
                    to: .init(language: .en, word: word),
                    as: category
                )
            }
            for (lemma, form) in [("see", "saw"), ("leave", "left")] {
                let inflected = InflectedForm(text: form, features: [.past])
                draft.add(.init(language: .en, lemma: lemma, category: .verb, form: inflected))
            }
        }
    }

    @Test(
        "a word of a text is a headword, a form of others, or both",
        arguments: [
            (["word": "saw"], [["saw", "exact"], ["see", "lemma"]]), (["word": "see"], [["see", "exact"]]),
            (["word": "Left", "lexicalCategory": "verb"], [["leave", "lemma"]]),
            (["word": "left", "lexicalCategory": "adjective"], [["left", "exact"]]),
        ] as [(JSONValue, [[String]])]
    )
    func headwords(parameters: JSONValue, expected: [[String]]) async throws {
        let answer = try await call("dictionary.words", parameters, on: try Self.lexicon.get())
        let found = answer["results"]?.elements.map { [$0["word"]?.text, $0["match"]?["kind"]?.text] }
        #expect(found == expected)
    }

    @Test func fieldsAndFiltersAreThoseOfEntries() async throws {
        let lexicon = try Self.lexicon.get()
        let bare = try await call("dictionary.words", ["word": "saw", "fields": []], on: lexicon)
        #expect(bare["results"]?[0]?["lexicalEntries"]?[0]?["entries"]?[0]?["senses"]?[0]?["definitions"] == nil)
        let error = try await failure("dictionary.words", ["word": "saw", "domains": "sport"], on: lexicon)
        #expect(error.data["reason"] == "nothingPassesFilters")
    }

    @Test func whatIsNoWordIsNotFound() async throws {
        let error = try await failure("dictionary.words", ["word": "qqqq"], on: try Self.lexicon.get())
        #expect(error.data["reason"] == "notFound")
        #expect(error.data["status"] == 404)
    }
}
