import Foundation
import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

private let coreLexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]

/// The first meanings of common words in the core lexicon.
@Suite(.enabled(if: coreLexicon != nil, "'make test' sets it up")) struct CommonSenseTests {
    private func headword(_ word: String) throws -> HeadwordEntry {
        let matches = try Lexicon(path: try #require(coreLexicon)).matches(of: word)
        return try #require(matches.first { $0.entry.word == word }?.model)
    }

    /// The definition of the first sense that has one.
    private func meaning(_ word: String, _ category: LexicalCategory? = nil) throws -> String? {
        try meanings(word, category).first
    }

    private func meanings(_ word: String, _ category: LexicalCategory? = nil) throws -> [String] {
        try headword(word).definitions(category)
    }

    @Test(arguments: [
        ("whale", LexicalCategory.noun, "any of the larger cetacean"), ("table", .noun, "a piece of furniture"),
        ("trailer", .noun, "a large transport"), ("wizard", .noun, "one who practices magic"),
        ("club", .noun, "a formal association"), ("now", .adverb, "at the present moment"),
        ("bolt", .noun, "a screw"), ("hood", .noun, "a headdress"), ("hammer", .noun, "a hand tool"),
        ("bank", .noun, "a financial institution"), ("leopard", .noun, "large feline"),
        ("post office", .noun, "a local"), ("function", .noun, "what something is used for"),
    ])
    func whatPeopleMeanStandsFirst(word: String, category: LexicalCategory, beginning: String) throws {
        let meaning = try #require(try meaning(word, category))
        #expect(meaning.hasPrefix(beginning), "\(meaning)")
    }

    @Test(arguments: ["my", "your", "his", "its", "our", "their"])
    func aPossessiveIsADeterminerFirst(word: String) throws {
        #expect(try headword(word).lexicalEntries.first?.lexicalCategory == .determiner)
    }

    /// "International Business Machines" is a name and does not make `international` a noun.
    @Test(arguments: ["national", "international", "general", "federal"])
    func namesMakeNoNounOfAnAdjective(word: String) throws {
        #expect(try headword(word).lexicalEntries.first?.lexicalCategory == .adjective)
    }

    @Test(arguments: [
        ("half", "fragmentary"), ("previous", "prehistoric"),
    ])
    func whatIsOnlyNearASenseIsNoSynonymOfIt(word: String, near: String) throws {
        let first = try headword(word).lexicalEntries.first?.entries.first?.senses.first
        #expect(first?.synonyms.contains(near) == false && first?.synonyms.isEmpty == false)
    }

    @Test(arguments: [
        ("anime", "Japanese animated"), ("LLM", "a large language model"), ("tweet", "a short message"),
        ("planet", "any of the eight"), ("Pluto", "a dwarf planet"), ("Kosovo", "a country"),
        ("China", "a country of eastern Asia"), ("homosexual", "attracted to people of the same sex"),
    ])
    func whatAWordMeansTodayStandsFirst(word: String, beginning: String) throws {
        let meaning = try #require(try meaning(word))
        #expect(meaning.hasPrefix(beginning), "\(meaning)")
    }

    @Test func nobodyReignsAfterDeath() throws {
        #expect(try meaning("Elizabeth II")?.contains("2022") == true)
    }

    @Test func namesThatTakeSidesAreNoSynonymsOfACountry() throws {
        let synonyms = try headword("China").lexicalEntries.flatMap(\.entries).flatMap(\.senses).flatMap(\.synonyms)
        #expect(!synonyms.contains("Red China") && synonyms.contains("PRC"))
    }

    @Test(arguments: [("english", "English"), ("john", "John")])
    func aNameWrittenWithoutItsCapitalIsTheName(word: String, name: String) throws {
        #expect(try Lexicon(path: try #require(coreLexicon)).matches(of: word).first?.entry.word == name)
    }

    @Test(arguments: [
        ("realise", "realize"), ("defence", "defense"), ("apologise", "apologize"), ("colour", "color"),
    ])
    func aBritishSpellingMeansFirstWhatItsTwinDoes(british: String, american: String) throws {
        let first = try meaning(british)
        #expect(try first != nil && first == meaning(american))
    }

    @Test(arguments: [
        ("interesting", LexicalCategory.adjective, "exciting"), ("happy", .adjective, "glad"),
    ])
    func thePlainestWordsHaveSynonyms(word: String, category: LexicalCategory, synonym: String) throws {
        let part = try #require(try headword(word).lexicalEntries.first { $0.lexicalCategory == category })
        #expect(part.entries.flatMap(\.senses).first?.synonyms.contains(synonym) == true)
    }

    @Test func anOldSpellingIsNoVariantOfAWordInUse() throws {
        let variants = try headword("schedule").lexicalEntries.flatMap(\.entries).flatMap(\.variantForms)
        #expect(variants.isEmpty)
    }

    @Test(arguments: [
        ("who", "Middle English who"), ("he", "Old English h\u{113}"), ("system", "Latin systema"),
        ("school", "Middle English scole"), ("link", "Middle English linke"), ("house", "Middle English hous, hus"),
    ])
    func theFirstEtymologyIsOfWhatTheWordMeansToday(word: String, beginning: String) throws {
        let etymology = try headword(word).lexicalEntries.first?.entries.flatMap(\.etymologies).first
        #expect(etymology?.hasPrefix(beginning) == true, "\(etymology ?? "none")")
    }

    @Test func anEtymologyPointsNowhereAndIsNotAboutSpelling() throws {
        let lexicon = try Lexicon(path: try #require(coreLexicon))
        for word in ["and", "show", "summer", "rest", "appear", "test", "earn", "century", "band"] {
            let etymologies = try lexicon.matches(of: word, by: .exact).flatMap(\.model.lexicalEntries)
                .flatMap(\.entries).filter(\.isHistorical).flatMap(\.etymologies)
            for text in etymologies {
                for aside in ["See ", "Compare ", "Cf", "Written ", "in sense"] { #expect(!text.contains(aside)) }
            }
        }
    }

    @Test func thereIsAWordForBeingAwareOfInjustice() throws {
        #expect(try meaning("woke", .adjective)?.hasPrefix("aware of injustice") == true)
    }

    @Test(arguments: ["would", "could", "might", "should"])
    func aModalVerbIsAWordOfItsOwn(word: String) throws {
        let matches = try Lexicon(path: try #require(coreLexicon)).matches(of: word)
        #expect(matches.first?.entry.word == word)
    }

    @Test(arguments: [
        ("function", false), ("college", false), ("period", false), ("aircraft", false), ("rice", true),
        ("advice", true),
    ])
    func aNounWithAPluralInUseIsNotCalledMass(word: String, isMass: Bool) throws {
        let nouns = try headword(word).lexicalEntries.filter { $0.lexicalCategory == .noun }
        let features = nouns.flatMap(\.entries).filter { $0.senses.isEmpty }.flatMap(\.grammaticalFeatures)
        #expect(features.contains(.mass) == isMass)
    }

    /// `check` has more meanings, one of which comes first; `pyjamas` and `pajamas` are forms of separate headwords.
    @Test func aBritishSpellingMeansWhatItsAmericanTwinMeans() throws {
        let list = String(
            decoding: try TestFiles.contents(of: TestFiles.repository + "/Tests/Fixtures/spellings.tsv"),
            as: UTF8.self
        )
        let twins = list.split(separator: "\n").filter { $0.first != "#" }.map {
            $0.split(separator: "\t").map(String.init)
        }
        let lexicon = try Lexicon(path: try #require(coreLexicon))
        let unlike = try twins.filter { twin in
            let meanings = try twin.map { word in
                let entries = try lexicon.matches(of: word).map(\.model).filter { !$0.definitions.isEmpty }
                return (entries.first { $0.word == word } ?? entries.first)?.definitions ?? []
            }
            return meanings[0].first.map { !meanings[1].contains($0) } ?? true
        }
        #expect(twins.count > 80)
        #expect(unlike == [])
    }

    @Test(arguments: ["tyre", "cheque", "programme"])
    func aSpellingHasNoMeaningsThatOnlyTheOtherHas(word: String) throws {
        let meanings = try meanings(word)
        #expect(!meanings.contains { $0.contains("bored") || $0.contains("inspect") || $0.contains("political") })
    }
}

extension HeadwordEntry {
    fileprivate var definitions: [String] { definitions(nil) }

    fileprivate func definitions(_ category: LexicalCategory?) -> [String] {
        lexicalEntries.filter { category == nil || $0.lexicalCategory == category }
            .flatMap(\.entries).flatMap(\.senses).flatMap(\.definitions)
    }
}
