internal import Glibc
internal import HeadwordJSON
public import JSONRPC
public import Logging
internal import NIOCore
internal import NIOPosix
public import ServiceLifecycle
internal import Synchronization

/// Serves any number of clients over TCP.
public struct SocketServer: Service {
    /// Where to listen.
    public struct Address: Hashable, Sendable, CustomStringConvertible {
        /// A name or a numeric address.
        public var host: String
        /// The port; 0 lets the system choose a free one.
        public var port: Int

        /// Creates an address.
        public init(host: String, port: Int) {
            self.host = host
            self.port = port
        }

        /// `host:port`, with brackets around an IPv6 address.
        public var description: String {
            host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        }
    }

    private let address: Address
    private let conversation: Conversation
    private let limits: TransportLimits
    private let logger: Logger
    private let onListening: @Sendable (Address) -> Void

    /// Creates a server.
    ///
    /// - Parameter onListening: called once with the address that clients can connect to.
    public init(
        address: Address,
        conversation: Conversation,
        limits: TransportLimits = TransportLimits(),
        logger: Logger,
        onListening: @escaping @Sendable (Address) -> Void = { _ in }
    ) {
        self.address = address
        self.conversation = conversation
        self.limits = limits
        self.logger = logger
        self.onListening = onListening
    }

    /// Serves until the order to stop; then lets the calls in flight end, within the limit of time. If its task is
    /// cancelled, it closes the connections at once.
    ///
    /// - Throws: ``ListenFailure`` if the address cannot be listened on.
    public func run() async throws {
        let connections = Connections(limit: limits.connections)
        let listener: any Channel
        do {
            listener = try await listen(connections)
        } catch let error as IOError {
            throw ListenFailure(address: address, reason: String(cString: strerror(error.errnoCode)))
        }
        if let bound = listener.localAddress, let port = bound.port {
            onListening(Address(host: bound.ipAddress ?? address.host, port: port))
        }
        try await withTaskCancellationOrGracefulShutdownHandler {
            try await listener.closeFuture.get()
        } onCancelOrGracefulShutdown: {
            listener.close(promise: nil)
        }
        await drain(connections)
    }

    private func listen(_ connections: Connections) async throws -> any Channel {
        try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(
                .writeBufferWaterMark,
                value: .init(low: limits.outputQueueBytes / 2, high: limits.outputQueueBytes)
            )
            .childChannelInitializer { channel in
                let isAccepted = connections.add(channel)
                if !isAccepted {
                    logger.warning("connection refused: too many", metadata: ["limit": "\(limits.connections)"])
                }
                return channel.eventLoop.makeCompletedFuture {
                    let handler: any ChannelHandler =
                        isAccepted
                        ? ConnectionHandler(conversation: conversation, limits: limits)
                        : RefusalHandler(line: refusal)
                    try channel.pipeline.syncOperations.addHandler(handler)
                }
            }
            .bind(host: address.host, port: address.port).get()
    }

    /// Tells a client why it is not served.
    private var refusal: [UInt8] {
        let error = ErrorObject(
            code: 503,
            message: "The server has \(limits.connections) connections already; try again later.",
            data: ["status": 503, "reason": "tooManyConnections", "retryable": true]
        )
        return conversation.refusal(error) + [UInt8(ascii: "\n")]
    }

    private func drain(_ connections: Connections) async {
        connections.forEach { $0.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
        let deadline = ContinuousClock.now + .seconds(limits.drainSeconds)
        while !connections.isEmpty, ContinuousClock.now < deadline {
            guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { break }
        }
        connections.forEach { $0.close(promise: nil) }
    }
}

/// Why an address cannot be listened on.
public struct ListenFailure: Error, CustomStringConvertible {
    /// The address.
    public var address: SocketServer.Address
    /// What the system says.
    public var reason: String

    /// The address and the reason.
    public var description: String { "cannot listen at \(address): \(reason)" }
}

/// Says one thing and hangs up.
private final class RefusalHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let line: [UInt8]

    init(line: [UInt8]) {
        self.line = line
    }

    func channelActive(context: ChannelHandlerContext) {
        let bytes = wrapOutboundOut(context.channel.allocator.buffer(bytes: line))
        context.writeAndFlush(bytes).assumeIsolated().whenComplete { _ in context.closeOutputAndLinger() }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { context.close(promise: nil) }
    }
}

/// The open connections of a server.
private final class Connections: Sendable {
    private let limit: Int
    private let channels = Mutex<[ObjectIdentifier: any Channel]>([:])

    init(limit: Int) {
        self.limit = limit
    }

    var isEmpty: Bool { channels.withLock(\.isEmpty) }

    /// - Returns: false if there is no room.
    func add(_ channel: any Channel) -> Bool {
        let id = ObjectIdentifier(channel)
        let isAdded = channels.withLock { channels in
            guard channels.count < limit else { return false }
            channels[id] = channel
            return true
        }
        if isAdded {
            channel.closeFuture.whenComplete { [self] _ in channels.withLock { $0[id] = nil } }
        }
        return isAdded
    }

    func forEach(_ body: (any Channel) -> Void) {
        channels.withLock { Array($0.values) }.forEach(body)
    }
}
