public import HeadwordLexicon
internal import HeadwordWork

/// All counts that a corpus file holds, in the order of their keys.
struct CorpusRecords: Sendable {
    private let corpus: Corpus
    /// The kinds of records still to come, the current one first.
    private var kinds: ArraySlice<RecordKind>
    private var index = 0

    init(_ corpus: Corpus) {
        self.corpus = corpus
        let lengths = (1...corpus.information.longestNgram).map { RecordKind.ngram(length: $0) }
        kinds = ArraySlice(lengths + [.form, .datedWord, .period])
    }

    /// Returns the next record; nil after the last one.
    mutating func next() throws -> RunRecord? {
        while let kind = kinds.first {
            if index < count(of: kind) {
                defer { index += 1 }
                return try record(of: kind)
            }
            kinds.removeFirst()
            index = 0
        }
        return nil
    }

    private func count(of kind: RecordKind) -> Int {
        switch kind {
        case .ngram(let length): corpus.ngrams(ofLength: length)?.count ?? 0
        case .form: corpus.forms.count
        case .datedWord: corpus.datedWords.count
        case .period: corpus.datedWords.periods.count
        }
    }

    private func record(of kind: RecordKind) throws -> RunRecord {
        var record = RunRecord(key: [kind.mark])
        switch kind {
        case .ngram(let length): try readNgram(ofLength: length, into: &record)
        case .form:
            record.append(try corpus.forms.bytes(of: index))
            record.frequency = UInt64(try corpus.forms.frequency(of: index))
            record.documents = UInt64(try corpus.forms.documentFrequency(of: index))
        case .datedWord:
            let row = try corpus.datedWords[index]
            record.append(try corpus.tokens.bytes(at: row.token))
            record.append(try corpus.datedWords.periods.bytes(at: row.period))
            (record.frequency, record.documents) = (row.frequency, row.documents)
        case .period:
            record.append(try corpus.datedWords.periods.bytes(at: index))
            (record.frequency, record.documents) = try corpus.datedWords.size(ofPeriod: index)
        }
        return record
    }

    private func readNgram(ofLength length: Int, into record: inout RunRecord) throws {
        guard let table = corpus.ngrams(ofLength: length) else { return }
        let rank = try table.rank(at: index)
        for place in 0..<length { record.append(try corpus.tokens.bytes(at: table.token(place, of: rank))) }
        record.frequency = try table.frequency(of: rank)
        record.documents = try table.documentFrequency(of: rank) ?? 0
    }
}

extension RunRecord {
    /// Adds a word to the key.
    fileprivate mutating func append(_ word: MappedBytes) {
        if key.count > 1 { key.append(UInt8(ascii: " ")) }
        word.withUnsafeBytes { key.append(contentsOf: $0) }
    }
}

extension Corpus {
    /// Returns all counts of n-grams and of tokens as written, in byte order.
    public func counts() -> Cursor { Cursor(records: CorpusRecords(self)) }

    /// Reads the counts of a corpus in order.
    public struct Cursor: Sendable {
        fileprivate var records: CorpusRecords

        /// Returns the next count; nil after the last one.
        public mutating func next() throws -> NgramCount? {
            while let record = try records.next() {
                guard let ngram = Ngram(key: record.key) else { continue }
                return NgramCount(ngram: ngram, frequency: record.frequency, documentFrequency: record.documents)
            }
            return nil
        }
    }
}

// MARK: - Merging

extension Corpus {
    /// Merges several corpora into one; none of them may share a document.
    ///
    /// The output is identical to that of counting all documents together. Corpora that omit rare words or n-grams
    /// cannot give correct sums and are refused.
    ///
    /// - Parameter lexicon: the lexicon in which all words are looked up again, since their true cases may have
    ///   changed.
    public static func merge(
        _ paths: [String],
        to target: String,
        lexicon: Lexicon?,
        progress: CorpusProgress = .none
    ) throws {
        var corpora: [Corpus] = []
        for path in paths { corpora.append(try Corpus(path: path)) }
        guard let first = corpora.first else { return }
        for corpus in corpora { try corpus.checkMerging(with: first) }
        var runs: [Run] = []
        for corpus in corpora { runs.append(Run(reader: try corpus.run(beside: target), documents: 0...0)) }
        var writer = try RunWriter(first.runHeader, beside: target)
        try ParallelMerge(runs, workers: WorkPool.processors, progress).write(to: &writer)
        try writer.finish(runs.reduce(into: CorpusSize()) { $0 += $1.reader.size })
        let sources = corpora.flatMap(\.information.sources)
        try CorpusWriter(language: first.information.language, sources: sources, lexicon: lexicon)
            .write(RunReader(writer.file), to: target, progress)
    }

    private func checkMerging(with other: Corpus) throws {
        let (mine, its) = (information, other.information)
        guard mine.countsDocuments, max(mine.wordFloor, mine.ngramFloor) == 1 else {
            throw CorpusFailure.incomplete(path: file.path)
        }
        guard runHeader == other.runHeader, mine.language == its.language else {
            throw CorpusFailure.incompatible(path: other.file.path, other: file.path)
        }
    }

    private var runHeader: RunHeader {
        RunHeader(
            longestNgram: information.longestNgram,
            includesPunctuation: information.includesPunctuation,
            isPart: false
        )
    }

    /// Writes the counts to an unnamed file in the target's directory.
    private func run(beside target: String) throws -> RunReader {
        var writer = try RunWriter(runHeader, beside: target)
        var records = CorpusRecords(self)
        while let record = try records.next() { try writer.append(record) }
        try writer.finish(information.size)
        return try RunReader(writer.file)
    }

}

extension RunWriter {
    /// Begins an unnamed file in the target's directory.
    init(_ header: RunHeader, beside target: String) throws {
        self.init(header, to: try RunFile(namelessIn: RunFile.directory(of: target)))
    }
}
