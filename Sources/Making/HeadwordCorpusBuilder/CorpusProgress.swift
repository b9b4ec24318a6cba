internal import HeadwordCorpus

/// Receives progress reports, from any thread but never from two at once, and can cancel the work.
package struct CorpusProgress: Sendable {
    /// A stage of the work.
    package enum Stage: Hashable, Sendable {
        /// A file of counts is fetched from a store; the unit is a byte.
        case fetching
        /// Texts are read and counted; the unit is a byte of the files, compressed if they are.
        case counting
        /// The counts are sorted and merged; the unit is a part of that work.
        case merging
        /// The corpus file is written; the unit is a record.
        case writing
        /// A file of counts is sent to a store; the unit is a byte.
        case sending
    }

    /// The stage, how much of it is done, and the total, if known.
    package typealias Report = @Sendable (_ stage: Stage, _ done: Int, _ total: Int?) -> Void

    /// Reports nothing, and never cancels the work.
    package static let none = CorpusProgress { _, _, _ in }

    private let isCancelled: @Sendable () -> Bool
    private let report: Report

    /// Creates a progress that calls `report`, and cancels the work once `isCancelled` returns true.
    package init(
        isCancelled: @escaping @Sendable () -> Bool = { false },
        _ report: @escaping Report
    ) {
        self.isCancelled = isCancelled
        self.report = report
    }

    /// Reports progress, or throws ``CorpusFailure/cancelled`` if the work is cancelled.
    func show(_ stage: Stage, _ done: Int, of total: Int?) throws {
        if isCancelled() { throw CorpusFailure.cancelled }
        report(stage, done, total)
    }
}
