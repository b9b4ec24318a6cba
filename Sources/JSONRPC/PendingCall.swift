internal import HeadwordJSON
internal import Synchronization

/// A call that is being answered. It ends once: by its answer, by a cancellation, or at its deadline.
final class PendingCall: Sendable {
    typealias Outcome = Result<RenderedJSON, ErrorObject>

    private struct State {
        var outcome: Outcome?
        var waiter: CheckedContinuation<Outcome, Never>?
    }

    private let state = Mutex(State())

    /// How the call has ended; nil if it has not.
    var outcome: Outcome? { state.withLock(\.outcome) }

    /// Ends the call.
    ///
    /// - Returns: false if it has ended already.
    func end(_ outcome: Outcome) -> Bool {
        let (isFirst, waiter) = state.withLock { state in
            guard state.outcome == nil else { return (false, nil as CheckedContinuation<Outcome, Never>?) }
            state.outcome = outcome
            defer { state.waiter = nil }
            return (true, state.waiter)
        }
        waiter?.resume(returning: outcome)
        return isFirst
    }

    /// Waits for the end of the call; there is one waiter.
    func end() async -> Outcome {
        await withCheckedContinuation { waiter in
            let outcome = state.withLock { state in
                if state.outcome == nil { state.waiter = waiter }
                return state.outcome
            }
            if let outcome { waiter.resume(returning: outcome) }
        }
    }
}
