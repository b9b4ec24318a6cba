internal import HeadwordOxford
internal import Synchronization

/// Sends nothing for a while to a service that failed some times in a row, then one call to see whether it works again;
/// and nothing before the time that the service named when it sent callers away.
final class CircuitBreaker: Sendable {
    private static let longestPause = 60.0

    /// The right to send a call.
    struct Pass {
        fileprivate var generation: Int
        fileprivate var isTrial: Bool
    }

    private struct State {
        /// Goes up where calls are refused from then on: what was sent before says nothing about the time after.
        var generation = 0
        var failures = 0
        var pause = 0.0
        /// Nothing is sent before this time, in seconds since 1970.
        var closedUntil = 0.0
        /// Why not.
        var reason: OxfordFailure?
        /// Whether the one call is on its way.
        var isTrying = false

        mutating func refuse(until time: Double, because failure: OxfordFailure) {
            generation += 1
            isTrying = false
            closedUntil = max(closedUntil, time)
            reason = failure
        }
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
    func enter(at time: Double) throws(OxfordFailure) -> Pass {
        let answer: Result<Pass, OxfordFailure> = state.withLock { state in
            guard let reason = state.reason else { return .success(Pass(generation: state.generation, isTrial: false)) }
            if time >= state.closedUntil, !state.isTrying {
                state.isTrying = true
                return .success(Pass(generation: state.generation, isTrial: true))
            }
            var refusal = reason
            refusal.retryAfter = max(1, Int(min(state.closedUntil - time, 1e6).rounded(.up)))
            return .failure(refusal)
        }
        return try answer.get()
    }

    /// Takes note of a reply: the service works.
    func succeed(_ pass: Pass) {
        state.withLock { state in
            guard pass.generation == state.generation else { return }
            state = State(generation: state.generation)
        }
    }

    /// Takes note of a call whose end says nothing about the service.
    func forget(_ pass: Pass) {
        state.withLock { state in
            if pass.generation == state.generation, pass.isTrial { state.isTrying = false }
        }
    }

    /// Takes note of a call that failed.
    func fail(_ pass: Pass, _ failure: OxfordFailure, at time: Double) {
        state.withLock { state in
            guard pass.generation == state.generation else { return }
            state.failures += 1
            guard state.failures >= failuresToPause || pass.isTrial else { return }
            state.pause = state.pause == 0 ? firstPause : min(state.pause * 2, Self.longestPause)
            state.refuse(until: time + state.pause, because: failure)
        }
    }

    /// Takes note of a service that says when to come again.
    func wait(until time: Double, because failure: OxfordFailure) {
        state.withLock { $0.refuse(until: time, because: failure) }
    }
}
