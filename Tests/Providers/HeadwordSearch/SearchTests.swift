import HeadwordJSON
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordServiceTestSupport
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct SearchTests {
    private static let lexicon = Result {
        try DraftLexicon.build { draft in
            for word in ["color", "colour", "collar", "column", "ice cream", "swim", "swimmer", "résumé", "resume"] {
                draft.add(
                    Entry(source: "test", senses: [Sense(id: word)]),
                    to: .init(language: .en, word: word),
                    as: word == "swim" ? .verb : .noun
                )
            }
            let sinking = Antonym(word: "sink", isIndirect: false)
            for (word, sense) in [
                ("color", Sense(id: "s", synonyms: ["hue"])),
                ("swim", Sense(id: "s", subsenses: [Sense(id: "t", antonyms: [sinking])])),
            ] {
                draft.add(
                    Entry(source: "test", senses: [sense]),
                    to: .init(language: .en, word: word),
                    as: word == "swim" ? .verb : .noun
                )
            }
            let column = LexiconDraft.Headword(language: .en, word: "column")
            draft.add(ThesaurusSet(source: "test", words: [.init("pillar")]), to: [column])
            draft.add(.us, to: .init(language: .en, word: "color"))
            draft.add(.british, to: .init(language: .en, word: "colour"))
            draft.add(alias: "natation", of: .init(language: .en, word: "swimmer"))
            draft.add(
                TranslationGroup(target: .de, source: "test", translations: [Translation("Spalte")]),
                to: .init(language: .en, word: "column")
            )
            draft.add(
                .init(
                    language: .en,
                    lemma: "swim",
                    category: .verb,
                    form: InflectedForm(text: "swam", features: [.past])
                )
            )
        }
    }

    @Test(
        "a search in the thesaurus finds words with synonyms or antonyms from any source",
        arguments: [
            (["q": "col", "prefix": true], [["color", "prefix"], ["column", "prefix"]]),
            (["q": "swam"], [["swim", "lemma"]]), (["q": "colour", "fuzzy": false], []),
            (["q": "collar"], [["color", "fuzzy"]]),
        ] as [(JSONValue, [[String]])]
    )
    func thesaurus(parameters: JSONValue, expected: [[String]]) async throws {
        #expect(try await found(parameters, by: "search.thesaurus") == expected)
    }

    private func found(_ parameters: JSONValue, by method: String = "search.query") async throws -> [[String]] {
        let result = try await call(method, parameters, on: try Self.lexicon.get())
        return result["results"]?.elements.map { [$0["word"]?.text ?? "", $0["matchType"]?.text ?? ""] } ?? []
    }

    @Test(
        arguments: [
            (["q": "swim"], [["swim", "exact"]]), (["q": "Ice-Cream"], [["ice cream", "folded"]]),
            (["q": "swam"], [["swim", "lemma"]]), (["q": "natation"], [["swimmer", "variant"]]),
            (["q": "resume"], [["resume", "exact"], ["résumé", "folded"]]),
            (["q": "colun", "fuzzy": false], []),
            (["q": "swim", "fuzzy": true], [["swim", "exact"]]),
            (["q": "colour", "fuzzy": true], [["colour", "exact"], ["color", "fuzzy"], ["collar", "fuzzy"]]),
            (
                ["q": "col", "prefix": true],
                [
                    ["collar", "prefix"], ["color", "prefix"], ["colour", "prefix"], ["column", "prefix"],
                ]
            ),
            (["q": "SWIM", "prefix": true], [["swim", "folded"], ["swimmer", "prefix"]]),
            (["q": "col", "prefix": true, "limit": 2, "offset": 1], [["color", "prefix"], ["colour", "prefix"]]),
            (
                ["q": "col", "prefix": true, "regions": "gb"],
                [
                    ["collar", "prefix"], ["colour", "prefix"], ["column", "prefix"],
                ]
            ),
            (["q": "color", "regions": ["us"]], [["color", "exact"]]),
            (["q": "color", "regions": "British", "fuzzy": false], []),
            (["q": "color", "regions": "gb,us"], [["color", "exact"]]),
            (["q": "xyzzy"], []),
        ] as [(JSONValue, [[String]])]
    )
    func eachHeadwordSaysHowItWasFound(parameters: JSONValue, expected: [[String]]) async throws {
        #expect(try await found(parameters) == expected)
    }

    @Test(
        arguments: [
            (["q": "col", "prefix": true, "target": "de"], [["column", "prefix"]]),
            (["q": "collum", "target": "German"], [["column", "fuzzy"]]),
            (["q": "color", "target": "de", "fuzzy": false], []),
        ] as [(JSONValue, [[String]])]
    )
    func onlyHeadwordsWithATranslationAreFoundForATarget(parameters: JSONValue, expected: [[String]]) async throws {
        #expect(try await found(parameters, by: "search.translations") == expected)
    }

    @Test func aHeadwordOfTheOtherVarietyDoesNotKeepMisspellingsAway() async throws {
        #expect(try await found(["q": "colour", "regions": "us"]).first == ["color", "fuzzy"])
        #expect(try await found(["q": "🐕"]) == [])
    }

    @Test func whatIsNotFoundMayBeMisspelt() async throws {
        #expect(try await found(["q": "colun"]).first == ["column", "fuzzy"])
    }

    @Test func nearerHeadwordsHaveHigherScores() async throws {
        for query in [["q": "resume", "fuzzy": true], ["q": "colur"], ["q": "swam", "fuzzy": true]] as [JSONValue] {
            let result = try await call("search.query", query, on: try Self.lexicon.get())
            let scores = try #require(result["results"]?.elements).map { row in
                guard case .real(let score)? = row["score"] else { return -1.0 }
                return score
            }
            #expect(!scores.isEmpty)
            #expect(scores == scores.sorted(by: >))
            #expect(scores.allSatisfy { (0...1).contains($0) })
        }
    }

    @Test func pagesOfAPrefixYieldEachHeadwordOnce() async throws {
        let whole = try await found(["q": "s", "prefix": true])
        var pages: [[String]] = []
        for offset in 0..<5 {
            pages += try await found(["q": "s", "prefix": true, "limit": 1, "offset": .integer(Int64(offset))])
        }
        #expect(pages == whole)
        #expect(whole.count == 2)
    }

    @Test(
        arguments: [
            ("search.query", [:], "q", 400), ("search.query", ["q": ""], "q", 400),
            ("search.query", ["q": "a", "regions": "au"], "regions", 400),
            ("search.query", ["q": "a", "regions": "us", "language": "de"], "regions", 400),
            ("search.query", ["q": "a", "prefix": true, "fuzzy": true], "fuzzy", 400),
            ("search.query", ["q": "a", "prefix": 1], "prefix", 400),
            ("search.query", ["q": "a", "limit": 5001], "limit", 400),
            ("search.query", ["q": "a", "limit": "ten"], "limit", 400),
            ("search.query", ["q": "a", "language": "de"], "language", 404),
            ("search.query", ["q": "a", "language": "klingon"], "language", 400),
            ("search.translations", ["q": "a"], "target", 400),
            ("search.translations", ["q": "a", "target": "en"], "target", 400),
            ("search.translations", ["q": "a", "target": "es"], "target", 404),
        ] as [(String, JSONValue, String, Int64)]
    )
    func whatCannotBeSearchedIsRefused(
        method: String,
        parameters: JSONValue,
        parameter: String,
        status: Int64
    ) async throws {
        let error = try await failure(method, parameters, on: try Self.lexicon.get())
        #expect(error.data["parameter"] == .string(parameter))
        #expect(error.data["status"] == .integer(status))
    }
}

