/// The limits on one connection and on one server.
public struct TransportLimits: Hashable, Sendable {
    /// The number of messages of one connection answered at a time; further messages wait unread.
    public var messagesInFlight = 64
    /// The number of bytes waiting to be read by a client above which no more of its messages are taken.
    public var outputQueueBytes = 64 << 10
    /// The maximum number of connections of a server.
    public var connections = 1024
    /// How long a connection may be without messages while none of its calls is being answered, in seconds.
    public var idleSeconds = 600
    /// How long a message may take to arrive, from its first byte to its last, in seconds.
    public var messageSeconds = 60
    /// How long the handshake of a protected connection may take, in seconds.
    public var handshakeSeconds = 10
    /// How long a client may take to show the token, if one is required, in seconds.
    public var authenticationSeconds = 30
    /// The number of wrong tokens after which a connection is closed.
    public var tokenAttempts = 5
    /// How long the answer to a first wrong token is delayed, in milliseconds; it doubles with each, up to 16 times.
    public var tokenPauseMilliseconds = 250
    /// How long a server goes on accepting connections after a request to stop, while it is no longer ready, in
    /// milliseconds: whoever distributes clients needs that time to send them elsewhere.
    public var drainDelayMilliseconds = 0
    /// How long accepted messages may take to be answered after the end of input or a request to stop, in seconds.
    public var drainSeconds = 5

    /// Creates the default limits, then applies changes.
    public init(_ change: (inout Self) -> Void = { _ in }) {
        change(&self)
    }
}
