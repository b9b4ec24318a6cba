/// The runs that a counter has put away, never many.
struct RunStack {
    /// How many runs become one; all workers together have some hundred open at most.
    private let runsAtOnce: Int
    /// How often what is in each run was merged, the most at the beginning.
    private var runs: [(run: Run, level: Int)] = []

    init(workers: Int) {
        runsAtOnce = min(max(256 / workers, 4), 32)
    }

    /// What was put away, in its order.
    var all: [Run] { runs.map(\.run) }

    /// Adds the run that was written; the last ones become one when there are enough of a kind.
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
        let directory = RunFile.directory(of: first.reader.file.path)
        var writer = RunWriter(first.reader.header, to: try RunFile(namelessIn: directory))
        var merge = RunMerge(runs)
        try merge.write(to: &writer)
        try Run.check(runs, read: merge.read)
        return try run(of: writer, documents: first.documents.lowerBound...last.documents.upperBound)
    }
}
