/// A query for n-grams.
public struct NgramQuery: Hashable, Sendable {
    /// The number of tokens, 1 to 4.
    public var length: Int
    /// If not empty, the n-gram is one of these.
    public var tokens: [[String]] = []
    /// The n-gram contains all of these in any order; a token that is listed twice occurs twice.
    public var contains: [String] = []
    /// Whether n-grams with punctuation are included.
    public var includesPunctuation = false
    /// The range of frequencies.
    public var frequency: ClosedRange<UInt64> = 0...UInt64.max
    /// The range of document frequencies; if these are unknown, only the full range finds n-grams.
    public var documentFrequency: ClosedRange<UInt64> = 0...UInt64.max
    /// The sort order; ties are sorted by descending frequency, then by tokens.
    public var order: [NgramOrder] = []
    /// The number of n-grams to skip.
    public var offset = 0
    /// The maximum number of n-grams to return.
    public var limit = 100

    /// Creates a query for the most frequent n-grams of a length.
    public init(length: Int) { self.length = length }
}

/// A sort criterion for n-grams.
public struct NgramOrder: Hashable, Sendable {
    /// A property of n-grams to sort by.
    public enum Key: Hashable, Sendable {
        /// The tokens in turn, in byte order.
        case tokens
        /// The number of occurrences.
        case frequency
        /// The number of documents.
        case documentFrequency
    }

    /// The property to sort by.
    public var key: Key
    /// Whether the order is descending.
    public var isDescending: Bool

    /// Creates an order.
    public init(_ key: Key, isDescending: Bool = false) {
        self.key = key
        self.isDescending = isDescending
    }
}

/// The counts of an n-gram in a corpus.
public struct NgramRow: Hashable, Sendable {
    /// The tokens, case-folded.
    public var tokens: [String]
    /// The number of occurrences.
    public var frequency: UInt64
    /// The number of documents with an occurrence; nil if unknown.
    public var documentFrequency: UInt64?
}

/// A page of the requested n-grams.
public struct NgramPage: Hashable, Sendable {
    /// The n-grams in the requested order.
    public var rows: [NgramRow] = []
    /// The total number of n-grams, regardless of offset and limit; nil if it was not determined.
    public var total: Int?
    /// Whether there are more.
    public var hasMore = false
}
