internal import HeadwordCorpus
internal import HeadwordWork
internal import Synchronization

/// Counts the words and n-grams of texts on all cores, in bounded memory however many texts there are.
///
/// Each thread stores the tokens of its documents as numbers. When its memory is used up, it sorts them by the words
/// that follow, so that the occurrences of each n-gram are adjacent, writes their counts to disk as a sorted run, and
/// starts over. At the end, all runs are merged. If everything fits into memory, all threads sort the whole text
/// together, and there are no runs. Runs are unnamed files, so none are left behind however the process ends. The
/// output is the same, byte for byte, for any number of threads and any amount of memory.
package struct CorpusCounting: Sendable {
    /// What to count, and with which resources.
    package struct Options: Hashable, Sendable {
        /// The maximum number of tokens in an n-gram, 1 to 4.
        package var longestNgram: Int
        /// Whether punctuation tokens are counted and are part of n-grams. If not, n-grams end before them.
        package var includesPunctuation: Bool
        /// The memory for counting, in bytes, excluding the documents being counted. Each thread needs a few hundred
        /// kilobytes regardless.
        package var memory: Int
        /// The number of threads.
        package var workers: Int

        /// Creates options; values out of range are clamped.
        ///
        /// - Parameter workers: the number of threads; nil for one for each core.
        package init(
            longestNgram: Int = 4,
            includesPunctuation: Bool = false,
            memory: Int = 1 << 30,
            workers: Int? = nil
        ) {
            self.longestNgram = min(max(longestNgram, 1), 4)
            self.includesPunctuation = includesPunctuation
            self.memory = max(memory, 0)
            self.workers = min(max(workers ?? WorkPool.processors, 1), 256)
        }
    }

    /// The result of counting.
    package struct Result: Sendable {
        /// The counts.
        package var counts: CorpusCounts
        /// The texts that were not counted, or only in part.
        package var omissions: TextOmissions
    }

    private let options: Options

    /// Creates a counting operation with these options.
    package init(_ options: Options = Options()) {
        self.options = options
    }

    /// Counts texts into an unnamed file, which is removed when it is no longer in use.
    ///
    /// - Parameter directory: where there is room for the file and for temporary runs.
    package func count(
        _ texts: sending some TextSource,
        in directory: String,
        progress: CorpusProgress = .none
    ) throws -> Result {
        var parts = try parts(of: texts, in: directory, progress)
        var writer = RunWriter(header, to: try OpenFile(namelessIn: directory))
        let size = try merge(&parts, to: &writer, progress)
        try writer.finish(size)
        return Result(counts: try CorpusCounts(writer.file), omissions: Self.omissions(of: parts))
    }

    /// Counts texts into a file, which is put in place atomically.
    package func count(
        _ texts: sending some TextSource,
        to target: String,
        progress: CorpusProgress = .none
    ) throws -> Result {
        var writer = RunWriter(header, to: try OpenFile(namelessIn: OpenFile.directory(of: target)))
        var parts = try parts(of: texts, in: OpenFile.directory(of: target), progress)
        let size = try merge(&parts, to: &writer, progress)
        try writer.finish(size, at: target)
        return Result(counts: try CorpusCounts(path: target), omissions: Self.omissions(of: parts))
    }

    private var header: RunHeader {
        RunHeader(
            longestNgram: options.longestNgram,
            includesPunctuation: options.includesPunctuation,
            isPart: false
        )
    }

    /// Returns the counts of each thread.
    private func parts<Source: TextSource>(
        of texts: sending Source,
        in directory: String,
        _ progress: CorpusProgress
    ) throws -> [CountedPart] {
        let queue = TextQueue(texts, batch: options.memory / options.workers / 16, progress)
        let parts = Mutex<[CountedPart]>([])
        try Threads.run(options.workers) { number in
            defer { queue.close() }
            var counter = CorpusCounter(options, number: number, directory: directory)
            while let batch = try queue.next() { try counter.add(batch) }
            let part = try counter.finish()
            parts.withLock { $0.append(part) }
        }
        return parts.withLock { $0.sorted { $0.number < $1.number } }
    }

    private func merge(
        _ parts: inout [CountedPart],
        to writer: inout RunWriter,
        _ progress: CorpusProgress
    ) throws -> CorpusSize {
        let transcripts = parts.compactMap(\.transcript)
        for index in parts.indices { parts[index].transcript = nil }
        let runs = parts.flatMap(\.runs)
        if runs.isEmpty {
            try TranscriptMerge(longestNgram: options.longestNgram, workers: options.workers, progress)
                .write(transcripts, to: &writer)
        } else {
            let rest = try run(of: transcripts, in: OpenFile.directory(of: writer.file.path))
            try ParallelMerge([rest] + runs, workers: options.workers, progress).write(to: &writer)
        }
        return parts.reduce(into: CorpusSize()) { $0 += $1.size }
    }

    /// Returns a run of whole documents, none of which is in another run, so that one number before all others can
    /// stand for them.
    private func run(
        of transcripts: consuming [Transcript],
        in directory: String
    ) throws -> Run {
        var writer = RunWriter(header, to: try OpenFile(namelessIn: directory))
        try TranscriptMerge(longestNgram: options.longestNgram, workers: options.workers)
            .write(transcripts, to: &writer)
        try writer.finish(CorpusSize())
        return Run(reader: try RunReader(writer.file), documents: 0...0)
    }

    private static func omissions(of parts: [CountedPart]) -> TextOmissions {
        parts.reduce(into: TextOmissions()) { $0 += $1.omissions }
    }
}