@Suite struct AtTests {
    /// Returns the phrase at the bar, which is not part of the text.
    private func phrase(_ marked: String, unit: String = "characters") async throws -> [String?] {
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
        let before = String(parts[0])
        let offset =
            switch unit {
            case "utf-8": before.utf8.count
            case "utf-16": before.utf16.count
            default: before.unicodeScalars.count
            }
        let result = try await call(
            "search.at",
            ["text": .string(parts.joined()), "offset": .integer(Int64(offset)), "unit": .string(unit)]
        )
        return [result["text"]?.text, result["results"]?[0]?["word"]?.text]
    }

    @Test(arguments: [
        ("He sw|am.", "swam", "swim"), ("|Dogs bark", "Dogs", "dog"), ("Dogs| bark", "Dogs", "dog"),
        ("We took ice c|ream.", "ice cream", "ice cream"), ("two ic|e creams", "ice creams", "ice cream"),
        ("She looked it up; he look|ed up.", "looked up", "look up"),
        ("my mother-in-la|w", "mother-in-law", "mother-in-law"),
        ("ice\n    cre|am", "ice\n    cream", "ice cream"), ("“serendip|ity”", "serendipity", "serendipity"),
        ("The do|g's bowl", "dog's", "dog"), ("The do|g’s bowl", "dog’s", "dog"),
        ("an ice_crea|m", "ice_cream", "ice cream"),
        ("my mother-in-la|w's house", "mother-in-law's", "mother-in-law"), ("the dogs|' bowl", "dogs", "dog"),
    ])
    func theLongestPhraseIsFound(marked: String, text: String, headword: String) async throws {
        #expect(try await phrase(marked) == [text, headword])
    }

