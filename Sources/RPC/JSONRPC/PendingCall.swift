internal import HeadwordJSON
internal import Synchronization

extension PendingCall.Outcome {
    /// The error; nil for a result.
    var error: ErrorObject? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// A call that is being answered. It ends exactly once: with its answer, by a cancellation, or at its deadline.
final class PendingCall: Sendable {
    typealias Outcome = Result<RenderedJSON, ErrorObject>

    private struct State {
        var outcome: Outcome?
        var waiter: CheckedContinuation<Outcome, Never>?
    }

    private let state = Mutex(State())

    /// The outcome of the call; nil if it has not ended.
    var outcome: Outcome? { state.withLock(\.outcome) }

    /// Ends the call.
    ///
    /// - Returns: false if it had already ended.
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

    /// Waits for the call to end. Only one task may wait.
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
