internal import HeadwordCore
internal import NIOCore
internal import Synchronization

/// A call to a provider. It ends exactly once: with its answer, with an error, by a cancellation or at its deadline.
final class ProviderCall: Sendable {
    typealias Outcome = Result<ProviderReply, CallFailure>

    private struct State {
        var outcome: Outcome?
        var waiter: CheckedContinuation<Outcome, Never>?
    }

    /// The name of the method.
    let method: String
    /// The parameters as JSON text.
    let parameters: [UInt8]
    /// When it arrived.
    let arrival = NIODeadline.now()
    private let state = Mutex(State())

    init(_ method: String, parameters: [UInt8]) {
        self.method = method
        self.parameters = parameters
    }

    /// Whether nobody waits for its answer any longer.
    var hasEnded: Bool { state.withLock { $0.outcome != nil } }

    /// Ends the call, unless it has already ended.
    func end(_ outcome: Outcome) {
        let waiter = state.withLock { state in
            guard state.outcome == nil else { return nil as CheckedContinuation<Outcome, Never>? }
            state.outcome = outcome
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: outcome)
    }

    /// Waits for the call to end. Only one task may wait.
    func outcome() async -> Outcome {
        await withCheckedContinuation { waiter in
            let outcome = state.withLock { state in
                if state.outcome == nil { state.waiter = waiter }
                return state.outcome
            }
            if let outcome { waiter.resume(returning: outcome) }
        }
    }
}
