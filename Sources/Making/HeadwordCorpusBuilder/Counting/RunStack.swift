internal import HeadwordCorpus

/// The runs that a counter has written, of which there are never many.
struct RunStack {
    /// The number of runs merged into one; all workers together have at most a few hundred open.
    private let runsAtOnce: Int
    /// The runs and how often their contents were merged, the most often merged first.
    private var runs: [(run: Run, level: Int)] = []

    init(workers: Int) {
        runsAtOnce = min(max(256 / workers, 4), 32)
    }

    /// The runs in the order of their documents.
    var all: [Run] { runs.map(\.run) }

    /// Finishes a run and adds it; the last runs are merged once there are enough of the same level.
    mutating func push(_ writer: consuming RunWriter, documents: ClosedRange<UInt64>) throws {
        runs.append((try Self.run(of: writer, documents: documents), 0))
        while let level = runs.last?.level,
            runs.suffix(runsAtOnce).count(where: { $0.level == level }) == runsAtOnce
        {
            let last = runs.suffix(runsAtOnce).map(\.run)
            runs.removeLast(last.count)
            runs.append((try Self.merged(last), level + 1))
        }
    }

    private static func run(of writer: consuming RunWriter, documents: ClosedRange<UInt64>) throws -> Run {
        let file = writer.file
        try writer.finish(CorpusSize())
        return Run(reader: try RunReader(file), documents: documents)
    }

    private static func merged(_ runs: [Run]) throws -> Run {
        let (first, last) = (runs[0], runs[runs.count - 1])
        let directory = OpenFile.directory(of: first.reader.file.path)
        var writer = RunWriter(first.reader.header, to: try OpenFile(namelessIn: directory))
        var merge = RunMerge(runs)
        try merge.write(to: &writer)
        try Run.check(runs, read: merge.read)
        return try run(of: writer, documents: first.documents.lowerBound...last.documents.upperBound)
    }
}
