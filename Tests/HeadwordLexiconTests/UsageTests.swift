import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// How words are used, in a small lexicon with the tags from Festival's tables.
@Suite struct UsageTests {
    private static let lexicon = Result {
        try DraftLexicon.build { draft in
            draft.evidence[TagCounts.self] = TagCounts(tags)
            for (word, categories) in words {
                for category in categories.split(separator: " ") {
                    guard let category = LexicalCategory(label: String(category)) else { continue }
                    draft.add(Entry(source: "test"), to: .init(language: .en, word: word), as: category)
                }
            }
            for (form, lemma, category, features) in forms {
                let form = InflectedForm(text: form, features: features)
                draft.add(.init(language: .en, lemma: lemma, category: category, form: form))
            }
            let counts = ["leave": 900, "leaf": 200, "leaves": 300, "Polish": 900, "polish": 30]
            draft.set(.init(source: "test", tokens: 1_000_000, floor: 1, counts: counts), of: .en)
        }
    }

    private static let words: KeyValuePairs = [
        "left": "adjective noun", "leave": "verb noun", "leaf": "noun", "see": "verb", "saw": "noun verb",
        "may": "verb", "May": "noun", "polish": "verb noun adjective", "Polish": "adjective noun", "He": "noun",
        "he": "pronoun", "I": "pronoun", "i": "noun", "dog": "noun verb", "do": "verb", "put": "verb noun",
        "before": "preposition conjunction adverb", "café": "noun", "Paris": "noun", "swift": "adjective noun",
    ]

    private static let tags: [String: [PennTag: Int]] = [
        "left": [.past: 60, .pastParticiple: 30, .adjective: 5, .noun: 5], "leaves": [.plural: 4, .thirdPerson: 36],
        "leave": [.verb: 90, .noun: 10], "leaf": [.noun: 4], "saw": [.past: 95, .noun: 5],
        "put": [.present: 1, .verb: 9],
        "may": [.modal: 900, .properNoun: 100], "polish": [.adjective: 62, .properNoun: 20, .verb: 3, .noun: 1],
        "he": [.pronoun: 1000, .properNoun: 1], "i": [.pronoun: 1000, .noun: 1], "reagan": [.properNoun: 9],
        "before": [.preposition: 750, .adverb: 250], "n't": [.adverb: 7], "dog": [.noun: 9, .pronoun: 1],
        "shall": [.modal: 20], "saws": [.plural: 1],
    ]

    private static let forms: [(String, String, LexicalCategory, [GrammaticalFeature])] = [
        ("leaves", "leaf", .noun, [.plural]), ("left", "leave", .verb, [.past]),
        ("left", "leave", .verb, [.pastParticiple]),
        ("saw", "see", .verb, [.past]), ("put", "put", .verb, [.past]), ("put", "put", .verb, [.pastParticiple]),
    ]

    /// The usages of a form in percent: `leaf noun plural 3`.
    private func usages(of form: String) throws -> [String] {
        try Self.lexicon.get().usages(of: form).map { usage in
            let features = usage.grammaticalFeatures.map(\.label).joined(separator: " ")
            let category = usage.lexicalCategory?.label ?? ""
            return "\(usage.lemma) \(category) \(features) \(Int((usage.share * 100).rounded()))"
        }
    }

    @Test(arguments: [
        ("left", ["leave verb past 60", "leave verb past_participle 30", "left adjective positive 5"]),
        ("saw", ["see verb past 95", "saw noun singular 5"]),
        ("put", ["put verb infinitive 86", "put verb present 10"]),
        ("shall", ["shall verb modal 100"]),
    ])
    func tagsTellHowOftenAFormIsWhat(form: String, expected: [String]) throws {
        #expect(try usages(of: form).prefix(expected.count) == expected[...])
    }

    @Test func lemmasThatATagDoesNotTellApartShareByHowCommonTheyAre() throws {
        // 200 for the leaves of trees against a tenth of 900, since `leave` is mostly a verb.
        let expected = ["leave verb third singular present 90", "leaf noun plural 7", "leave noun plural 3"]
        let found = try usages(of: "leaves")
        #expect(found == expected)
    }

    @Test(arguments: [
        ("may", ["may verb modal 100"]), ("May", ["May noun singular proper 100"]),
        ("Polish", ["Polish adjective positive 76", "Polish noun singular proper 24"]),
        ("polish", ["polish verb infinitive 60", "polish adjective positive 20", "polish noun singular 20"]),
        ("Paris", ["Paris noun singular 100"]), ("Reagan", ["Reagan noun proper 100"]),
    ])
    func capitalsTellNamesFromWords(form: String, expected: [String]) throws {
        let found = try usages(of: form)
        #expect(found == expected)
    }

    @Test(arguments: [("He", "he pronoun  100"), ("Saw", "see verb past 95"), ("i", "I pronoun  100")])
    func capitalsAreNotAlwaysMeant(form: String, expected: String) throws {
        #expect(try usages(of: form).first == expected)
    }

    @Test func prepositionsAreToldFromAdverbsButNotFromConjunctions() throws {
        let found = try usages(of: "before")
        #expect(found == ["before preposition  75", "before adverb positive 25"])
    }

    @Test func slipsOfTaggersAreNoUsages() throws {
        #expect(try usages(of: "dog") == ["dog noun singular 95", "dog verb infinitive 5"])
    }

    @Test func withoutTagsTheFirstCategoryCountsTwiceTheSecond() throws {
        #expect(try usages(of: "swift") == ["swift adjective positive 67", "swift noun singular 33"])
    }

    @Test(arguments: [
        ("dog's", ["dog noun singular possessive 100"]), ("Paris's", ["Paris noun singular possessive 100"]),
        ("he'll", ["he'll contraction  100"]), ("He'll", ["he'll contraction  100"]), ("I'd", ["I'd contraction  100"]),
        ("xyzzy's", []),
    ])
    func wordsWithShortFormsOfOthersAreTakenApart(form: String, expected: [String]) throws {
        #expect(try usages(of: form) == expected)
    }

    @Test(arguments: ["cafe", "Café", "CAFE"])
    func accentsAndCapitalsMayBeMissing(form: String) throws {
        #expect(try usages(of: form) == ["café noun singular 100"])
    }

    @Test(arguments: ["xyzzy", "", "'s", "1,000"])
    func anUnknownWordHasNoUsages(form: String) throws {
        #expect(try usages(of: form).isEmpty)
    }

    @Test func sharesSumToOneTheCommonestFirst() throws {
        let lexicon = try Self.lexicon.get()
        // A form that is only a name is not a word in lower case.
        for form in Self.tags.keys where form != "reagan" {
            let shares = try lexicon.usages(of: form).map(\.share)
            #expect(abs(shares.reduce(0, +) - 1) < 1e-12, "\(form)")
            #expect(shares == shares.sorted(by: >))
        }
    }

    /// Every headword of the small WordNet is used in exactly its own lexical categories.
    @Test func withoutTagsEachHeadwordIsUsedAsAllThatItIs() throws {
        let lexicon = try FixtureLexicon.open()
        for word in try lexicon.headwords() where !word.contains(" ") {
            let entry = try #require(try lexicon.matches(of: word, by: .exact).first?.model)
            let usages = try lexicon.usages(of: word).filter { $0.lemma == word }
            #expect(Set(usages.map(\.lexicalCategory)) == Set(entry.lexicalEntries.map(\.lexicalCategory)), "\(word)")
        }
    }
}
