internal import HeadwordCorpus
internal import HeadwordWork
internal import Synchronization

/// Merges runs on several threads, each of which writes pieces of the output.
struct ParallelMerge: Sendable {
    /// The number of pieces per thread; several small ones keep threads from waiting long for the last one.
    private static let piecesPerWorker = 4

    private let runs: [Run]
    private let workers: Int
    private let progress: CorpusProgress

    init(_ runs: [Run], workers: Int, _ progress: CorpusProgress) {
        self.runs = runs
        self.workers = workers
        self.progress = progress
    }

    /// Writes each key once, with the sums of its counts.
    func write(to writer: inout RunWriter) throws {
        let tally = MergeTally(runs, progress)
        if workers == 1 {
            try merge(runs.map(\.reader.blocks), to: &writer, tally)
        } else {
            for piece in try pieces(like: writer, tally) { try writer.append(piece) }
        }
        try tally.check()
    }

    /// Returns the pieces of the output, in unnamed files in the writer's directory.
    private func pieces(like writer: RunWriter, _ tally: MergeTally) throws -> [RunSection] {
        let plan = try MergePlan(runs, pieces: workers * Self.piecesPerWorker)
        let (header, directory) = (writer.header, OpenFile.directory(of: writer.file.path))
        let begun = Mutex(0)
        let finished = Mutex<[Int: RunSection]>([:])
        try Threads.run(min(workers, plan.pieces.count)) { _ in
            while let number = begun.next(below: plan.pieces.count) {
                var piece = RunWriter(header, to: try OpenFile(namelessIn: directory))
                try merge(plan.pieces[number], to: &piece, tally)
                let section = try piece.cut()
                finished.withLock { $0[number] = section }
            }
        }
        return finished.withLock { finished in finished.sorted { $0.key < $1.key }.map(\.value) }
    }

    private func merge(
        _ blocks: [Range<Int>],
        to writer: inout RunWriter,
        _ tally: MergeTally
    ) throws {
        var merge = RunMerge(runs, blocks: blocks)
        try merge.write(to: &writer, report: tally.show)
        tally.add(merge.read)
    }
}

extension Mutex where Value == Int {
    /// Returns the next unused number; nil after the last one.
    borrowing func next(below limit: Int) -> Int? {
        withLock { number in
            guard number < limit else { return nil }
            defer { number += 1 }
            return number
        }
    }
}

/// The blocks of the runs that each piece of a merge consists of.
private struct MergePlan {
    /// The blocks of a run whose keys share a prefix, and that prefix.
    private struct Section {
        var key: [UInt8]
        var blocks: Range<Int>
    }

    /// For each piece, the blocks of each run.
    private(set) var pieces: [[Range<Int>]] = []

    /// Cuts runs into pieces of about the same length.
    init(_ runs: [Run], pieces count: Int) throws {
        var sections: [[Section]] = []
        for run in runs { sections.append(try Self.sections(of: run)) }
        let length = runs.reduce(0) { $0 + $1.reader.blocks.count } / count + 1
        var starts = runs.map(\.reader.blocks.lowerBound)
        for key in Self.cuts(sections.flatMap(\.self), length) {
            let ends = zip(runs, sections).map { run, sections in
                sections.first { !$0.key.lexicographicallyPrecedes(key) }?.blocks.lowerBound
                    ?? run.reader.blocks.upperBound
            }
            pieces.append(zip(starts, ends).map { $0..<max($0, $1) })
            starts = ends
        }
        pieces.append(zip(starts, runs).map { $0..<max($0, $1.reader.blocks.upperBound) })
    }

    private static func sections(of run: Run) throws -> [Section] {
        var sections: [Section] = []
        let index = try run.reader.blockIndex()
        for (number, block) in index.enumerated() {
            let key = Array(block.key.prefix(RunFormat.sectionLength(of: block.key[...])))
            let end = number + 1 < index.count ? index[number + 1].offset : run.reader.blocks.upperBound
            if let last = sections.indices.last, sections[last].key == key {
                sections[last].blocks = sections[last].blocks.lowerBound..<end
            } else {
                sections.append(Section(key: key, blocks: block.offset..<end))
            }
        }
        return sections
    }

    /// Returns the first keys of all pieces except the first one.
    private static func cuts(_ sections: [Section], _ length: Int) -> [[UInt8]] {
        var cuts: [[UInt8]] = []
        var (sum, last) = (0, [UInt8]())
        for section in sections.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            if sum >= length, section.key != last {
                cuts.append(section.key)
                sum = 0
            }
            sum += section.blocks.count
            last = section.key
        }
        return cuts
    }
}

/// The combined progress and record counts of several merging threads.
private final class MergeTally: Sendable {
    private let runs: [Run]
    private let progress: CorpusProgress
    private let shown = Mutex(0)
    private let read: Mutex<[UInt64]>

    init(_ runs: [Run], _ progress: CorpusProgress) {
        self.runs = runs
        self.progress = progress
        read = Mutex([UInt64](repeating: 0, count: runs.count))
    }

    func show(_ records: Int) throws {
        let total = Int(clamping: runs.reduce(0) { $0 &+ $1.reader.records })
        try shown.withLock { shown in
            shown += records
            try progress.show(.merging, shown, of: total)
        }
    }

    func add(_ read: [UInt64]) {
        self.read.withLock { sums in
            for (run, count) in read.enumerated() { sums[run] &+= count }
        }
    }

    func check() throws { try Run.check(runs, read: read.withLock(\.self)) }
}
