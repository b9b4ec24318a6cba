/// What is counted: one to four tokens without regard to case, or one as it is written.
public struct Ngram: Hashable, Sendable {
    /// The words, and punctuation if the corpus was counted with it.
    public var tokens: [String]
    /// Whether this is one token in the case in which it is written.
    public var isTrueCase: Bool

    /// Creates an n-gram of tokens as ``Token`` has them.
    public init(_ tokens: [String], isTrueCase: Bool = false) {
        self.tokens = tokens
        self.isTrueCase = isTrueCase
    }

    /// The first byte of the key of a token as it is written.
    static let trueCaseMark: UInt8 = 5

    /// The key; see ``RunFormat``.
    var key: [UInt8] {
        let mark = isTrueCase ? Self.trueCaseMark : UInt8(clamping: tokens.count)
        return [mark] + tokens.map { Array($0.utf8) }.joined(separator: [UInt8(ascii: " ")])
    }

    /// Reads a key; nil if it is none.
    init?(key: [UInt8]) {
        guard let mark = key.first, mark >= 1, mark <= Self.trueCaseMark else { return nil }
        isTrueCase = mark == Self.trueCaseMark
        tokens = key.dropFirst().split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard tokens.count == (isTrueCase ? 1 : Int(mark)) else { return nil }
    }
}

/// How often an n-gram occurs.
public struct NgramCount: Hashable, Sendable {
    /// What was counted.
    public var ngram: Ngram
    /// The number of occurrences.
    public var frequency: UInt64
    /// The number of documents with an occurrence.
    public var documentFrequency: UInt64

    /// Creates a count.
    public init(ngram: Ngram, frequency: UInt64, documentFrequency: UInt64) {
        self.ngram = ngram
        self.frequency = frequency
        self.documentFrequency = documentFrequency
    }
}
