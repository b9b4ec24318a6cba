internal import HeadwordFiles
internal import HeadwordJSON
public import JSONRPC
public import Logging
internal import NIOCore
internal import NIOPosix
public import ServiceLifecycle

/// Serves any number of clients over TCP and over Unix domain sockets.
public struct SocketServer: Service, CustomStringConvertible {
    private let listeners: [Listener]
    private let conversation: Conversation
    private let limits: TransportLimits
    private let logger: Logger
    private let log: ClientLog
    private let guesses: TokenGuesses
    private let onListening: @Sendable (Listener.Endpoint) -> Void
    /// The maximum number of bytes read from a client at a time.
    static let readBytes = 4096
    /// The connections, for observing the server while it runs.
    public let connections: Connections

    /// Creates a server.
    ///
    /// - Parameter onListening: called once for each listener, with the endpoint that clients can connect to.
    public init(
        listeners: [Listener],
        conversation: Conversation,
        limits: TransportLimits = TransportLimits(),
        logger: Logger = Logger(label: "headword"),
        onListening: @escaping @Sendable (Listener.Endpoint) -> Void = { _ in }
    ) {
        self.listeners = listeners
        self.conversation = conversation
        self.limits = limits
        self.logger = logger
        log = ClientLog(logger)
        guesses = TokenGuesses(
            attempts: limits.tokenAttempts,
            pause: .milliseconds(limits.tokenPauseMilliseconds)
        )
        self.onListening = onListening
        connections = Connections(limit: limits.connections, room: conversation.room)
    }

    /// The server's name in logs.
    public var description: String {
        "SocketServer(" + listeners.map(\.endpoint.description).joined(separator: ", ") + ")"
    }

    /// Serves until it is told to stop and the delay has passed, then lets the calls in flight end within the time
    /// limit. If its task is cancelled, it closes the connections at once.
    ///
    /// - Throws: ``ListenFailure`` if an endpoint cannot be listened on; nothing is served then.
    public func run() async throws {
        var open: [OpenListener] = []
        do {
            for listener in listeners { open.append(try await self.open(listener)) }
        } catch {
            for listener in open { try? await listener.channel.close() }
            throw error
        }
        for listener in open { onListening(listener.endpoint) }
        try await wait(for: open.map(\.channel))
        await drain()
    }

    /// Waits until the listeners are closed, which a request to stop does after the delay.
    private func wait(for channels: [any Channel]) async throws {
        try await withTaskCancellationHandler {
            try await withGracefulShutdownHandler {
                for channel in channels { try await channel.closeFuture.get() }
            } onGracefulShutdown: {
                connections.beginDraining()
                let delay = TimeAmount.milliseconds(Int64(limits.drainDelayMilliseconds))
                for channel in channels { channel.eventLoop.scheduleTask(in: delay) { channel.close(promise: nil) } }
            }
        } onCancel: {
            for channel in channels { channel.close(promise: nil) }
        }
    }

    /// A listener that clients can connect to.
    private struct OpenListener {
        var channel: any Channel
        var endpoint: Listener.Endpoint
        /// Keeps other servers away from a Unix domain socket.
        var claim: SocketClaim?
    }

    private func open(_ listener: Listener) async throws -> OpenListener {
        let bootstrap = bootstrap(for: listener)
        do {
            switch listener.endpoint {
            case .tcp(let host, let port):
                let channel = try await bootstrap.bind(host: host, port: port).get()
                let address = channel.localAddress
                let endpoint = Listener.Endpoint.tcp(host: address?.ipAddress ?? host, port: address?.port ?? port)
                return OpenListener(channel: channel, endpoint: endpoint)
            case .unix(let socket):
                let (descriptor, claim) = try socket.open()
                let channel = try await bootstrap.withBoundSocket(descriptor).get()
                return OpenListener(channel: channel, endpoint: listener.endpoint, claim: claim)
            case .inherited(let descriptor):
                let channel = try await bootstrap.withBoundSocket(descriptor).get()
                return OpenListener(channel: channel, endpoint: listener.endpoint)
            }
        } catch let failure as IOError {
            throw ListenFailure(endpoint: listener.endpoint, reason: SystemError.text(failure.errnoCode))
        } catch {
            // An error of the system, or a name that cannot be resolved.
            throw ListenFailure(endpoint: listener.endpoint, reason: "\(error)")
        }
    }

