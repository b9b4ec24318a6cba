internal import HeadwordCorpus
package import HeadwordLexicon
package import HeadwordModel

/// Makes corpus files.
package struct CorpusWriter: Sendable {
    /// The language of the texts.
    package var language: Language
    /// The minimum frequency of n-grams of two or more tokens; rarer ones are left out.
    package var ngramFloor: UInt64
    /// Where the texts come from.
    package var sources: [String]
    /// The lexicon in which the words are looked up; without one, each word is its own lemma.
    package var lexicon: Lexicon?

    /// Creates a writer.
    package init(language: Language, ngramFloor: UInt64 = 1, sources: [String] = [], lexicon: Lexicon? = nil) {
        self.language = language
        self.ngramFloor = max(ngramFloor, 1)
        self.sources = sources
        self.lexicon = lexicon
    }

    /// Makes a corpus file from counts and puts it in place atomically.
    package func write(_ counts: CorpusCounts, to target: String, progress: CorpusProgress = .none) throws {
        try write(counts.reader, to: target, progress)
    }

    func write(_ counts: RunReader, to target: String, _ progress: CorpusProgress) throws {
        try write(counts, information(of: counts), to: target, progress)
    }

    /// Makes a corpus file from the counts of words as written, for which neither n-grams nor document counts are
    /// known.
    ///
    /// Words that ``Token`` does not take for a single word are left out, since no query could find them.
    ///
    /// - Parameters:
    ///   - floor: the lowest frequency that the counts include.
    ///   - size: the number of words in the whole corpus; nil to use the sum of the counts.
    package func write(
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

/// Word counts from elsewhere.
private struct WordList {
    /// The frequencies by key.
    private var frequencies: [[UInt8]: UInt64] = [:]
    /// The sum of all frequencies, including those of words that are left out.
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

    /// Writes the counts to an unnamed file in the target's directory.
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
