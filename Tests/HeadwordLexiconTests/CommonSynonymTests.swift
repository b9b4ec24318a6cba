import Foundation
import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

private let coreLexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]

/// The synonyms of common words in the core lexicon.
@Suite(.enabled(if: coreLexicon != nil, "'make test' sets it up")) struct CommonSynonymTests {
    /// The synonyms of the first sense.
    private func synonyms(_ word: String, _ category: LexicalCategory) throws -> [String] {
        let matches = try Lexicon(path: try #require(coreLexicon)).matches(of: word)
        let entry = try #require(matches.first { $0.entry.word == word }?.model)
        let part = try #require(entry.lexicalEntries.first { $0.lexicalCategory == category })
        return try #require(part.entries.flatMap(\.senses).first).synonyms
    }

    @Test(arguments: [
        ("big", LexicalCategory.adjective, "large"), ("happy", .adjective, "glad"), ("house", .noun, "home"),
        ("eat", .verb, "consume"),
    ])
    func theBestSynonymStandsFirst(word: String, category: LexicalCategory, synonym: String) throws {
        #expect(try synonyms(word, category).first == synonym)
    }

    @Test(arguments: [
        ("dog", "domestic animal"), ("table", "furniture"), ("Monday", "weekday"), ("Monday", "Tuesday"),
        ("computer", "machine"), ("water", "facility"),
    ])
    func whatANounIsAKindOfAndItsKindsAreNoSynonyms(word: String, near: String) throws {
        #expect(try !synonyms(word, .noun).contains(near))
    }

    @Test(arguments: ["seven", "blue"]) func membersOfALargeClusterAreNoSynonymsOfEachOther(word: String) throws {
        let synonyms = try synonyms(word, .adjective)
        #expect(!synonyms.contains("eight") && !synonyms.contains("red") && !synonyms.contains("green"))
    }
}