    private func bootstrap(for listener: Listener) -> ServerBootstrap {
        ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .pausingWhenNothingCanBeAccepted(logger)
            .serverChannelOption(.backlog, value: 256)
            // Connected clients wait for only one new connection at a time.
            .serverChannelOption(.maxMessagesPerRead, value: 1)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            // One read per turn; see ConnectionHandler.turn. A client that sends much keeps the others waiting no
            // longer than that.
            .childChannelOption(.maxMessagesPerRead, value: 1)
            .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: Self.readBytes))
            // Otherwise the system would keep megabytes of replies for each client that does not read.
            .childChannelOption(.socketOption(.so_sndbuf), value: .init(limits.outputQueueBytes))
            .childChannelOption(
                .writeBufferWaterMark,
                value: .init(low: limits.outputQueueBytes / 2, high: limits.outputQueueBytes)
            )
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try initialize(channel, listener, isAccepted: connections.add(channel))
                }
            }
    }

    private func initialize(_ channel: any Channel, _ listener: Listener, isAccepted: Bool) throws {
        try listener.protection?(channel)
        if channel.localAddress?.port != nil {
            try channel.syncOptions?.setOption(.tcpOption(.tcp_nodelay), value: 1)
        }
        guard isAccepted else {
            log.warn(.tooManyConnections, channel, ["limit": .stringConvertible(limits.connections)])
            let refusal = (listener.front ?? conversation).refusalOfConnection(tooManyConnections)
            return try channel.pipeline.syncOperations.addHandler(RefusalHandler(line: refusal))
        }
        let settings = ConnectionSettings(
            token: listener.token,
            isProtected: listener.protection != nil,
            limits: limits,
            guesses: guesses,
            log: log
        )
        try (listener.front ?? conversation).addHandlers(to: channel, settings)
    }

    private var tooManyConnections: ErrorObject {
        ErrorObject(
            .tooManyConnections,
            "The server has \(limits.connections) connections already; try again later."
        )
    }

    private func drain() async {
        connections.beginDraining()
        connections.forEach { $0.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
        let deadline = ContinuousClock.now + .seconds(limits.drainSeconds)
        while connections.count > 0, ContinuousClock.now < deadline {
            guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { break }
        }
        connections.forEach { $0.close(promise: nil) }
    }
}

/// The reason an endpoint cannot be listened on.
public struct ListenFailure: Error, CustomStringConvertible {
    /// The endpoint.
    public var endpoint: Listener.Endpoint
    /// The system's reason.
    public var reason: String

    /// Creates a failure.
    public init(endpoint: Listener.Endpoint, reason: String) {
        self.endpoint = endpoint
        self.reason = reason
    }

    /// The endpoint and the reason.
    public var description: String { "cannot listen at \(endpoint): \(reason)" }
}

/// Sends one line and closes the connection.
private final class RefusalHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// How long a client may stay that does not read or finish its handshake; it takes up no place.
    private static let patience = TimeAmount.seconds(2)

    private let line: [UInt8]

    init(line: [UInt8]) {
        self.line = line
    }

    func channelActive(context: ChannelHandlerContext) {
        let channel = context.channel
        context.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
        let bytes = wrapOutboundOut(channel.allocator.buffer(bytes: line))
        context.writeAndFlush(bytes).assumeIsolated().whenComplete { _ in context.closeOutputAndLinger() }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { context.close(promise: nil) }
    }
}
