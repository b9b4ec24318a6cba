internal import HeadwordModel

/// The word counts of the corpus `nmc`. They were made up for tests.
enum Corpus {
    /// Its name.
    static let name = "nmc"
    /// The size of the corpus, in millions of words.
    static let millions = 2_000.0

    /// A word form and its count.
    struct WordCount: Sendable {
        var wordform: String
        var trueCase: String
        var lemma: String
        var category: LexicalCategory
        var features: [GrammaticalFeature] = []
        var frequency: Int
    }

    /// An n-gram and its counts.
    struct NgramCount: Sendable {
        var tokens: [String]
        var frequency: Int
        var documents: Int
    }

    static let words: [WordCount] = [
        row("happy", "happy", .adjective, [.positive], 251_034),
        row("Happy", "happy", .adjective, [.positive], 31_250),
        row("happier", "happy", .adjective, [.comparative], 12_407),
        row("happiest", "happy", .adjective, [.superlative], 6_011),
        row("test", "test", .noun, [.singular], 160_223),
        row("tests", "test", .noun, [.plural], 88_900),
        row("Test", "test", .noun, [.singular], 20_118),
        row("test", "test", .verb, [.infinitive], 43_017),
        row("tested", "test", .verb, [.past], 39_550),
        row("testing", "test", .verb, [.presentParticiple], 61_001),
        row("house", "house", .noun, [.singular], 402_777),
        row("House", "house", .noun, [.singular], 210_432),
        row("houses", "house", .noun, [.plural], 97_310),
        row("set", "set", .verb, [.past], 301_900),
        row("set", "set", .noun, [.singular], 140_010),
        row("swim", "swim", .verb, [.infinitive], 15_700),
        row("swam", "swim", .verb, [.past], 4_321),
        row("big", "big", .adjective, [.positive], 388_004),
    ]

    static let ngrams: [NgramCount] = [
        ngram("a", 40_120_345, 900_000),
        ngram("word", 312_000, 120_400),
        ngram("a word", 21_455, 15_001),
        ngram("another word", 3_204, 2_950),
        ngram("happy house", 97, 80),
        ngram("a happy house", 21, 20),
        ngram("a happy house ,", 5, 5),
        ngram("word ,", 9_870, 8_111),
        ngram("big house", 5_410, 4_377),
        ngram("the big house", 2_108, 1_890),
        ngram("in the big house", 377, 341),
        ngram("Big Test", 12, 11),
    ]

    private static func row(
        _ wordform: String,
        _ lemma: String,
        _ category: LexicalCategory,
        _ features: [GrammaticalFeature],
        _ frequency: Int
    ) -> WordCount {
        WordCount(
            wordform: wordform,
            // Of these words, only the parliament keeps its capital.
            trueCase: wordform == "House" ? wordform : wordform.lowercased(),
            lemma: lemma,
            category: category,
            features: features,
            frequency: frequency
        )
    }

    private static func ngram(_ tokens: String, _ frequency: Int, _ documents: Int) -> NgramCount {
        NgramCount(tokens: tokens.split(separator: " ").map(String.init), frequency: frequency, documents: documents)
    }
}

extension Corpus.NgramCount {
    /// Whether a token is a punctuation mark.
    var hasPunctuation: Bool { tokens.contains { !$0.contains { $0.isLetter || $0.isNumber } } }
}
