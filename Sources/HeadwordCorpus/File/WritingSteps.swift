/// Tells how far the writing of a corpus file has come.
///
/// Each record is taken up several times: to see how much room is needed, to be put in its place, and twice to be put
/// into the lists of what contains a token.
struct WritingSteps {
    private static let timesPerRecord = 4
    /// After how many steps somebody is told.
    private static let stride = 1 << 17

    private let records: Int
    private let progress: CorpusProgress
    private var steps = 0

    init(records: UInt64, _ progress: CorpusProgress) {
        self.records = Int(clamping: records)
        self.progress = progress
    }

    /// Takes up a record.
    @inline(__always)
    mutating func advance() throws {
        steps += 1
        if steps.isMultiple(of: Self.stride) {
            try progress.show(.writing, min(steps / Self.timesPerRecord, records), of: records)
        }
    }

    /// All is done but for the name of the file.
    func finish() throws { try progress.show(.writing, records, of: records) }
}
