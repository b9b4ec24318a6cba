public import HeadwordModel

/// A query for the collocations of a word.
public struct CollocationQuery: Hashable, Sendable {
    /// The side of the word on which its collocates occur.
    public enum Side: UInt8, Vocabulary {
        /// Before it.
        case before
        /// After it.
        case after
        /// Anywhere near it.
        case both

        /// The noun for a member in messages.
        public static let vocabularyName = "side"
        /// The labels and their spellings.
        public static let table = VocabularyTable<Self>()
    }

    /// A measure of association.
    public enum Measure: UInt8, Vocabulary {
        /// The significance of the association: Dunning (1993), Accurate methods for the statistics of surprise and
        /// coincidence.
        case logLikelihood
        /// The significance of the association, favoring frequent words: Church et al. (1991), Using statistics in
        /// lexical analysis.
        case tScore
        /// How much more often than by chance the words co-occur, however rarely: Church and Hanks (1990), Word
        /// association norms, mutual information, and lexicography.
        case pmi

        /// The noun for a member in messages.
        public static let vocabularyName = "measure"
        /// The labels and their spellings.
        public static let table = VocabularyTable<Self>(isCamelCase: true, aliases: ["mutualInformation": .pmi])
    }

    /// The word whose collocations are requested.
    public var token: String
    /// The maximum distance of a collocate from the word, in words, from 1 on.
    public var window = 3
    /// The minimum number of times the collocate occurs near the word.
    public var minimum: UInt64 = 5
    /// The measure to sort by, the strongest association first.
    public var measure = Measure.logLikelihood
    /// The side of the word on which its collocates occur.
    public var side = Side.both
    /// The number of collocates to skip.
    public var offset = 0
    /// The maximum number of collocates to return.
    public var limit = 100

    /// Creates a query for the collocations of a word.
    public init(token: String) { self.token = token }
}

/// A word that occurs near another one.
///
/// The measures compare the observed frequency with the one expected if words came in random order; Evert (2008),
/// Corpora and collocations, explains and compares them.
public struct Collocation: Hashable, Sendable {
    /// The collocate, case-folded.
    public var token: String
    /// How often it occurs before the word, within the window.
    public var before: UInt64
    /// How often it occurs after the word, within the window.
    public var after: UInt64
    /// How often it occurs in the corpus.
    public var collocateFrequency: UInt64
    /// Its association with the word.
    public var association: Association

    /// How often it occurs near the word, on the requested side.
    public var frequency: UInt64 { before + after }
}

/// The collocations of a word.
public struct CollocationPage: Hashable, Sendable {
    /// How often the word occurs in the corpus.
    public var tokenFrequency: UInt64 = 0
    /// The number of words near it, including those of rare collocations.
    public var wordsInWindows: UInt64 = 0
    /// The collocations, the strongest first.
    public var rows: [Collocation] = []
    /// The total number of collocations, regardless of offset and limit.
    public var total = 0
}
