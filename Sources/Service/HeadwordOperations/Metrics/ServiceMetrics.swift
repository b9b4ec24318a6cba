internal import HeadwordJSON
internal import JSONRPC
internal import Synchronization

/// The counters of a running service.
///
/// Counting takes no lock and no memory, except for methods added by a reload: 0.12 us a call (release build, both
/// cores busy), including the check whether the call is logged.
public final class ServiceMetrics: Sendable {
    private let methods: [ExactString: MethodMetrics]
    /// Methods added by a reload.
    private let laterMethods = Mutex<[ExactString: MethodMetrics]>([:])
    /// Calls of unknown methods: clients must not be able to create labels.
    private let unknown = MethodMetrics("unknown")
    /// Messages that are not calls.
    private let invalid = MethodMetrics("invalid")
    private let inFlight = Atomic(0)
    private let cancelled = Atomic(0)
    private let pastDeadline = Atomic(0)
    private let goodReloads = Atomic(0)
    private let failedReloads = Atomic(0)
    private let log: LogOutput?

    /// Creates counters that are zero for a service with these methods.
    ///
    /// - Parameter log: the log whose dropped lines are counted; nil if there is none.
    public init(methods: [String], log: LogOutput? = nil) {
        let all = (methods + Session.methods).map { (ExactString($0), MethodMetrics($0)) }
        self.methods = Dictionary(all) { first, _ in first }
        self.log = log
    }

    /// Counts a reload of lexicon and configuration.
    public func countReload(hasSucceeded: Bool) {
        guard hasSucceeded else {
            failedReloads.add(1, ordering: .relaxed)
            return
        }
        goodReloads.add(1, ordering: .relaxed)
    }

    /// Adds counters for the methods added by a reload.
    public func add(methods names: [String]) {
        laterMethods.withLock { later in
            for name in names.map({ ExactString($0) }) where methods[name] == nil && later[name] == nil {
                later[name] = MethodMetrics(name.string)
            }
        }
    }

    /// Returns the counters of a method.
    func method(_ name: String) -> MethodMetrics {
        let name = ExactString(name)
        return methods[name] ?? laterMethods.withLock { $0[name] } ?? unknown
    }

    /// Counts the beginning of a call.
    func begin() { inFlight.add(1, ordering: .relaxed) }

    /// Counts the end of a call.
    func end(_ call: FinishedCall, of method: MethodMetrics) {
        inFlight.subtract(1, ordering: .relaxed)
        method.count(call.error)
        method.latency.record(call.duration)
        switch call.error?.code {
        case 499: cancelled.add(1, ordering: .relaxed)
        case 508: pastDeadline.add(1, ordering: .relaxed)
        default: break
        }
    }

    /// Counts a message that is not a call.
    func refuse(_ error: ErrorObject) { invalid.count(error) }
}

// MARK: - Writing

extension ServiceMetrics {
    /// Writes all metrics.
    func write(to text: inout PrometheusText) {
        let known = Array(methods.values) + laterMethods.withLock { Array($0.values) }
        let all = known.sorted { $0.name < $1.name } + [unknown, invalid]
        text.family("headword_requests_total", .counter, "Calls answered, by method and outcome.")
        for method in all {
            for (code, count) in method.counts { text.sample(count, [("method", method.name), ("code", code)]) }
        }
        text.family("headword_request_duration_seconds", .histogram, "How long calls took, by method.")
        for method in all { text.histogram(method.latency, [("method", method.name)]) }
        text.gauge("headword_requests_in_flight", inFlight, "Calls that are being answered.")
        text.counter("headword_cancelled_total", cancelled, "Calls that were cancelled, or whose clients disconnected.")
        text.counter("headword_deadline_total", pastDeadline, "Calls that were not answered in time.")
        text.family("headword_reloads_total", .counter, "Reloads of lexicon and configuration, by result.")
        text.sample(goodReloads.load(ordering: .relaxed), [("result", "ok")])
        text.sample(failedReloads.load(ordering: .relaxed), [("result", "failed")])
        guard let log else { return }
        text.single(
            "headword_log_lines_dropped_total",
            .counter,
            "Log lines that were dropped because the log was not read.",
            log.droppedLines
        )
    }
}

extension PrometheusText {
    fileprivate mutating func gauge(_ name: String, _ value: borrowing Atomic<Int>, _ help: String) {
        single(name, .gauge, help, value.load(ordering: .relaxed))
    }

    fileprivate mutating func counter(_ name: String, _ value: borrowing Atomic<Int>, _ help: String) {
        single(name, .counter, help, value.load(ordering: .relaxed))
    }
}
