public import HeadwordLexicon
public import HeadwordModel

/// Makes corpus files.
public struct CorpusWriter: Sendable {
    /// The language of the texts.
    public var language: Language
    /// N-grams of two tokens and more that are rarer than this are left out.
    public var ngramFloor: UInt64
    /// Where the texts come from.
    public var sources: [String]
    /// The lexicon that the words are looked up in; without one, each word is its own lemma.
    public var lexicon: Lexicon?

    /// Creates a writer.
    public init(language: Language, ngramFloor: UInt64 = 1, sources: [String] = [], lexicon: Lexicon? = nil) {
        self.language = language
        self.ngramFloor = max(ngramFloor, 1)
        self.sources = sources
        self.lexicon = lexicon
    }

    /// Makes a corpus of counts, wholly or not at all.
    public func write(_ counts: CorpusCounts, to target: String, progress: CorpusProgress = .none) throws {
        try write(counts.reader, to: target, progress)
    }

    func write(_ counts: RunReader, to target: String, _ progress: CorpusProgress) throws {
        try write(counts, information(of: counts), to: target, progress)
    }

    /// Makes a corpus of the counts of words as they are written, of which neither n-grams nor documents are known.
    ///
    /// What ``Token`` does not take for one word is left out, since nobody could ask for it.
    ///
    /// - Parameters:
    ///   - floor: how often the rarest word occurs that would not be missing.
    ///   - size: the number of words of the whole corpus; nil if no more is known than the sum of the counts.
    public func write(
        words: some Sequence<(word: String, frequency: UInt64)>,
        floor: UInt64,
        size: UInt64? = nil,
        to target: String
    ) throws {
        var list = WordList()
        for (word, frequency) in words { list.add(word, frequency) }
        let counts = try list.run(beside: target)
        var information = information(of: counts)
        information.size.words = size ?? list.total
        information.countsDocuments = false
        information.wordFloor = max(floor, 1)
        try write(counts, information, to: target, .none)
    }

    private func write(
        _ counts: RunReader,
        _ information: CorpusInformation,
        to target: String,
        _ progress: CorpusProgress
    ) throws {
        var builder = try CorpusFileBuilder(counts, information, lexicon, target: target, progress)
        try builder.build()
    }

    private func information(of counts: RunReader) -> CorpusInformation {
        var information = CorpusInformation(language: language)
        information.size = counts.size
        information.longestNgram = counts.header.longestNgram
        information.includesPunctuation = counts.header.includesPunctuation
        information.ngramFloor = ngramFloor
        information.sources = Set(sources).sorted()
        information.lexiconDigest = lexicon?.manifest.digest
        return information
    }
}

/// Counts of words that were not counted here.
private struct WordList {
    /// The frequencies by key.
    private var frequencies: [[UInt8]: UInt64] = [:]
    /// The sum of all frequencies, of what is left out too.
    private(set) var total: UInt64 = 0

    mutating func add(_ word: String, _ frequency: UInt64) {
        total = total.addingReportingOverflow(frequency).partialValue
        guard frequency > 0, let token = Token.tokens(of: word).first, token.text == word, !token.isPunctuation else {
            return
        }
        for ngram in [Ngram([token.text], isTrueCase: true), Ngram([token.folded])] {
            frequencies[ngram.key, default: 0] &+= frequency
        }
    }

    /// The counts in a file without a name.
    func run(beside target: String) throws -> RunReader {
        let header = RunHeader(longestNgram: 1, includesPunctuation: false, isPart: false)
        var writer = try RunWriter(header, beside: target)
        for (key, frequency) in frequencies.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            try writer.append(RunRecord(key: key, frequency: frequency))
        }
        try writer.finish(CorpusSize())
        return try RunReader(writer.file)
    }
}
