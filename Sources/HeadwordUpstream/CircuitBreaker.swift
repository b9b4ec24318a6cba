internal import HeadwordOxford
internal import Synchronization

/// Sends nothing for a while to a service that failed some times in a row, then one call to see whether it works again;
/// and nothing before the time that the service named when it sent callers away.
final class CircuitBreaker: Sendable {
    private static let longestPause = 60.0

    private struct State {
        var failures = 0
        var pause = 0.0
        /// Nothing is sent before this time, in seconds since 1970.
        var closedUntil = 0.0
        /// Why not.
        var reason: OxfordFailure?
        /// Whether the one call is on its way.
        var isTrying = false
    }

    private let failuresToPause: Int
    private let firstPause: Double
    private let state = Mutex(State())

    init(failuresToPause: Int, firstPause: Double) {
        self.failuresToPause = failuresToPause
        self.firstPause = firstPause
    }

    /// Whether calls are being refused at a time.
    func isOpen(at time: Double) -> Bool { state.withLock { $0.reason != nil && time < $0.closedUntil } }

    /// Lets a call through.
    ///
    /// - Throws: ``OxfordFailure`` if it is not to be sent.
    func enter(at time: Double) throws(OxfordFailure) {
        let refusal: OxfordFailure? = state.withLock { state in
            guard let reason = state.reason else { return nil }
            if time >= state.closedUntil, !state.isTrying {
                state.isTrying = true
                return nil
            }
            var refusal = reason
            refusal.retryAfter = max(1, Int((state.closedUntil - time).rounded(.up)))
            return refusal
        }
        if let refusal { throw refusal }
    }

    /// Takes note of a reply: the service works.
    func succeed() { state.withLock { $0 = State() } }

    /// Takes note of a call of which nobody heard the end.
    func forget() { state.withLock { $0.isTrying = false } }

    /// Takes note of a call that failed.
    func fail(_ failure: OxfordFailure, at time: Double) {
        state.withLock { state in
            state.failures += 1
            state.isTrying = false
            guard state.failures >= failuresToPause else { return }
            state.pause = state.pause == 0 ? firstPause : min(state.pause * 2, Self.longestPause)
            state.closedUntil = time + state.pause
            state.reason = failure
        }
    }

    /// Takes note of a service that says when to come again.
    func wait(until time: Double, because failure: OxfordFailure) {
        state.withLock { state in
            state.isTrying = false
            state.closedUntil = max(state.closedUntil, time)
            state.reason = failure
        }
    }
}
