internal import HeadwordConfiguration
internal import HeadwordJSON
internal import HeadwordOperations
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix

/// A connection of a load. When it breaks, another takes its place after a while.
///
/// It stays on the event loop of its load.
final class LoadConnection {
    /// The identifier of the call that each connection begins with, to see that the server answers.
    private static let greeting = 0

    private let server: LoadServer
    private let run: LoadRun
    private let loop: any EventLoop
    private var channel: (any Channel)?
    /// Whether the server has answered.
    private var isOpen = false
    /// Whether the server has announced that it will close the connection.
    private var isEnding = false
    private var calls: [Int: DueCall] = [:]
    /// The number of attempts since the server last answered.
    private var attempts = 0

    init(to server: LoadServer, for run: LoadRun, on loop: any EventLoop) {
        self.server = server
        self.run = run
        self.loop = loop
    }

    /// Whether a call can be sent: over HTTP, the one before must have been answered.
    var hasRoom: Bool { isOpen && !isEnding && (calls.isEmpty || !server.speaksHTTP) }

    /// Connects.
    func connect() {
        attempts += 1
        let attempt = attempts
        channelFuture().assumeIsolated().whenComplete { result in
            switch result {
            case .success(let channel): self.greet(channel, attempt)
            case .failure(let error): self.lose(StreamFailure(error).description)
            }
        }
    }

    private func channelFuture() -> EventLoopFuture<any Channel> {
        let connection = NIOLoopBound(self, eventLoop: loop)
        let bootstrap = ClientBootstrap(group: loop)
            .connectTimeout(run.patience)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try connection.value.addHandlers(to: channel) }
            }
        switch server.target {
        case .service(.unix(let path)): return bootstrap.connect(unixDomainSocketPath: path)
        case .service(.tcp(let address)), .pages(let address):
            return bootstrap.connect(host: address.host, port: address.port)
        case .service(.systemd): return loop.makeFailedFuture(LoadFailure("systemd is not an address to connect to"))
        }
    }

    private func addHandlers(to channel: any Channel) throws {
        try server.protection?(channel)
        let pipeline = channel.pipeline.syncOperations
        if case .pages(let address) = server.target {
            try pipeline.addHTTPClientHandlers()
            try pipeline.addHandler(WebReplies(host: "\(address)", token: server.token))
        } else {
            try pipeline.addHandler(LineReplies())
        }
        try pipeline.addHandler(LoadHandler(self))
    }

    /// Sends the first call, which authenticates if there is a token.
    private func greet(_ channel: any Channel, _ attempt: Int) {
        self.channel = channel
        guard channel.isActive else { return loseClosed() }
        write(server.greeting.message(id: Self.greeting))
        loop.assumeIsolated().scheduleTask(in: run.patience) {
            if !self.isOpen, self.attempts == attempt { self.lose("no answer in time") }
        }
    }

    /// Sends a call.
    func send(_ call: DueCall, _ question: Question) {
        calls[call.id] = call
        write(question.message(id: call.id))
    }

    private func write(_ message: [UInt8]) {
        channel?.writeAndFlush(ByteBuffer(bytes: message), promise: nil)
    }

    /// Takes a reply.
    func take(_ reply: Reply, from channel: any Channel) {
        guard channel === self.channel else { return }
        if reply.isFarewell { return isEnding = true }
        // An error of HTTP names no call, but there is only one.
        let id = reply.id ?? (server.speaksHTTP ? calls.keys.first ?? Self.greeting : nil)
        if let id, let call = calls.removeValue(forKey: id) {
            run.takeReply(to: call, error: reply.error)
            run.useRoom(of: self)
        } else if id == Self.greeting {
            takeGreeting(reply)
        } else if id == nil, let error = reply.error {
            lose("the server refuses the connection: \(error)")
        }
    }

    private func takeGreeting(_ reply: Reply) {
        if let error = reply.error { return lose("the server refuses the first call: \(error)") }
        (isOpen, attempts) = (true, 0)
        run.opened(self)
    }

    /// Returns the calls that were due before a time, which are no longer waited for.
    ///
    /// A reply that comes later is ignored; over HTTP the connection has to be given up.
    func expire(before time: Int) -> [DueCall] {
        let late = calls.values.filter { $0.due < time }
        for call in late { calls[call.id] = nil }
        if server.speaksHTTP, !late.isEmpty { lose("no reply in time") }
        return late
    }

    /// Handles an error of a channel.
    func lose(_ channel: any Channel, _ error: any Error) {
        if channel === self.channel { lose(StreamFailure(error).description) }
    }

    /// Handles the end of a channel.
    func loseClosed(_ channel: any Channel) {
        if channel === self.channel { loseClosed() }
    }

    private func loseClosed() {
        let hint = isOpen || server.protection != nil ? "" : "; use --tls for a TLS listener"
        lose("the server closed the connection\(hint)")
    }

    private func lose(_ reason: String) {
        let lost = calls.values.sorted { $0.id < $1.id }
        calls = [:]
        close()
        run.lost(self, lost, reason)
        // Longer each time, up to 1.6 s.
        loop.assumeIsolated().scheduleTask(in: .milliseconds(50 << Int64(min(attempts, 5)))) {
            if !self.run.isOver { self.connect() }
        }
    }

    /// Closes the connection.
    func close() {
        let closing = channel
        (channel, isOpen, isEnding) = (nil, false, false)
        closing?.close(promise: nil)
    }
}

/// Passes what happens to a channel to its connection.
private final class LoadHandler: ChannelInboundHandler {
    typealias InboundIn = Reply

    private let connection: LoadConnection

    init(_ connection: LoadConnection) { self.connection = connection }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        connection.take(unwrapInboundIn(data), from: context.channel)
    }

    func channelInactive(context: ChannelHandlerContext) {
        connection.loseClosed(context.channel)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        connection.lose(context.channel, error)
        context.close(promise: nil)
    }
}

extension LoadServer {
    fileprivate var speaksHTTP: Bool {
        if case .pages = target { true } else { false }
    }

    /// The first call of a connection. Over HTTP, each request has the token.
    fileprivate var greeting: Question {
        guard let token, !speaksHTTP else { return Question("server.ping", [:]) }
        return Question("server.authenticate", ["token": .string(token)])
    }
}
