internal import JSONRPC

/// What is counted of one method.
final class MethodMetrics: Sendable {
    /// The method, as it is called in metrics and logs.
    let name: String
    let latency = LatencyHistogram()
    private let codes = AtomicCounts<32>()

    init(_ name: String) {
        assert(OutcomeCode.labels.count <= 32)
        self.name = name
    }

    /// Counts the end of a call, or the refusal of what was none.
    func count(_ error: ErrorObject?) { codes.add(1, at: OutcomeCode.place(of: error)) }

    /// How many calls ended with each code, for the codes that some ended with.
    var counts: [(code: String, count: Int)] {
        OutcomeCode.labels.enumerated().map { ($1, codes.value(at: $0)) }.filter { $0.1 > 0 }
    }
}
