public import HeadwordModel

/// What a corpus is, and what it can tell.
public struct CorpusInformation: Hashable, Sendable {
    /// The language of the texts.
    public var language: Language
    /// How much was counted.
    public var size = CorpusSize()
    /// Whether it is known in how many documents something occurs.
    public var countsDocuments = true
    /// The most tokens of an n-gram.
    public var longestNgram = 1
    /// Whether there are n-grams with punctuation.
    public var includesPunctuation = false
    /// What is rarer than this is missing among the words.
    public var wordFloor: UInt64 = 1
    /// What is rarer than this is missing among the n-grams of two tokens and more.
    public var ngramFloor: UInt64 = 1
    /// Where the texts come from.
    public var sources: [String] = []
    /// The digest of the lexicon that the words were looked up in.
    public var lexiconDigest: String?
    /// The periods that have dated texts, in order.
    public internal(set) var periods: [String] = []
    /// The number of different n-grams of each length, from one token on.
    public internal(set) var distinctNgrams: [Int] = []
    /// Of these, the number without punctuation.
    public internal(set) var distinctNgramsOfWords: [Int] = []
    /// The number of different tokens as they are written.
    public internal(set) var distinctForms = 0

    init(language: Language) { self.language = language }

    // MARK: Storage

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for number in [size.words, size.punctuation, size.documents, wordFloor, ngramFloor] {
            bytes.append(fixed: number)
        }
        bytes += [countsDocuments ? 1 : 0, UInt8(longestNgram), includesPunctuation ? 1 : 0]
        let texts = [language.label, lexiconDigest ?? ""] + sources
        bytes.append(leb: UInt64(texts.count))
        for text in texts {
            bytes.append(leb: UInt64(text.utf8.count))
            bytes += text.utf8
        }
        return bytes
    }

    /// Reads what was stored; nil if this cannot be.
    init?(_ stored: [UInt8]) {
        var bytes = RunBytes(stored)
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

    private static func texts(_ bytes: inout RunBytes) -> [String]? {
        guard let count = bytes.leb() else { return nil }
        var texts: [String] = []
        while texts.count < count {
            guard let length = bytes.leb(), let text = bytes.take(length) else { return nil }
            texts.append(String(decoding: text, as: UTF8.self))
        }
        return bytes.isAtEnd ? texts : nil
    }
}
