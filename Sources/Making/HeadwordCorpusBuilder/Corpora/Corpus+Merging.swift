package import HeadwordCorpus
package import HeadwordLexicon
internal import HeadwordWork

extension Corpus {
    /// Merges several corpora into one; none of them may share a document.
    ///
    /// The output is identical to that of counting all documents together. Corpora that omit rare words or n-grams
    /// cannot give correct sums and are refused.
    ///
    /// - Parameter lexicon: the lexicon in which all words are looked up again, since their true cases may have
    ///   changed.
    package static func merge(
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
        while let record = try records.next() {
            let counts = RunCounts(frequency: record.frequency, documents: record.documents)
            try writer.append(RunRecord(key: record.key, counts: counts))
        }
        try writer.finish(information.size)
        return try RunReader(writer.file)
    }
}
