import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

private func lexicon(of words: [String]) throws -> Lexicon {
    try DraftLexicon.build { draft in
        for word in words {
            draft.add(Entry(source: "test"), to: .init(language: .en, word: word), as: .noun)
        }
    }
}

@Suite struct MisspellingTests {
    @Test(arguments: [
        ("recieve", "receive"), ("acommodate", "accommodate"), ("definately", "definitely"), ("fonetik", "phonetic"),
        ("nite", "night"), ("seperate", "separate"), ("pyschology", "psychology"), ("ice crem", "ice cream"),
        ("enuff", "enough"), ("nowledge", "knowledge"), ("rithm", "rhythm"), ("naïv", "naive"),
        ("tommorrow", "tomorrow"),
    ])
    func aMisspellingLeadsToTheWord(misspelling: String, word: String) throws {
        let words = [
            "receive", "accommodate", "definitely", "phonetic", "night", "separate", "psychology", "ice cream",
            "enough",
            "knowledge", "rhythm", "naive", "tomorrow", "knife", "relief", "nothing", "desperate", "river",
        ]
        #expect(try lexicon(of: words).suggestions(for: misspelling).first == word)
    }

    /// Words with their frequencies and the registers of their first sense.
    private static func counted(_ words: [(word: String, count: Int, registers: [Register])]) throws -> Lexicon {
        try DraftLexicon.build { draft in
            for (word, count, registers) in words {
                let entry = Entry(source: "test", senses: [Sense(id: word, definitions: [word], registers: registers)])
                draft.add(entry, to: .init(language: .en, word: word), as: .noun, count: count)
            }
        }
    }

    @Test(
        "16: swapped neighbours are one error, and the commoner word is likelier",
        arguments: [
            ("teh", ["the", "tee", "tea"]), ("hte", ["the"]), ("taht", ["that"]), ("yuo", ["you"]),
            ("suprise", ["surprise", "supprise"]), ("becuase", ["because"]),
        ]
    )
    func theCommonerWordIsLikelier(misspelling: String, words: [String]) throws {
        let lexicon = try Self.counted(
            [
                ("the", 50_000_000), ("tea", 80_000), ("Ted", 20_000), ("tee", 9_000), ("Te", 700), ("that", 9_000_000),
                ("taut", 900), ("tat", 800), ("you", 5_000_000), ("yo", 9_000), ("surprise", 40_000), ("supprise", 0),
                ("because", 900_000), ("becurse", 0),
            ].map { ($0.0, $0.1, []) }
        )
        #expect(try lexicon.suggestions(for: misspelling).starts(with: words))
    }

    @Test("16: abbreviations and offensive words come after other words") func abbreviationsAndInsultsComeLast() throws
    {
        let lexicon = try Self.counted([
            ("cont", 9_000, []), ("CONT", 9_000, []), ("count", 9_000, []), ("cunt", 9_000, [.vulgarSlang]),
            ("spike", 0, []), ("spick", 0, [.offensive, .derogatory]),
        ])
        #expect(try lexicon.suggestions(for: "contt").filter { $0.lowercased() == "cont" } == ["cont", "CONT"])
        #expect(try lexicon.suggestions(for: "CONTT").first == "CONT")
        #expect(try lexicon.suggestions(for: "cuntt").filter { $0.hasSuffix("unt") } == ["count", "cunt"])
        #expect(try lexicon.suggestions(for: "spikc") == ["spike", "spick"])
    }

    @Test func suggestionsAreThoseThatTheEditDistanceNames() throws {
        let words = ["swim", "swam", "swim suit", "wim", "swing", "trim", "slim", "zebra", "Swiss", "s", "é"]
        let lexicon = try lexicon(of: words)
        for word in words + ["swimm", "sim", "mwis", "zbera", "e"] {
            let folded = word.lowercased().filter { $0 != " " }.replacing("é", with: "e")
            let distances = words.map { other in
                editDistance(folded, other.lowercased().filter { $0 != " " }.replacing("é", with: "e"), limit: 2) ?? 3
            }
            let limit = folded.count <= 4 || distances.contains { $0 <= 1 } ? 1 : 2
            // A word that has no letter in common is not similar.
            let near = zip(words, distances).filter { $1 <= limit && $1 < word.count }.map(\.0)
            #expect(Set(near).isSubset(of: try lexicon.suggestions(for: word, atMost: 20)), "\(word)")
        }
    }

    @Test(arguments: [(62, 1), (63, 1), (64, 0)])
    func theLongestWordThatCanBeMisspeltHas63Characters(length: Int, count: Int) throws {
        let word = String(repeating: "ab", count: 40).prefix(length - 1) + "c"
        #expect(try lexicon(of: [String(word)]).suggestions(for: word.dropLast() + "d").count == count)
    }

    @Test func veryLongWordsHaveNoSuggestions() throws {
        let word = String(repeating: "a", count: 5000)
        #expect(try lexicon(of: ["a", word]).suggestions(for: word).isEmpty)
    }
}

@Suite struct PatternTests {
    private static let words = ["cat", "Cats", "cattle", "concatenate", "scat", "ice cream", "naïve", "category"]

    @Test(arguments: [
        ("cat*", ["cat", "category", "Cats", "cattle"]), ("*cat", ["cat", "scat"]), ("c?t", ["cat"]),
        ("*cat*e", ["cattle", "concatenate"]), ("ice*", ["ice cream"]), ("na?ve", ["naïve"]),
        ("????", ["Cats", "scat"]),
        ("*", ["cat", "category", "Cats", "cattle", "concatenate", "ice cream", "naïve", "scat"]), ("**x", []),
        ("", []),
    ])
    func aPatternFindsTheWordsThatItDescribes(pattern: String, words: [String]) throws {
        #expect(try lexicon(of: Self.words).headwords { $0.pattern = pattern } == words)
    }

