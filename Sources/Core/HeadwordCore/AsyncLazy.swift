internal import HeadwordWork
internal import Synchronization

/// A value that takes a while to make: made once, on another thread, when it is first needed. Callers that need it in
/// the meantime wait for the same value until it is ready or their task is cancelled. A failure is not kept: the next
/// caller tries again.
public final class AsyncLazy<Value: Sendable>: Sendable {
    private typealias Outcome = Result<Value, any Error>
    private typealias Waiter = Promise<Outcome>

    private enum State {
        case unmade
        case making([Waiter])
        case made(Value)
    }

    private let make: @Sendable () throws -> Value
    private let state = Mutex(State.unmade)

    /// Creates a value that is made when it is first needed.
    public init(_ make: @escaping @Sendable () throws -> Value) {
        self.make = make
    }

    /// Returns the value, once it is made.
    public func value() async throws -> Value {
        let waiter = Waiter()
        if let value = begin(for: waiter) { return value }
        return try await withTaskCancellationHandler {
            await waiter.value()
        } onCancel: {
            leave(waiter)
        }.get()
    }

    /// - Returns: the value if it is made; otherwise nil, and the waiter gets it. The first waiter starts the making.
    private func begin(for waiter: Waiter) -> Value? {
        let (value, isFirst) = state.withLock { state in
            switch state {
            case .made(let value): return (value as Value?, false)
            case .making(let waiters):
                state = .making(waiters + [waiter])
                return (nil, false)
            case .unmade:
                state = .making([waiter])
                return (nil, true)
            }
        }
        // The first caller may hang up while others still need the value, so making it is the service's own work.
        if isFirst { WorkPool.shared.startForService { self.finish(Result(catching: self.make)) } }
        return value
    }

    private func finish(_ outcome: Outcome) {
        let waiters = state.withLock { state in
            defer { state = (try? outcome.get()).map(State.made) ?? .unmade }
            if case .making(let waiters) = state { return waiters }
            return []
        }
        for waiter in waiters { waiter.fulfil(outcome) }
    }

    private func leave(_ waiter: Waiter) {
        state.withLock { state in
            guard case .making(let waiters) = state else { return }
            state = .making(waiters.filter { $0 !== waiter })
        }
        waiter.fulfil(.failure(CallFailure.stopped))
    }
}
