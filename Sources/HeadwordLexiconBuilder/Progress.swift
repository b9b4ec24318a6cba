/// Told how far long work has come; never more than some hundred times a stage.
public struct Progress {
    /// What is being done, how many items of it are done, and how many there are.
    public typealias Report = (_ stage: String, _ done: Int, _ total: Int) -> Void
    private let report: Report

    /// Creates a progress that calls `report`.
    public init(_ report: @escaping Report) {
        self.report = report
    }

    /// Calls `body` with each element and reports on the way.
    func forEach<Element>(
        _ stage: String,
        of elements: some Collection<Element>,
        _ body: (Element) throws -> Void
    ) rethrows {
        let total = elements.count
        let step = max(1, total / 100)
        for (done, element) in elements.enumerated() {
            if done.isMultiple(of: step) { report(stage, done, total) }
            try body(element)
        }
        report(stage, total, total)
    }
}
