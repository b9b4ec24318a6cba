internal import HeadwordConfiguration
internal import HeadwordFiles
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix

/// The reason a service cannot be asked.
package struct StreamFailure: Error, CustomStringConvertible {
    package var description: String

    init(_ description: String) { self.description = description }

    static var late: StreamFailure { StreamFailure("no answer in time") }
    static var noHTTP: StreamFailure { StreamFailure("the answer is not HTTP") }

    /// Describes a network error in plain words.
    package init(_ error: any Error) {
        switch error {
        case let failure as StreamFailure: self = failure
        case let error as IOError: self.init(SystemError.text(error.errnoCode))
        case ChannelError.connectTimeout: self = .late
        case is HTTPParserError: self = .noHTTP
        case let error as NIOConnectionError:
            let failure = error.connectionErrors.last.map { StreamFailure($0.error) }
            self = failure ?? StreamFailure("the host '\(error.host)' has no address")
        default: self.init("\(error)")
        }
    }
}

/// Connections to a service, for use by commands. Every operation on them ends at a deadline.
enum ServiceConnection {
    /// Connects, and closes the connection after `body`.
    ///
    /// - Parameter initialize: adds the channel handlers that turn bytes into messages.
    static func with<Inbound: Sendable, Outbound: Sendable, Answer>(
        _ address: ListenerAddress,
        within seconds: Int,
        initialize: @escaping @Sendable (any Channel) throws -> Void,
        _ body: (
            NIOAsyncChannelInboundStream<Inbound>, NIOAsyncChannelOutboundWriter<Outbound>
        ) async throws -> Answer
    ) async throws(StreamFailure) -> Answer {
        do {
            let channel = try await connect(to: address, within: seconds) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try initialize(channel)
                    return try NIOAsyncChannel<Inbound, Outbound>(wrappingChannelSynchronously: channel)
                }
            }
            let alarm = channel.channel.eventLoop.scheduleTask(in: .seconds(Int64(seconds))) {
                channel.channel.pipeline.fireErrorCaught(StreamFailure.late)
                channel.channel.close(promise: nil)
            }
            defer { alarm.cancel() }
            return try await channel.executeThenClose { inbound, outbound in try await body(inbound, outbound) }
        } catch {
            throw StreamFailure(error)
        }
    }

    private static func connect<Connected: Sendable>(
        to address: ListenerAddress,
        within seconds: Int,
        initialize: @escaping @Sendable (any Channel) -> EventLoopFuture<Connected>
    ) async throws -> Connected {
        let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(.seconds(Int64(seconds)))
        switch address {
        case .unix(let path):
            return try await bootstrap.connect(unixDomainSocketPath: path, channelInitializer: initialize)
        case .tcp(let address):
            return try await bootstrap.connect(
                host: address.host,
                port: address.port,
                channelInitializer: initialize
            )
        case .systemd: throw StreamFailure("the listener uses the sockets of systemd; give their address")
        }
    }
}
