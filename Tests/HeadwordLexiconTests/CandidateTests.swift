import Foundation
import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

private let coreLexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]

/// The headwords that a word leads to, and their order.
@Suite struct CandidateTests {
    /// Finds the headwords of a word in a lexicon that `build` fills.
    private func found(_ word: String, _ build: @escaping @Sendable (inout LexiconDraft) -> Void) throws -> [String] {
        try DraftLexicon.build(build).matches(of: word).map { "\($0.kind.label) \($0.entry.word)" }
    }

    private static func noun(_ word: String, _ senses: Sense..., in draft: inout LexiconDraft) {
        draft.add(Entry(source: "test", senses: senses), to: .init(language: .en, word: word), as: .noun)
    }

    private static func plural(_ form: String, of lemma: String, in draft: inout LexiconDraft) {
        let form = InflectedForm(text: form, features: [.plural])
        draft.add(LexiconDraft.Inflection(language: .en, lemma: lemma, category: .noun, form: form))
    }

    @Test func aHeadwordWithoutAnyTextDoesNotHideTheBaseWord() throws {
        let headwords = try found("weeks") { draft in
            Self.noun("week", Sense(id: "1", definitions: ["seven days"]), in: &draft)
            Self.noun("Weeks", in: &draft)
            Self.plural("weeks", of: "week", in: &draft)
        }
        #expect(headwords == ["lemma week"])
    }

    @Test func aHeadwordThatIsObsoleteComesAfterTheBaseWord() throws {
        let headwords = try found("feet") { draft in
            Self.noun("foot", Sense(id: "1", definitions: ["a part of the leg"]), in: &draft)
            Self.noun("feet", Sense(id: "2", definitions: ["a fact"], registers: [.obsolete]), in: &draft)
            Self.plural("feet", of: "foot", in: &draft)
        }
        #expect(headwords == ["lemma foot", "exact feet"])
    }

    @Test func aHeadwordThatOnlyRefersToAnotherLeadsToIt() throws {
        let headwords = try found("cyclopaedia") { draft in
            Self.noun("cyclopedia", Sense(id: "1", definitions: ["a book"]), in: &draft)
            let reference = CrossReference(word: "cyclopedia", type: .seeAlso)
            Self.noun("cyclopaedia", Sense(id: "2", crossReferences: [reference]), in: &draft)
        }
        #expect(headwords == ["variant cyclopedia", "exact cyclopaedia"])
    }

    /// Searches a lexicon with a word, an acronym, a computing command and a country, with these counts in this order.
    private func foundAmongAcronyms(_ word: String, _ counts: [String: Int]) throws -> [String] {
        try found(word) { draft in
            Self.noun("set", Sense(id: "1", definitions: ["a group"]), in: &draft)
            Self.noun("SET", Sense(id: "2", definitions: ["Secure Electronic Transaction"]), in: &draft)
            Self.noun("Set", Sense(id: "3", definitions: ["A command"], domains: [.computing]), in: &draft)
            Self.noun("S\u{E9}t", Sense(id: "4", definitions: ["a town"]), in: &draft)
            draft.set(.init(source: "test", tokens: 1000, floor: 1, counts: counts), of: .en)
        }
    }

    @Test(arguments: [
        ("set", ["set": 9, "SET": 1, "Set": 2], ["exact set"]),
        ("set", ["set": 9], ["exact set"]),
        ("Set", ["set": 9, "SET": 1, "Set": 2], ["exact Set", "folded set"]),
        ("SET", ["set": 900, "SET": 1, "Set": 2], ["exact SET", "folded set", "folded Set"]),
        ("set", ["set": 2, "SET": 3, "Set": 1], ["exact set", "folded SET"]),
    ])
    func rareAcronymsAndCommandsAreMeantByWhoWritesThemSo(
        word: String,
        counts: [String: Int],
        headwords: [String]
    ) throws {
        #expect(try foundAmongAcronyms(word, counts) == headwords)
    }

    @Test func anAcronymAnswersAWordThatNothingElseDoes() throws {
        let headwords = try found("nasa") { draft in
            Self.noun("NASA", Sense(id: "1", definitions: ["an agency"], domains: [.computing]), in: &draft)
        }
        #expect(headwords == ["folded NASA"])
    }

    @Test(arguments: [
        (["PC": 5], ["folded PC", "variant personal computer"]), ([:], ["variant personal computer", "folded PC"]),
    ])
    func aUsualAcronymStandsBeforeWhatItIsShortFor(counts: [String: Int], headwords: [String]) throws {
        let found = try found("pc") { draft in
            Self.noun("PC", Sense(id: "1", definitions: ["a computer"]), in: &draft)
            Self.noun("personal computer", Sense(id: "2", definitions: ["a computer for one person"]), in: &draft)
            draft.add(alias: "pc", of: .init(language: .en, word: "personal computer"))
            draft.set(.init(source: "test", tokens: 1000, floor: 1, counts: counts), of: .en)
        }
        #expect(found == headwords)
    }

