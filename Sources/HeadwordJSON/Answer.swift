/// An answer that is ready, or will be.
///
/// Most answers wait for nothing, and a task costs as much as they do: whoever begins to answer says which it is.
public enum Answer<Value: Sendable, Failure: Error>: Sendable {
    /// It is there.
    case ready(Value)
    /// It takes a while; this is what is left to do.
    case pending(@Sendable () async -> Result<Value, Failure>)

    /// The answer, when it is there.
    public func value() async throws(Failure) -> Value {
        switch self {
        case .ready(let value): value
        case .pending(let rest): try await rest().get()
        }
    }

    /// The same answer with the errors of somebody else.
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
