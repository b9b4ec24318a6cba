internal import Glibc
internal import HeadwordConfiguration
internal import NIOCore
internal import NIOPosix

/// The reason a service cannot be asked.
struct StreamFailure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }

    static var late: StreamFailure { StreamFailure("no answer in time") }

    /// Describes a network error in plain words.
    init(_ error: any Error) {
        switch error {
        case let failure as StreamFailure: self = failure
        case let error as IOError: self.init(String(cString: strerror(error.errnoCode)))
        case ChannelError.connectTimeout: self = .late
        case let error as NIOConnectionError:
            let failure = error.connectionErrors.last.map { StreamFailure($0.error) }
            self = failure ?? StreamFailure("'\(error.host)' has no address")
        default: self.init("\(error)")
        }
    }
}

/// A connection to a service, for use by commands. Every operation on it ends at a deadline.
struct ServiceConnection {
    private typealias AsyncChannel = NIOAsyncChannel<ByteBuffer, ByteBuffer>

    private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private let isProtected: Bool
    private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    private var received: [UInt8] = []

    /// Connects, and closes the connection after `body`.
    ///
    /// - Parameter protection: adds protection, such as TLS, in front of all other channel handlers.
    static func with<Answer>(
        _ address: ListenerAddress,
        protection: Health.Protection?,
        within seconds: Int,
        _ body: (inout ServiceConnection) async throws -> Answer
    ) async throws(StreamFailure) -> Answer {
        do {
            let channel = try await connect(to: address, protection: protection, within: seconds)
            let alarm = channel.channel.eventLoop.scheduleTask(in: .seconds(Int64(seconds))) {
                channel.channel.pipeline.fireErrorCaught(StreamFailure.late)
                channel.channel.close(promise: nil)
            }
            defer { alarm.cancel() }
            return try await channel.executeThenClose { inbound, outbound in
                var connection = ServiceConnection(inbound, outbound, isProtected: protection != nil)
                return try await body(&connection)
            }
        } catch {
            throw StreamFailure(error)
        }
    }

    private init(
        _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>,
        _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>,
        isProtected: Bool
    ) {
        self.inbound = inbound.makeAsyncIterator()
        self.outbound = outbound
        self.isProtected = isProtected
    }

    private static func connect(
        to address: ListenerAddress,
        protection: Health.Protection?,
        within seconds: Int
    ) async throws -> AsyncChannel {
        let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(.seconds(Int64(seconds)))
        let initialize: @Sendable (any Channel) -> EventLoopFuture<AsyncChannel> = { channel in
            channel.eventLoop.makeCompletedFuture {
                try protection?(channel)
                return try AsyncChannel(wrappingChannelSynchronously: channel)
            }
        }
        switch address {
        case .unix(let path):
            return try await bootstrap.connect(unixDomainSocketPath: path, channelInitializer: initialize)
        case .tcp(let address):
            return try await bootstrap.connect(
                host: address.host,
                port: address.port,
                channelInitializer: initialize
            )
        case .systemd: throw StreamFailure("systemd knows where this listens; name that address")
        }
    }

    /// Sends all bytes. If that fails, the next read reports why.
    func send(_ bytes: [UInt8]) async {
        try? await outbound.write(ByteBuffer(bytes: bytes))
    }

    /// Reads a line and returns it without its line end.
    mutating func readLine(upTo limit: Int) async throws -> [UInt8] {
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                defer { received.removeSubrange(...end) }
                return Array(received[..<end])
            }
            guard received.count <= limit else { throw StreamFailure("the answer is too long") }
            guard try await receive() else {
                let hint = isProtected ? "" : "; --tls speaks to a TLS listener"
                throw StreamFailure("the connection was closed\(hint)")
            }
        }
    }

    /// Reads until the other side closes.
    mutating func readToEnd(upTo limit: Int) async throws -> [UInt8] {
        while received.count <= limit, try await receive() {}
        return received
    }

    /// - Returns: false at the end.
    private mutating func receive() async throws -> Bool {
        guard let buffer = try await inbound.next(isolation: #isolation) else { return false }
        received += buffer.readableBytesView
        return true
    }
}