    @Test(arguments: [
        ("dog's", [GrammaticalFeature.singular, .possessive]), ("dogs\u{2019}", [.plural, .possessive]),
    ])
    func aPossessiveLeadsToItsOwner(word: String, features: [GrammaticalFeature]) throws {
        let match = try #require(try FixtureLexicon.open().matches(of: word).first)
        #expect(match.entry.word == "dog" && match.kind == .lemma)
        #expect(match.analyses.map(\.features) == [features])
    }

    @Test(arguments: [("taked", ["took", "taken"]), ("childs", ["children"]), ("swimed", ["swam", "swum"])])
    func aFormThatItsHeadwordDoesNotHaveIsCorrected(form: String, correct: [String]) throws {
        let lexicon = try FixtureLexicon.open()
        #expect(try lexicon.matches(of: form).isEmpty)
        #expect(try lexicon.suggestions(for: form).starts(with: correct))
    }
}

/// The headwords that common words lead to in the core lexicon.
@Suite(.enabled(if: coreLexicon != nil, "'make test' sets it up")) struct CommonFormTests {
    private func headwords(_ word: String) throws -> [HeadwordEntry] {
        try Lexicon(path: try #require(coreLexicon)).matches(of: word).map(\.model)
    }

    @Test func commonFormsReachTheirBaseWordsAndAreAnalysedAsTheirs() throws {
        let lexicon = try Lexicon(path: try #require(coreLexicon))
        let list = String(
            decoding: try TestFiles.contents(of: TestFiles.repository + "/Tests/Fixtures/forms.tsv"),
            as: UTF8.self
        )
        var (count, unreached, unread): (Int, [String], [String]) = (0, [], [])
        for line in list.split(separator: "\n") where !line.hasPrefix("#") {
            let (form, lemma) = (String(line.split(separator: "\t")[0]), String(line.split(separator: "\t")[1]))
            count += 1
            if try !lexicon.matches(of: form).contains(where: { $0.entry.word == lemma }) { unreached.append(form) }
            if try lexicon.readings(of: form).first?.entry.word != lemma { unread.append(form) }
        }
        #expect(count == 384)
        #expect(unreached.isEmpty)
        #expect(unread.count * 50 < count, "\(unread)")
    }

    /// Words that once led to something rare, and the headword that now comes first.
    @Test(arguments: [
        ("weeks", "week"), ("flowers", "flower"), ("walls", "wall"), ("miles", "mile"), ("beds", "bed"),
        ("powers", "power"), ("taught", "teach"), ("wrote", "write"), ("went", "go"), ("met", "meet"), ("sat", "sit"),
        ("drew", "draw"), ("sang", "sing"), ("kept", "keep"), ("bought", "buy"), ("using", "use"),
        ("received", "receive"), ("points", "point"), ("things", "thing"), ("men", "man"), ("lives", "life"),
        ("gives", "give"), ("had", "have"), ("knives", "knife"), ("feet", "foot"), ("yours", "yours"), ("kids", "kid"),
        ("it's", "it's"), ("that\u{2019}s", "that's"), ("gonna", "gonna"), ("women's", "woman"), ("can't", "can't"),
        ("english", "English"), ("john", "John"),
        // Some forms are themselves headwords, and more often meant.
        ("building", "building"), ("meeting", "meeting"), ("news", "news"), ("clothes", "clothes"), ("more", "more"),
        // Others are plurals of nouns that are much rarer.
        ("stamina", "stamina"), ("genus", "genus"), ("species", "species"), ("bacteria", "bacteria"),
        ("trousers", "trousers"), ("passes", "pass"), ("fled", "flee"),
    ])
    func theWordThatIsMeantComesFirst(word: String, headword: String) throws {
        let first = try #require(try headwords(word).first)
        #expect(first.word == headword)
        #expect(
            first.lexicalEntries.contains { $0.entries.contains { $0.senses.contains { !$0.definitions.isEmpty } } }
        )
    }

    @Test(arguments: [("fled", ["flee"]), ("rallies", ["rally"]), ("genus", ["genus"])])
    func whatIsHardlyEverMeantIsNotShown(word: String, words: [String]) throws {
        #expect(try headwords(word).map(\.word) == words)
    }

    @Test(arguments: ["it", "who", "or", "me", "us"])
    func aWordOfGrammarIsNoAcronym(word: String) throws {
        #expect(try headwords(word).first?.word == word)
        #expect(try headwords(word.uppercased()).first?.word != word)
    }

    @Test(arguments: ["don't", "doesn't", "they're", "I'll", "can't"])
    func aContractionIsNothingElse(word: String) throws {
        let contraction = try #require(try headwords(word).first)
        #expect(contraction.lexicalEntries.map(\.lexicalCategory) == [.contraction])
        #expect(!contraction.pronunciations.isEmpty || !contraction.lexicalEntries[0].pronunciations.isEmpty)
    }

    @Test(arguments: [
        ("occured", "occurred"), ("begining", "beginning"), ("refered", "referred"), ("commited", "committed"),
        ("eated", "ate"), ("thinked", "thought"), ("goed", "went"), ("citys", "cities"),
    ])
    func aMisspelledFormIsCorrected(form: String, correct: String) throws {
        #expect(try headwords(form).isEmpty)
        #expect(try Lexicon(path: try #require(coreLexicon)).suggestions(for: form).first == correct)
    }
}
