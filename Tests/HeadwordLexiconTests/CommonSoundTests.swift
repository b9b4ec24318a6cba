import Foundation
import HeadwordJSON
import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

private let coreLexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]

/// The pronunciations and forms of common words in the core lexicon.
@Suite(.enabled(if: coreLexicon != nil, "'make test' sets it up")) struct CommonSoundTests {
    private func headword(_ word: String) throws -> HeadwordEntry {
        let matches = try Lexicon(path: try #require(coreLexicon)).matches(of: word)
        return try #require(matches.first { $0.entry.word == word }?.model)
    }

    /// Returns the pronunciations of a headword as a whole, or of one of its lexical categories.
    private func sounds(_ word: String, _ category: LexicalCategory? = nil) throws -> [String] {
        let entry = try headword(word)
        let part = entry.lexicalEntries.first { $0.lexicalCategory == category }
        return (part?.pronunciations ?? entry.pronunciations).filter { $0.notation == .ipa }.map(\.text)
    }

    @Test(arguments: [
        ("president", "ˈpɹɛzɪdənt"), ("hospital", "ˈhɑspɪtəl"), ("interview", "ˈɪntɚˌvju"),
        ("television", "ˈtɛləˌvɪʒən"), ("restaurant", "ˈɹɛstəˌɹɑnt"), ("institute", "ˈɪnstəˌtut"),
        ("revenue", "ˈɹɛvəˌnu"), ("require", "ɹɪˈkwaɪɚ"), ("unhappy", "ʌnˈhæpi"), ("information", "ˌɪnfɚˈmeɪʃən"),
    ])
    func aCommonWordIsStressedWhereItIsSaid(word: String, sound: String) throws {
        #expect(try sounds(word) == [sound])
    }

    @Test(arguments: [
        ("record", "ˈɹɛkɚd", "ɹɪˈkɔɹd"), ("present", "ˈpɹɛzənt", "pɹɪˈzɛnt"), ("desert", "ˈdɛzɚt", "dɪˈzɚt"),
        ("object", "ˈɑbdʒɛkt", "əbˈdʒɛkt"), ("use", "jus", "juz"), ("house", "haʊs", "haʊz"),
        ("excuse", "ɪkˈskjus", "ɪkˈskjuz"), ("estimate", "ˈɛstəmət", "ˈɛstəˌmeɪt"),
    ])
    func aNounSoundsUnlikeItsVerb(word: String, noun: String, verb: String) throws {
        #expect(try sounds(word, .noun) == [noun])
        #expect(try sounds(word, .verb) == [verb])
    }

    @Test func anAbbreviationIsNotSaidLikeTheWordThatItStandsFor() throws {
        #expect(try sounds("Feb").isEmpty)
    }

    @Test func thePronounIComesBeforeIodine() throws {
        #expect(try headword("I").lexicalEntries.first?.lexicalCategory == .pronoun)
    }

    private func forms(_ word: String, _ feature: GrammaticalFeature) throws -> [String] {
        let lexicon = try Lexicon(path: try #require(coreLexicon))
        return try lexicon.forms(of: word, in: .en).map(\.form).filter { $0.features == [feature] }.map(\.text)
    }

    @Test(arguments: [
        ("person", GrammaticalFeature.plural, ["people", "persons"]), ("brother", .plural, ["brothers", "brethren"]),
        ("hero", .plural, ["heroes"]), ("news", .plural, []), ("boots", .plural, []), ("good", .past, []),
        ("are", .past, []), ("you", .past, []), ("certain", .comparative, []), ("secret", .comparative, []),
        ("speak", .past, ["spoke", "spake"]), ("build", .past, ["built"]), ("wear", .past, ["wore"]),
        ("pay", .past, ["paid", "payed"]), ("drink", .pastParticiple, ["drunk", "drunken"]),
        ("simple", .comparative, ["simpler"]),
    ])
    func formsAreThoseThatAreUsed(word: String, feature: GrammaticalFeature, used: [String]) throws {
        #expect(try forms(word, feature) == used)
    }
}
