internal import Glibc
internal import HeadwordCorpus

/// A file of counts to be merged, and the numbers of its first and last document; consecutive parts may share one.
struct Run {
    var reader: RunReader
    var documents: ClosedRange<UInt64>

    /// Throws if a run did not have as many records as its footer states.
    static func check(_ runs: [Run], read: [UInt64]) throws {
        for (run, read) in zip(runs, read) where run.reader.records != read {
            throw CorpusFailure.damaged(path: run.reader.file.path, reason: "its number of records is wrong")
        }
    }
}

/// Merges sorted files of counts, with one block of each in memory.
struct RunMerge {
    /// The documents of each run.
    private let documents: [ClosedRange<UInt64>]
    private var cursors: [RunCursor]
    /// A binary heap of the runs with records left: none comes before the one at half its index.
    private var heap: [Int] = []

    /// The number of records merged between two reports, which may cancel the work.
    private static let step = 1 << 16

    /// Merges the records of runs, or of some of their blocks.
    init(_ runs: [Run], blocks: [Range<Int>]? = nil) {
        documents = runs.map(\.documents)
        let blocks = blocks ?? runs.map(\.reader.blocks)
        cursors = zip(runs, blocks).map { run, blocks in RunCursor(run.reader, blocks: blocks) }
    }

    /// The number of records read from each run.
    var read: [UInt64] { cursors.map(\.read) }

    /// Writes each key once, with the sums of its counts.
    ///
    /// - Parameter report: called now and then with the number of records merged since the last call.
    mutating func write(to writer: inout RunWriter, report: (_ records: Int) throws -> Void = { _ in }) throws {
        for run in cursors.indices where try cursors[run].advance() {
            heap.append(run)
            rise()
        }
        var merged = 0
        var sum = MergedRecord(of: documents)
        while let first = heap.first {
            sum.begin(cursors[first].record, of: documents[first])
            try advanceFirst()
            merged += 1
            while let next = heap.first, cursors[next].record.key == sum.record.key {
                sum.add(cursors[next].record.counts, of: documents[next])
                try advanceFirst()
                merged += 1
            }
            try writer.append(sum.record)
            if merged >= Self.step {
                try report(merged)
                merged = 0
            }
        }
        try report(merged)
    }

    private mutating func advanceFirst() throws {
        let run = heap[0]
        if try !cursors[run].advance() {
            heap.swapAt(0, heap.count - 1)
            heap.removeLast()
        }
        sink()
    }

    private mutating func rise() {
        var place = heap.count - 1
        while place > 0, comesBefore(heap[place], heap[(place - 1) / 2]) {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    private mutating func sink() {
        var place = 0
        while true {
            var least = place
            for child in 2 * place + 1...2 * place + 2 where child < heap.count {
                if comesBefore(heap[child], heap[least]) { least = child }
            }
            guard least != place else { return }
            heap.swapAt(place, least)
            place = least
        }
    }

    /// Earlier runs come first if the keys are equal, since a document may continue from one run to the next.
    private func comesBefore(_ left: Int, _ right: Int) -> Bool {
        let order = compare(cursors[left].record.key, cursors[right].record.key)
        return order == 0 ? left < right : order < 0
    }

    private func compare(_ left: [UInt8], _ right: [UInt8]) -> Int {
        left.withUnsafeBytes { left in
            right.withUnsafeBytes { right in
                guard let first = left.baseAddress, let second = right.baseAddress else {
                    return left.count - right.count
                }
                let order = Int(memcmp(first, second, min(left.count, right.count)))
                return order == 0 ? left.count - right.count : order
            }
        }
    }
}

/// The sum of records of consecutive runs, in which a document shared by two of them counts once.
private struct MergedRecord {
    private(set) var record = RunRecord()
    private let documents: ClosedRange<UInt64>
    /// The last document of the most recently added run, if the key occurs in it.
    private var lastDocument: UInt64?

    init(of runs: [ClosedRange<UInt64>]) {
        documents = (runs.first?.lowerBound ?? 0)...(runs.last?.upperBound ?? 0)
    }

    /// Starts with the first record of a key.
    mutating func begin(_ other: RunRecord, of run: ClosedRange<UInt64>) {
        // Reuses the capacity of the previous key.
        record.key.removeAll(keepingCapacity: true)
        record.key.append(contentsOf: other.key)
        record.counts = RunCounts()
        lastDocument = nil
        add(other.counts, of: run)
    }

    mutating func add(_ other: RunCounts, of run: ClosedRange<UInt64>) {
        let isShared = other.isInFirst && lastDocument == run.lowerBound
        lastDocument = other.isInLast ? run.upperBound : nil
        record.counts.frequency &+= other.frequency
        record.counts.documents &+= other.documents &- (isShared ? 1 : 0)
        if other.isInFirst, run.lowerBound == documents.lowerBound { record.counts.isInFirst = true }
        record.counts.isInLast = lastDocument == documents.upperBound
    }
}
