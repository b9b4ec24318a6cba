/// What one connection and one server may cost.
public struct TransportLimits: Hashable, Sendable {
    /// The messages of one connection that are being answered at a time; more wait unread.
    public var messagesInFlight = 64
    /// The bytes waiting to be read by a client, above which no more of its messages are taken.
    public var outputQueueBytes = 64 << 10
    /// The connections of a server.
    public var connections = 1024
    /// How long a connection may be without messages while nothing of it is being answered, in seconds.
    public var idleSeconds = 600
    /// How long a message may take to come, from its first byte to its last, in seconds.
    public var messageSeconds = 60
    /// How long the handshake of a protected connection may take, in seconds.
    public var handshakeSeconds = 10
    /// How long a client may take to show the token, where one is wanted, in seconds.
    public var authenticationSeconds = 30
    /// After how many wrong tokens a connection is closed.
    public var tokenAttempts = 5
    /// How long the answer to a first wrong token waits, in milliseconds; it doubles with each, up to 16 times.
    public var tokenPauseMilliseconds = 250
    /// How long accepted messages may take to be answered after the end of input or the order to stop, in seconds.
    public var drainSeconds = 5

    /// Creates the default limits, and changes some.
    public init(_ change: (inout Self) -> Void = { _ in }) {
        change(&self)
    }
}
