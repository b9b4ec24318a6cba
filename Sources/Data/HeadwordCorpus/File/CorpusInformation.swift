internal import HeadwordBytes
public import HeadwordModel

/// The description of a corpus.
public struct CorpusInformation: Hashable, Sendable {
    /// The language of the texts.
    public var language: Language
    /// The size of the counted texts.
    public var size = CorpusSize()
    /// Whether document frequencies are known.
    public var countsDocuments = true
    /// The maximum number of tokens in an n-gram.
    public var longestNgram = 1
    /// Whether there are n-grams with punctuation.
    public var includesPunctuation = false
    /// The lowest word frequency included; rarer words are missing.
    public var wordFloor: UInt64 = 1
    /// The lowest frequency included for n-grams of two or more tokens; rarer ones are missing.
    public var ngramFloor: UInt64 = 1
    /// Where the texts come from.
    public var sources: [String] = []
    /// The digest of the lexicon in which the words were looked up.
    public var lexiconDigest: String?
    /// The periods with dated texts, in order.
    public internal(set) var periods: [String] = []
    /// The number of distinct n-grams of each length, from one token on.
    public internal(set) var distinctNgrams: [Int] = []
    /// The number of those without punctuation.
    public internal(set) var distinctNgramsOfWords: [Int] = []
    /// The number of distinct tokens as written.
    public internal(set) var distinctForms = 0

    package init(language: Language) { self.language = language }

    // MARK: Storage

    /// Reads stored information; nil if it is invalid.
    init?(_ stored: [UInt8]) {
        var bytes = ByteArrayReader(stored)
        guard let words: UInt64 = bytes.fixed(), let punctuation: UInt64 = bytes.fixed(),
            let documents: UInt64 = bytes.fixed(), let wordFloor: UInt64 = bytes.fixed(),
            let ngramFloor: UInt64 = bytes.fixed(), let flags = bytes.take(3).map(Array.init),
            (1...4).contains(flags[1]), let texts = Self.texts(&bytes), texts.count >= 2,
            let language = Language(label: texts[0])
        else { return nil }
        self.language = language
        size = CorpusSize(words: words, punctuation: punctuation, documents: documents)
        countsDocuments = flags[0] == 1
        longestNgram = Int(flags[1])
        includesPunctuation = flags[2] == 1
        (self.wordFloor, self.ngramFloor) = (wordFloor, ngramFloor)
        lexiconDigest = texts[1].isEmpty ? nil : texts[1]
        sources = Array(texts[2...])
    }

    private static func texts(_ bytes: inout ByteArrayReader) -> [String]? {
        guard let count = bytes.leb() else { return nil }
        var texts: [String] = []
        while texts.count < count {
            guard let length = bytes.leb(), let text = bytes.take(length) else { return nil }
            texts.append(String(decoding: text, as: UTF8.self))
        }
        return bytes.isAtEnd ? texts : nil
    }
}
