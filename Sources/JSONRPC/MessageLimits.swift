/// What one message may cost.
public struct MessageLimits: Hashable, Sendable {
    /// The largest message that is accepted, in bytes.
    public var requestBytes: Int
    /// The largest reply that is sent, in bytes.
    public var responseBytes: Int
    /// The largest number of calls in a batch.
    public var batchLength: Int

    /// Creates limits; the defaults are 1 MiB, 8 MiB and 1,000 calls.
    public init(requestBytes: Int = 1 << 20, responseBytes: Int = 8 << 20, batchLength: Int = 1000) {
        self.requestBytes = requestBytes
        self.responseBytes = responseBytes
        self.batchLength = batchLength
    }
}
