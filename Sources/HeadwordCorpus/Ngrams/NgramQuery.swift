/// Which n-grams are asked for.
public struct NgramQuery: Hashable, Sendable {
    /// The number of tokens, 1 to 4.
    public var length: Int
    /// If there are any, the n-gram is one of these.
    public var tokens: [[String]] = []
    /// The n-gram has all of these in any order; what is listed twice occurs twice.
    public var contains: [String] = []
    /// Whether n-grams with punctuation are meant, too.
    public var includesPunctuation = false
    /// How often the n-gram occurs.
    public var frequency: ClosedRange<UInt64> = 0...UInt64.max
    /// In how many documents the n-gram occurs; if they are not known, in none.
    public var documentFrequency: ClosedRange<UInt64> = 0...UInt64.max
    /// What the n-grams are listed by; those that are the same in all of this come the most frequent first, then by
    /// their tokens.
    public var order: [NgramOrder] = []
    /// The number of n-grams to leave out at the beginning.
    public var offset = 0
    /// The most n-grams to tell.
    public var limit = 100

    /// Asks for the most frequent n-grams of a length.
    public init(length: Int) { self.length = length }
}

/// What n-grams are listed by.
public struct NgramOrder: Hashable, Sendable {
    /// A part of what is known about n-grams.
    public enum Key: Hashable, Sendable {
        /// The tokens one after the other, by their bytes.
        case tokens
        /// The number of occurrences.
        case frequency
        /// The number of documents.
        case documentFrequency
    }

    /// What the n-grams are listed by.
    public var key: Key
    /// Whether the last comes first.
    public var isDescending: Bool

    /// Creates an order.
    public init(_ key: Key, isDescending: Bool = false) {
        self.key = key
        self.isDescending = isDescending
    }
}

/// How often an n-gram occurs in a corpus.
public struct NgramRow: Hashable, Sendable {
    /// The tokens without regard to case.
    public var tokens: [String]
    /// The number of occurrences.
    public var frequency: UInt64
    /// The number of documents with an occurrence; nil if that is not known.
    public var documentFrequency: UInt64?
}

/// Some of the n-grams that were asked for.
public struct NgramPage: Hashable, Sendable {
    /// The n-grams in the order that was asked for.
    public var rows: [NgramRow] = []
    /// How many there are without offset and limit; nil if that did not come out on the way.
    public var total: Int?
    /// Whether there are more.
    public var hasMore = false
}
