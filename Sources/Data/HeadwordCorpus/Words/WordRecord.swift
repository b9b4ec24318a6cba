public import HeadwordModel

/// How often a word occurs in a corpus, as written and in one reading, or summed over several records that were
/// grouped.
public struct WordRecord: Hashable, Sendable {
    /// The word as written; nil if records were grouped without regard to it. The other members follow the same rule.
    public var wordform: String?
    /// The usual way of writing it.
    public var trueCase: String?
    /// The headword that it is a form of; the word itself if the lexicon does not have it.
    public var lemma: String?
    /// The lexical category; also nil if the lexicon does not have the word.
    public var lexicalCategory: LexicalCategory?
    /// The grammatical features of the form; empty if records were grouped.
    public var grammaticalFeatures: [GrammaticalFeature] = []
    /// The number of occurrences.
    public var frequency: UInt64
    /// The number of occurrences per million words.
    public var normalizedFrequency: Double
    /// The number of documents with an occurrence; nil if unknown, and it is known only for whole word forms.
    public var documentFrequency: UInt64?
    /// Whether occurrences were divided among several readings by how common these are elsewhere.
    public var isEstimated: Bool
}

/// A page of the requested records.
public struct WordRecordPage: Hashable, Sendable {
    /// The records in the requested order.
    public var rows: [WordRecord] = []
    /// The total number of records, regardless of offset and limit.
    public var total = 0
}

/// The totals of several records.
public struct WordSum: Hashable, Sendable {
    /// The number of occurrences.
    public var frequency: UInt64 = 0
    /// The number of records.
    public var matchCount = 0
    /// Whether occurrences were divided among several readings by how common these are elsewhere.
    public var isEstimated = false
}

/// The most frequent reading of a token of an n-gram.
public struct TokenReading: Hashable, Sendable {
    /// The usual way of writing it; nil if not requested. The other members follow the same rule.
    public var trueCase: String?
    /// Its most frequent lemma.
    public var lemma: String?
    /// Its most frequent lexical category; also nil if the lexicon does not have the word.
    public var lexicalCategory: LexicalCategory?
}
