internal import Synchronization

/// A value that one task waits for. Only the first value counts.
public final class Promise<Value: Sendable>: Sendable {
    private struct State {
        var value: Value?
        var waiter: CheckedContinuation<Value, Never>?
    }

    private let state = Mutex(State())

    /// Creates an awaited value that has not arrived.
    public init() {}

    /// Provides the value.
    public func fulfil(_ value: Value) {
        let waiter = state.withLock { state in
            guard state.value == nil else { return nil as CheckedContinuation<Value, Never>? }
            state.value = value
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: value)
    }

    /// Waits for the value. Only one task may wait.
    public func value() async -> Value {
        await withCheckedContinuation { waiter in
            let value = state.withLock { state in
                if state.value == nil { state.waiter = waiter }
                return state.value
            }
            if let value { waiter.resume(returning: value) }
        }
    }
}
