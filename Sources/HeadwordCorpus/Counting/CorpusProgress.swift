/// Told how far counting has come, from any thread but never from two at once; asked whether it is to go on.
public struct CorpusProgress: Sendable {
    /// What is being done.
    public enum Stage: Hashable, Sendable {
        /// Texts are read and counted; the unit is a byte of the files, compressed as they are.
        case counting
        /// What was read is put in order and merged; the unit is a part of what is to be done.
        case merging
        /// The corpus file is written; the unit is a record.
        case writing
    }

    /// The stage, how much of it is done, and how much there is, if that is known.
    public typealias Report = @Sendable (_ stage: Stage, _ done: Int, _ total: Int?) -> Void

    /// Tells nobody, and never ends the work.
    public static let none = CorpusProgress { _, _, _ in }

    private let isCancelled: @Sendable () -> Bool
    private let report: Report

    /// Creates a progress that calls `report`, and ends the work once `isCancelled` says so.
    public init(
        isCancelled: @escaping @Sendable () -> Bool = { false },
        _ report: @escaping Report
    ) {
        self.isCancelled = isCancelled
        self.report = report
    }

    /// Reports, if the work is to go on.
    func show(_ stage: Stage, _ done: Int, of total: Int?) throws {
        if isCancelled() { throw CorpusFailure.cancelled }
        report(stage, done, total)
    }
}
