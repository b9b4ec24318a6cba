package import HeadwordCorpus
internal import HeadwordWork

/// The counts of a corpus in a file.
///
/// Every block of the file is checked when it is read, so damage shows only when its block is read.
package struct CorpusCounts: Sendable {
    let reader: RunReader
    private let blocks: [(offset: Int, key: [UInt8])]

    /// Opens a file of counts.
    package init(path: String) throws {
        try self.init(OpenFile(reading: path))
    }

    init(_ file: OpenFile) throws {
        reader = try RunReader(file)
        guard !reader.header.isPart else {
            throw CorpusFailure.damaged(path: file.path, reason: "it has only a part of a corpus")
        }
        blocks = try reader.blockIndex()
    }

    /// The size of the counted texts.
    package var size: CorpusSize { reader.size }

    /// The maximum number of tokens in an n-gram.
    package var longestNgram: Int { reader.header.longestNgram }

    /// Whether there are n-grams with punctuation.
    package var includesPunctuation: Bool { reader.header.includesPunctuation }

    /// The number of n-grams and of tokens as written.
    package var count: UInt64 { reader.records }

    /// Returns the count of an n-gram; nil if it never occurs.
    package func count(of ngram: Ngram) throws -> NgramCount? {
        let key = ngram.key
        guard let block = blockThatMayHave(key) else { return nil }
        var cursor = RunCursor(reader, blocks: block..<reader.blocks.upperBound)
        while try cursor.advance() {
            if cursor.record.key == key { return try Self.count(cursor.record, reader) }
            if key.lexicographicallyPrecedes(cursor.record.key) { return nil }
        }
        return nil
    }

    /// Returns the last block that does not begin after a key.
    private func blockThatMayHave(_ key: [UInt8]) -> Int? {
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if key.lexicographicallyPrecedes(blocks[middle].key) { high = middle } else { low = middle + 1 }
        }
        return low > 0 ? blocks[low - 1].offset : nil
    }

    /// Returns all counts in the order of their keys.
    package func counts() -> Cursor { Cursor(reader) }

    /// Reads the whole file and throws if any of it is damaged.
    package func verify() throws {
        var cursor = counts()
        while try cursor.next() != nil {}
    }

    fileprivate static func count(_ record: RunRecord, _ reader: RunReader) throws -> NgramCount {
        guard let ngram = Ngram(key: record.key) else {
            throw CorpusFailure.damaged(path: reader.file.path, reason: "a record has no key")
        }
        return NgramCount(ngram: ngram, frequency: record.frequency, documentFrequency: record.documents)
    }

    /// Reads counts one after the other.
    package struct Cursor: Sendable {
        let reader: RunReader
        private var cursor: RunCursor

        fileprivate init(_ reader: RunReader) {
            self.reader = reader
            cursor = RunCursor(reader)
        }

        /// Returns the next count; nil after the last one.
        package mutating func next() throws -> NgramCount? {
            if try cursor.advance() { return try CorpusCounts.count(cursor.record, reader) }
            guard cursor.hasReadAll else {
                throw CorpusFailure.damaged(path: reader.file.path, reason: "its number of records is wrong")
            }
            return nil
        }
    }
}

// MARK: - Merging

extension CorpusCounts {
    /// Writes the sums of the counts of several files, none of which may share a document.
    ///
    /// The output is identical to that of counting all documents together.
    ///
    /// - Parameters:
    ///   - runs: the files, at least one.
    ///   - workers: the number of threads; nil for one for each core.
    package static func merge(
        _ runs: [CorpusCounts],
        to target: String,
        workers: Int? = nil,
        progress: CorpusProgress = .none
    ) throws {
        try sum(of: runs, in: OpenFile.directory(of: target), workers, progress) { try $0.finish($1, at: target) }
    }

    /// Returns the sums of the counts of several files, at least one, in an unnamed file.
    package static func merged(
        _ runs: [CorpusCounts],
        in directory: String,
        progress: CorpusProgress = .none
    ) throws -> CorpusCounts {
        try sum(of: runs, in: directory, nil, progress) { writer, size in
            try writer.finish(size)
            return try CorpusCounts(writer.file)
        }
    }

    private static func sum<Result>(
        of counts: [CorpusCounts],
        in directory: String,
        _ workers: Int?,
        _ progress: CorpusProgress,
        _ finish: (inout RunWriter, CorpusSize) throws -> Result
    ) throws -> Result {
        let runs = counts.map { Run(reader: $0.reader, documents: 0...0) }
        for run in runs where run.reader.header != runs[0].reader.header {
            throw CorpusFailure.incompatible(path: runs[0].reader.file.path, other: run.reader.file.path)
        }
        var writer = RunWriter(runs[0].reader.header, to: try OpenFile(namelessIn: directory))
        let merge = ParallelMerge(runs, workers: workers ?? WorkPool.processors, progress)
        try merge.write(to: &writer)
        return try finish(&writer, runs.reduce(into: CorpusSize()) { $0 += $1.reader.size })
    }
}
