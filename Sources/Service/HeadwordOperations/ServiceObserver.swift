public import JSONRPC

/// Counts calls and logs them.
public struct ServiceObserver: SessionObserver {
    private let metrics: ServiceMetrics
    private let log: RequestLog

    /// Creates an observer.
    public init(metrics: ServiceMetrics, log: RequestLog) {
        self.metrics = metrics
        self.log = log
    }

    /// Counts the beginning of a call.
    public func callBegan(_ call: Call) { metrics.begin() }

    /// Counts the end of a call and logs it.
    public func callEnded(_ call: FinishedCall) {
        let method = metrics.method(call.call.method)
        metrics.end(call, of: method)
        log.tell(call, method: method.name)
    }

    /// Counts a message that is not a call and logs it.
    public func messageRefused(_ error: ErrorObject, session: Int) {
        metrics.refuse(error)
        log.tellRefusal(error, session: session)
    }
}
