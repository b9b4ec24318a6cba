/// An answer that is ready or pending.
///
/// Most answers need not wait, and a task would cost as much as such an answer does, so the two cases are kept apart.
public enum Answer<Value: Sendable, Failure: Error>: Sendable {
    /// The answer is ready.
    case ready(Value)
    /// The answer takes a while; the closure is the work that is left to do.
    case pending(@Sendable () async -> Result<Value, Failure>)

    /// Returns the answer, once it is ready.
    public func value() async throws(Failure) -> Value {
        switch self {
        case .ready(let value): value
        case .pending(let rest): try await rest().get()
        }
    }

    /// Returns the answer with its value transformed.
    @inlinable
    public func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Answer<Other, Failure> {
        switch self {
        case .ready(let value): .ready(transform(value))
        case .pending(let rest): .pending { await rest().map(transform) }
        }
    }

    /// Returns the answer with its error transformed.
    @inlinable
    public func mapFailure<Other: Error>(
        _ transform: @escaping @Sendable (Failure) -> Other
    ) -> Answer<Value, Other> {
        switch self {
        case .ready(let value): .ready(value)
        case .pending(let rest): .pending { await rest().mapError(transform) }
        }
    }
}