    @Test func noMoreWordsAreFoundThanAreWanted() throws {
        #expect(try lexicon(of: Self.words).headwords(atMost: 2) { $0.pattern = "c*" } == ["cat", "category"])
        #expect(try lexicon(of: Self.words).headwords(atMost: 3) { $0.prefix = "CAT" } == ["cat", "category", "Cats"])
        #expect(try lexicon(of: Self.words).headwords { $0.prefix = "x" }.isEmpty)
    }
}

@Suite struct RecordTests {
    private let lexicon: Lexicon

    init() throws {
        lexicon = try DraftLexicon.build { draft in
            let colour = LexiconDraft.Headword(language: .en, word: "colour")
            draft.add(Pronunciation(text: "ˈkʌlə", region: .british, source: "test"), to: colour)
            draft.add(Pronunciation(text: "ˈkʌlɚ", region: .us, source: "test"), to: colour, as: .verb)
            draft.add(alias: "color", of: colour)
            draft.add(Region.british, to: colour)
            draft.add(Sentence(text: "a fine colour", author: "X", source: "test"), to: colour)
            for target in [Language.de, .es] {
                draft.add(
                    TranslationGroup(
                        target: target,
                        source: "test",
                        gloss: "hue",
                        translations: [Translation("Farbe")]
                    ),
                    to: colour
                )
            }
            let set = ThesaurusSet(source: "test", words: [ThesaurusWord("hue", registers: [.literary])])
            draft.add(set, to: [colour, .init(language: .en, word: "not listed")])
            for (text, features) in [
                ("coloured", [GrammaticalFeature.past]), ("coloured", [.pastParticiple]), ("colored", [.past]),
            ] {
                let form = InflectedForm(text: text, features: features, regions: text == "colored" ? [.us] : [])
                draft.add(.init(language: .en, lemma: "colour", category: .verb, form: form))
            }
            draft.set(.init(source: "test", tokens: 2_000_000, floor: 5, counts: ["colour": 500]), of: .en)
            draft.add(Entry(source: "test", senses: [Sense(id: "test:1")]), to: colour, as: .noun)
            draft.add(Entry(source: "test"), to: colour, as: .verb, derivatives: ["colourful"], count: 3)
        }
    }

    @Test func whatWasSaidBeforeAHeadwordIsListedIsKept() throws {
        let entry = try #require(try lexicon.matches(of: "colour").first?.model)
        #expect(entry.pronunciations.map(\.text) == ["ˈkʌlə"])
        #expect(entry.regions == [.british])
        #expect(entry.lexicalEntries.map(\.lexicalCategory) == [.verb, .noun])
        #expect(entry.lexicalEntries.first?.pronunciations.map(\.text) == ["ˈkʌlɚ"])
        #expect(entry.lexicalEntries.first?.derivatives == ["colourful"])
        #expect(try lexicon.matches(of: "not listed").isEmpty)
    }

    @Test func anAliasLeadsToItsHeadword() throws {
        let match = try #require(try lexicon.matches(of: "Color").first)
        #expect(match.kind == .variant)
        #expect(match.entry.word == "colour")
        #expect(try lexicon.matches(of: "color", by: .exact).isEmpty)
    }

    @Test func formsLeadToTheLemmaAndBack() throws {
        let match = try #require(try lexicon.matches(of: "Colored").first)
        #expect(match.kind == .lemma)
        let analysis = Analysis(lemma: "colour", category: .verb, features: [.past], source: "test")
        #expect(match.analyses.contains(analysis))
        // There are also the regular forms of the noun and the verb.
        let forms = try lexicon.forms(of: "colour").filter { [[.past], [.pastParticiple]].contains($0.form.features) }
        #expect(forms.map(\.form.text) == ["coloured", "coloured", "colored"])
        #expect(forms.map(\.form.features) == [[.past], [.pastParticiple], [.past]])
        #expect(forms.last?.form.regions == [.us])
    }

    @Test func translationsStandByTheirLanguage() throws {
        let groups = try lexicon.translationValues(of: "colour", to: .de)
        #expect(groups.map(\.translations) == [[Translation("Farbe")]])
        #expect(groups.first?.gloss == "hue")
        #expect(try lexicon.translationValues(of: "colour", to: .pt).isEmpty)
        #expect(try lexicon.translationValues(of: "Colour", to: .de).isEmpty)
    }

    @Test func sentencesSetsAndCountsAreFound() throws {
        #expect(
            try lexicon.sentenceValues(of: "colour")
                == [Sentence(text: "a fine colour", author: "X", source: "test")]
        )
        #expect(try lexicon.thesaurusValues(of: "colour").map { $0.words.map(\.text) } == [["hue"]])
        #expect(try lexicon.count(of: "colour") == 500)
        #expect(try lexicon.count(of: "color") == nil)
    }

    @Test func everyKindOfRecordIsCounted() throws {
        let counts = try #require(lexicon.manifest.sources.first { $0.id == "test" }?.counts)
        #expect(counts[.headwords] == 1)
        #expect(counts[.translations] == 2)
        #expect(counts[.inflections] == 3)
        #expect(counts[.aliases] == 1)
        #expect(counts[.notes] == nil)
    }
}
