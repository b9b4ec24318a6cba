/// Reports the progress of writing a corpus file.
///
/// Each record is processed four times: once to plan the space, once to be written, and twice to be added to the lists
/// of the n-grams with a token.
struct WritingSteps {
    private static let timesPerRecord = 4
    /// The number of steps between two reports.
    private static let stride = 1 << 17

    private let records: Int
    private let progress: CorpusProgress
    private var steps = 0

    init(records: UInt64, _ progress: CorpusProgress) {
        self.records = Int(clamping: records)
        self.progress = progress
    }

    /// Counts a step.
    @inline(__always)
    mutating func advance() throws {
        steps += 1
        if steps.isMultiple(of: Self.stride) {
            try progress.show(.writing, min(steps / Self.timesPerRecord, records), of: records)
        }
    }

    /// Reports completion; only naming the file is left.
    func finish() throws { try progress.show(.writing, records, of: records) }
}
