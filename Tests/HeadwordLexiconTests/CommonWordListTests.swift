import Foundation
import HeadwordLexicon
import HeadwordModel
import Testing

private let coreLexicon = ProcessInfo.processInfo.environment["HEADWORD_CORE_LEXICON"]

/// Lists of the core lexicon by the frequency of the words' intended meanings.
@Suite(.enabled(if: coreLexicon != nil, "'make test' sets it up")) struct CommonWordListTests {
    private func commonest(_ count: Int, _ filter: SenseFilter) throws -> [String] {
        var query = WordListQuery()
        query.filter = filter
        query.order = .frequency
        return try Lexicon(path: try #require(coreLexicon)).words(query, atMost: count).words.map(\.word)
    }

    @Test(
        "20: the most common words of a category belong to it",
        arguments: [
            (
                LexicalCategory.noun, ["time", "year", "people", "school"],
                ["in", "a", "to", "was", "is", "for", "as", "with", "by", "at", "he", "first", "not", "but", "have"]
            ),
            (
                .verb, ["be", "have", "will", "make", "use"],
                ["in", "the", "one", "time", "more", "new", "up", "out", "well"]
            ),
            (
                .adjective, ["first", "new", "American", "public"],
                ["in", "on", "by", "that", "not", "this", "after", "up"]
            ),
            (
                .adverb, ["also", "not", "when", "where", "now"],
                ["in", "the", "on", "by", "that", "this", "other", "all"]
            ),
            (.preposition, ["of", "in", "with"], ["a", "or", "but", "long", "sin", "rising"]),
            (.pronoun, ["he", "it", "they", "that", "which"], ["hit", "hire", "men"]),
            (.determiner, ["the", "a", "this", "his"], ["hers"]),
            (.interjection, ["oh", "hello"], ["out", "law", "Mary", "faith", "hip", "balls"]),
        ]
    )
    func theCommonestWordsOfACategoryAreSuchWords(
        category: LexicalCategory,
        included: [String],
        excluded: [String]
    ) throws {
        let words = try commonest(60, SenseFilter(lexicalCategories: [category]))
        #expect(included.filter { !words.contains($0) }.isEmpty)
        #expect(excluded.filter(words.contains).isEmpty)
    }

    @Test(
        "20: the commonest words with a label are thought of with it",
        arguments: [
            (
                SenseFilter(domains: [.chess]), ["bishop", "knight", "pawn", "checkmate"],
                ["place", "development", "open", "move"]
            ),
            (
                SenseFilter(registers: [.vulgarSlang]), ["shit", "fuck"],
                ["main", "near", "law", "mother", "la", "leg"]
            ),
            (
                SenseFilter(registers: [.archaic]), ["whilst", "hence"],
                ["after", "against", "century", "small", "water"]
            ),
            (SenseFilter(regions: [.british]), ["county", "theatre", "colour"], ["in", "first", "more", "town"]),
            (SenseFilter(regions: [.australian]), ["boomerang", "billabong", "mate"], ["claim"]),
        ]
    )
    func theCommonestWordsWithALabelAreThoughtOfWithIt(
        filter: SenseFilter,
        included: [String],
        excluded: [String]
    ) throws {
        let words = try commonest(20, filter)
        #expect(included.filter { !words.contains($0) }.isEmpty)
        #expect(excluded.filter(words.contains).isEmpty)
    }

    @Test("20: a minor sense is still found, after all others")
    func aMinorSenseIsStillFound() throws {
        var query = WordListQuery()
        query.filter = SenseFilter(lexicalCategories: [.noun])
        query.prefix = "in"
        query.isExact = true
        let words = try Lexicon(path: try #require(coreLexicon)).words(query, atMost: 9).words.map(\.word)
        #expect(words.contains("in"))
    }
}
