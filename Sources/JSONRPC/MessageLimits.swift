/// What one message may cost.
public struct MessageLimits: Hashable, Sendable {
    /// The largest message that is accepted, in bytes.
    public var requestBytes: Int
    /// The largest reply that is sent, in bytes.
    public var responseBytes: Int
    /// The largest number of calls in a batch.
    public var batchLength: Int
    /// How many calls of a batch are answered at a time.
    public var batchWidth: Int
    /// How long an answer may take.
    public var deadline: Duration

    /// Creates limits; the defaults are 1 MiB, 8 MiB, 1,000 calls, 16 at a time, and 5 seconds.
    public init(
        requestBytes: Int = 1 << 20,
        responseBytes: Int = 8 << 20,
        batchLength: Int = 1000,
        batchWidth: Int = 16,
        deadline: Duration = .seconds(5)
    ) {
        self.requestBytes = requestBytes
        self.responseBytes = responseBytes
        self.batchLength = batchLength
        self.batchWidth = batchWidth
        self.deadline = deadline
    }
}
