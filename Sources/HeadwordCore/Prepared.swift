internal import Synchronization

/// A value that takes a while to make: made once, on another thread, when somebody first needs it. Whoever needs it
/// meanwhile waits for the same one. A failure is not kept: who comes next tries again.
public final class Prepared<Value: Sendable>: Sendable {
    private typealias Making = Task<Result<Value, CallFailure>, Never>

    private let make: @Sendable () async throws(CallFailure) -> Value
    private let making = Mutex<Making?>(nil)

    /// Creates a value to come. What is long should let others in now and then, by `Task.yield()`.
    public init(_ make: @escaping @Sendable () async throws(CallFailure) -> Value) {
        self.make = make
    }

    /// The value, as soon as it is made.
    public func value() async throws(CallFailure) -> Value {
        let task = begun()
        let result = await task.value
        if case .failure = result {
            making.withLock { if $0 == task { $0 = nil } }
        }
        return try result.get()
    }

    /// The making of the value, which begins now if it has not.
    private func begun() -> Making {
        making.withLock { making in
            if let making { return making }
            let task = Task.detached { [make] in
                do throws(CallFailure) {
                    return Result<Value, CallFailure>.success(try await make())
                } catch {
                    return .failure(error)
                }
            }
            making = task
            return task
        }
    }
}

extension EndpointRegistry {
    /// Adds an endpoint that is answered from what is prepared when the first call comes.
    public mutating func add<R: Answerable>(
        _ request: R.Type,
        from source: Prepared<R.Source>
    ) throws(RegistrationFailure) {
        try add(request) { request throws(CallFailure) in
            try await request.responseElsewhere(from: try await source.value())
        }
    }
}