    @Test(arguments: ["ice. cream", "ice\n\ncream", "ice, cream", "ice (cream)", "ice    x cream"])
    func whatStandsBetweenSentencesPartsPhrases(text: String) async throws {
        let error = try await failure("search.at", ["text": .string(text), "offset": .integer(Int64(text.count - 1))])
        #expect(error.code == 404)
    }

    @Test(arguments: [("|'tis so", "'tis"), ("’t|is so", "’tis"), ("rock 'n|' roll!", "rock 'n' roll")])
    func apostrophesBelongToSomeWords(marked: String, text: String) async throws {
        let lexicon = try DraftLexicon.build { draft in
            for word in ["'tis", "rock 'n' roll", "n"] {
                draft.add(
                    Entry(source: "test", senses: [Sense(id: word)]),
                    to: .init(language: .en, word: word),
                    as: .noun
                )
            }
        }
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        let offset = parts[0].utf16.count + (parts[0].isEmpty ? 1 : 0)
        let result = try await call(
            "search.at",
            ["text": .string(parts.joined()), "offset": .integer(Int64(offset))],
            on: lexicon
        )
        #expect(result["text"]?.text == text)
    }

    @Test(arguments: ["utf-8", "utf-16", "characters"])
    func offsetsCountWhatTheUnitSays(unit: String) async throws {
        #expect(try await phrase("🐕 é: the do|g", unit: unit) == ["dog", "dog"])
        let text = "🐕 dog"
        let start = ["utf-8": 5, "utf-16": 3, "characters": 2][unit] ?? 0
        let result = try await call(
            "search.at",
            ["text": .string(text), "offset": .integer(Int64(start)), "unit": .string(unit)]
        )
        #expect(
            result["range"] == [
                "start": .integer(Int64(start)), "end": .integer(Int64(start + 3)), "unit": .string(unit),
            ]
        )
    }

    @Test(
        arguments: [
            (["text": "dog", "offset": 4], "offset", 400), (["text": "dog", "offset": -1], "offset", 400),
            (["text": "é", "offset": 1, "unit": "utf-8"], "offset", 400),
            (["text": "🐕", "offset": 1, "unit": "utf-16"], "offset", 400), (["text": "dog"], "offset", 400),
            (["offset": 0], "text", 400), (["text": "", "offset": 0], "text", 400),
            (["text": "dog", "offset": 0, "unit": "bytes"], "unit", 400),
            (["text": "a  b", "offset": 2], "offset", 404), (["text": "!!", "offset": 1], "offset", 404),
            (["text": "serendipidy", "offset": 3], "text", 404),
            (["text": "x", "offset": 0, "language": "de"], "language", 404),
            (["text": .string(String(repeating: "a", count: 1000)), "offset": 500], "offset", 404),
        ] as [(JSONValue, String, Int64)]
    )
    func whatIsNoPhraseIsToldApart(parameters: JSONValue, parameter: String, status: Int64) async throws {
        let error = try await failure("search.at", parameters)
        #expect(error.data["parameter"] == .string(parameter))
        #expect(error.data["status"] == .integer(status))
    }

    @Test func aMisspeltWordHasSuggestions() async throws {
        let error = try await failure("search.at", ["text": "serendipidy", "offset": 3])
        #expect(error.data["suggestions"]?[0] == "serendipity")
    }
}
