public import HeadwordModel

/// How often a word occurs in a corpus, as it is written and in one reading, or in several that were put together.
public struct WordRecord: Hashable, Sendable {
    /// The word as it is written; nil if records with different ones were put together. So it is with the other
    /// members.
    public var wordform: String?
    /// The usual way of writing it.
    public var trueCase: String?
    /// The headword that it is a form of; the word itself if the lexicon does not know it.
    public var lemma: String?
    /// What kind of word it is; nil also if the lexicon does not know it.
    public var lexicalCategory: LexicalCategory?
    /// What the form expresses; empty if records were put together.
    public var grammaticalFeatures: [GrammaticalFeature] = []
    /// The number of occurrences.
    public var frequency: UInt64
    /// The number of occurrences in a million words.
    public var normalizedFrequency: Double
    /// The number of documents with an occurrence; nil if that is not known, as it is of whole word forms only.
    public var documentFrequency: UInt64?
    /// Whether words were divided among several readings by how common these are elsewhere.
    public var isEstimated: Bool
}

/// Some of the records that were asked for.
public struct WordRecordPage: Hashable, Sendable {
    /// The records in the order that was asked for.
    public var rows: [WordRecord] = []
    /// How many there are without offset and limit.
    public var total = 0
}

/// What records are together.
public struct WordSum: Hashable, Sendable {
    /// The number of occurrences.
    public var frequency: UInt64 = 0
    /// The number of records.
    public var matchCount = 0
    /// Whether words were divided among several readings by how common these are elsewhere.
    public var isEstimated = false
}

/// What a token of an n-gram is most often.
public struct TokenReading: Hashable, Sendable {
    /// The usual way of writing it; nil if that was not asked for. So it is with the other members.
    public var trueCase: String?
    /// Its commonest lemma.
    public var lemma: String?
    /// Its commonest lexical category; nil also if the lexicon does not know the word.
    public var lexicalCategory: LexicalCategory?
}
