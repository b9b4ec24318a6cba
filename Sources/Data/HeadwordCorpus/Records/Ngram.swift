/// The unit that is counted: one to four case-folded tokens, one token as written, or one word in a period.
public struct Ngram: Hashable, Sendable {
    /// The words, and punctuation if the corpus was counted with it; empty for all words of a period.
    public var tokens: [String]
    /// Whether this is one token as written.
    public var isTrueCase: Bool
    /// The year or month in which the word, or any word, is counted; nil for the whole corpus.
    public var period: String?

    /// Creates an n-gram of tokens as ``Token`` produces them.
    public init(_ tokens: [String], isTrueCase: Bool = false) {
        self.tokens = tokens
        self.isTrueCase = isTrueCase
    }

    /// Creates a word, as in ``Token/folded``, in a period such as `2024`; nil stands for all words.
    public init(_ word: String?, in period: String) {
        tokens = word.map { [$0] } ?? []
        isTrueCase = false
        self.period = period
    }

    /// The key; see ``RecordKind``.
    package var key: [UInt8] {
        [mark] + (tokens + (period.map { [$0] } ?? [])).map { Array($0.utf8) }.joined(separator: [UInt8(ascii: " ")])
    }

    private var mark: UInt8 {
        if period != nil { return tokens.isEmpty ? RecordKind.period.mark : RecordKind.datedWord.mark }
        return isTrueCase ? RecordKind.form.mark : UInt8(clamping: tokens.count)
    }

    /// Reads a key; nil if it is invalid.
    package init?(key: [UInt8]) {
        guard let mark = key.first, let kind = RecordKind(mark: mark) else { return nil }
        tokens = key.dropFirst().split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        let words =
            switch kind {
            case .ngram(let length): length
            case .form, .period: 1
            case .datedWord: 2
            }
        guard tokens.count == words else { return nil }
        isTrueCase = kind == .form
        period = kind == .datedWord || kind == .period ? tokens.removeLast() : nil
    }
}

/// How often an n-gram occurs.
public struct NgramCount: Hashable, Sendable {
    /// The counted n-gram.
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
