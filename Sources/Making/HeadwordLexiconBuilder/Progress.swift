internal import HeadwordWork

/// Reports how far long work has come, at most some hundred times per stage, and asks whether to go on.
public struct Progress {
    /// Receives the name of the stage, the number of items done, and their total.
    public typealias Report = (_ stage: String, _ done: Int, _ total: Int) -> Void

    private let isCancelled: () -> Bool
    private let report: Report
    /// The number of threads that the work may use at a time.
    let threads: Int

    /// Creates a progress that calls `report`, and cancels the work once `isCancelled` returns true.
    public init(isCancelled: @escaping () -> Bool = { false }, _ report: @escaping Report) {
        self.init(isCancelled: isCancelled, threads: WorkPool.processors, report)
    }

    /// Creates a progress for work on a given number of threads, which change nothing about the result.
    package init(isCancelled: @escaping () -> Bool = { false }, threads: Int, _ report: @escaping Report) {
        self.isCancelled = isCancelled
        self.threads = threads
        self.report = report
    }

    /// Calls `body` with each element and reports progress on the way.
    ///
    /// - Throws: the errors of `body`, and `CancellationError`.
    func forEach<Element>(
        _ stage: String,
        of elements: some Collection<Element>,
        _ body: (Element) throws -> Void
    ) throws {
        let total = elements.count
        let step = max(1, total / 100)
        for (done, element) in elements.enumerated() {
            if done.isMultiple(of: step) { try show(stage, done, total) }
            try body(element)
        }
        try show(stage, total, total)
    }

    /// Prepares each element on all threads, and calls `body` with the results: on this thread and in the order of
    /// the elements. Two batches are held at a time, the one passed to `body` and the one being prepared.
    ///
    /// - Throws: the error that a loop over `prepare` and `body` would throw first, and `CancellationError`.
    package func forEach<Elements: RandomAccessCollection & Sendable, Prepared: Sendable>(
        _ stage: String,
        of elements: Elements,
        prepare: @escaping @Sendable (Elements.Element) throws -> Prepared,
        _ body: (Prepared) throws -> Void
    ) throws {
        var batches = PreparedBatches(elements, threads: threads, prepare: prepare)
        defer { batches.end() }
        try forEach(stage, of: &batches, body)
    }

    /// Calls `body` with all that is prepared: on this thread and in the order of the elements.
    ///
    /// - Throws: the error that a loop over `prepare` and `body` would throw first, and `CancellationError`.
    func forEach<Elements: RandomAccessCollection & Sendable, Prepared: Sendable>(
        _ stage: String,
        of batches: inout PreparedBatches<Elements, Prepared>,
        _ body: (Prepared) throws -> Void
    ) throws {
        let total = batches.count
        let step = max(1, total / 100)
        var done = 0
        while let batch = batches.next() {
            for element in batch.elements {
                if done.isMultiple(of: step) { try show(stage, done, total) }
                try body(element)
                done += 1
            }
            if let failure = batch.failure { throw failure }
        }
        try show(stage, total, total)
    }

    /// Reports how far a stage has come.
    ///
    /// - Throws: `CancellationError`.
    func show(_ stage: String, _ done: Int, _ total: Int) throws {
        if isCancelled() { throw CancellationError() }
        report(stage, done, total)
    }
}
