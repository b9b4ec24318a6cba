internal import JSONRPC

/// The counters of one method.
final class MethodMetrics: Sendable {
    /// The name of the method in metrics and logs.
    let name: String
    let latency = LatencyHistogram()
    private let codes = AtomicCounts<32>()

    init(_ name: String) {
        assert(OutcomeCode.labels.count <= 32)
        self.name = name
    }

    /// Counts the end of a call, or a refused message.
    func count(_ error: ErrorObject?) { codes.add(1, at: OutcomeCode.place(of: error)) }

    /// The number of calls for each code that has occurred.
    var counts: [(code: String, count: Int)] {
        OutcomeCode.labels.enumerated().map { ($1, codes.value(at: $0)) }.filter { $0.1 > 0 }
    }
}
