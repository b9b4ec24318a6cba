/// What one connection and one server may cost.
public struct TransportLimits: Hashable, Sendable {
    /// The messages of one connection that are being answered at a time; more wait unread.
    public var messagesInFlight: Int
    /// The bytes waiting to be read by a client, above which no more of its messages are taken.
    public var outputQueueBytes: Int
    /// The connections of a server.
    public var connections: Int
    /// How long a connection may be silent while nothing of it is being answered, in seconds.
    public var idleSeconds: Int
    /// How long accepted messages may take to be answered after the end of input or the order to stop, in seconds.
    public var drainSeconds: Int

    /// Creates limits; the defaults are 64 messages, 64 KiB, 1,024 connections, 10 minutes and 5 seconds.
    public init(
        messagesInFlight: Int = 64,
        outputQueueBytes: Int = 64 << 10,
        connections: Int = 1024,
        idleSeconds: Int = 600,
        drainSeconds: Int = 5
    ) {
        self.messagesInFlight = messagesInFlight
        self.outputQueueBytes = outputQueueBytes
        self.connections = connections
        self.idleSeconds = idleSeconds
        self.drainSeconds = drainSeconds
    }
}
