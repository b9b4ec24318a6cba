/// What one message may cost.
public struct MessageLimits: Hashable, Sendable {
    /// The largest message that is accepted, in bytes.
    public var requestBytes = 1 << 20
    /// The largest reply that is sent, in bytes.
    public var responseBytes = 8 << 20
    /// The largest number of calls in a batch.
    public var batchLength = 1000
    /// How many calls of a batch are answered at a time.
    public var batchWidth = 16
    /// How long an answer may take, in milliseconds.
    public var deadlineMilliseconds = 5000

    /// Creates the default limits, and changes some.
    public init(_ change: (inout Self) -> Void = { _ in }) {
        change(&self)
    }

    /// How long an answer may take.
    public var deadline: Duration {
        get { .milliseconds(deadlineMilliseconds) }
        set { deadlineMilliseconds = Int(newValue / .milliseconds(1)) }
    }
}
