/// The size of counted texts.
public struct CorpusSize: Hashable, Sendable {
    /// The number of words.
    public var words: UInt64 = 0
    /// The number of punctuation tokens, whether n-grams include them or not.
    public var punctuation: UInt64 = 0
    /// The number of documents.
    public var documents: UInt64 = 0

    package init(words: UInt64 = 0, punctuation: UInt64 = 0, documents: UInt64 = 0) {
        self.words = words
        self.punctuation = punctuation
        self.documents = documents
    }

    package static func += (size: inout Self, other: Self) {
        size.words &+= other.words
        size.punctuation &+= other.punctuation
        size.documents &+= other.documents
    }
}
