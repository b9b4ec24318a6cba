/// What one connection and one server may cost.
public struct TransportLimits: Hashable, Sendable {
    /// The messages of one connection that are being answered at a time; more wait unread.
    public var messagesInFlight: Int
    /// The bytes waiting to be read by a client, above which no more of its messages are taken.
    public var outputQueueBytes: Int
    /// The connections of a server.
    public var connections: Int
    /// How long a connection may be without messages while nothing of it is being answered, in seconds.
    public var idleSeconds: Int
    /// How long a message may take to come, from its first byte to its last, in seconds.
    public var messageSeconds: Int
    /// How long the handshake of a protected connection may take, in seconds.
    public var handshakeSeconds: Int
    /// How long a client may take to show the token, where one is wanted, in seconds.
    public var authenticationSeconds: Int
    /// After how many wrong tokens a connection is closed.
    public var tokenAttempts: Int
    /// How long the answer to a first wrong token waits, in milliseconds; it doubles with each, up to 16 times.
    public var tokenPauseMilliseconds: Int
    /// How long accepted messages may take to be answered after the end of input or the order to stop, in seconds.
    public var drainSeconds: Int

    /// Creates limits; the defaults are 64 messages, 64 KiB, 1,024 connections, 10 minutes without messages, a minute for
    /// a message, 10 seconds for a handshake, 30 for the token, 5 tokens, 250 milliseconds and 5 seconds.
    public init(
        messagesInFlight: Int = 64,
        outputQueueBytes: Int = 64 << 10,
        connections: Int = 1024,
        idleSeconds: Int = 600,
        messageSeconds: Int = 60,
        handshakeSeconds: Int = 10,
        authenticationSeconds: Int = 30,
        tokenAttempts: Int = 5,
        tokenPauseMilliseconds: Int = 250,
        drainSeconds: Int = 5
    ) {
        self.messagesInFlight = messagesInFlight
        self.outputQueueBytes = outputQueueBytes
        self.connections = connections
        self.idleSeconds = idleSeconds
        self.messageSeconds = messageSeconds
        self.handshakeSeconds = handshakeSeconds
        self.authenticationSeconds = authenticationSeconds
        self.tokenAttempts = tokenAttempts
        self.tokenPauseMilliseconds = tokenPauseMilliseconds
        self.drainSeconds = drainSeconds
    }
}
