/// The limits on one message.
public struct MessageLimits: Hashable, Sendable {
    /// The largest message that is accepted, in bytes.
    public var requestBytes = 1 << 20
    /// The largest reply that is sent, in bytes.
    public var responseBytes = 8 << 20
    /// The maximum number of calls in a batch.
    public var batchLength = 1000
    /// The number of calls of a batch that are answered at a time.
    public var batchWidth = 16
    /// The time limit for an answer, in milliseconds.
    public var deadlineMilliseconds = 5000

    /// Creates the default limits, then applies changes.
    public init(_ change: (inout Self) -> Void = { _ in }) {
        change(&self)
    }

    /// The time limit for an answer.
    public var deadline: Duration {
        get { .milliseconds(deadlineMilliseconds) }
        set { deadlineMilliseconds = Int(newValue / .milliseconds(1)) }
    }
}
