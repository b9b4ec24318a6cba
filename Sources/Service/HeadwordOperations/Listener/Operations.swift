package import HeadwordConfiguration
package import HeadwordCore
internal import HeadwordFiles
package import HeadwordLexicon
package import HeadwordRedis
package import JSONRPCTransport
package import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
package import OxfordAPI
public import ServiceLifecycle
internal import Synchronization

/// The HTTP listener for monitoring: `/metrics`, `/healthz`, `/readyz`.
///
/// It runs on a thread of its own, so that it responds while the service is busy. It should be the first service of a
/// group: it then stops last, and reports that the others are draining.
public struct Operations: Service, CustomStringConvertible {
    /// The maximum number of connections; beyond it, the oldest is closed.
    private static let connectionLimit = 32

    private let address: HostAndPort
    private let metrics: ServiceMetrics
    private let version: String
    private let lexicon: @Sendable () -> Lexicon
    private let connections: Connections?
    private let upstream: (any OxfordService)?
    private let store: RedisStore?
    private let providers: @Sendable () -> [ExternalProviderReport]
    private let releaseProblem: (@Sendable () -> String?)?
    private let logger: Logger
    private let onListening: @Sendable (HostAndPort) -> Void

    /// Creates a listener for monitoring.
    ///
    /// - Parameters:
    ///   - version: the version of the service.
    ///   - lexicon: returns the lexicon in use.
    ///   - connections: the connections of the server; nil if there is none.
    ///   - upstream: the upstream service; nil if there is none.
    ///   - store: the store that replicas share; nil for none.
    ///   - providers: returns the status of the external providers.
    ///   - releaseProblem: returns why the release of the group does not answer, nil if it does; nil if there are no
    ///     releases.
    ///   - onListening: called with the address that clients can connect to.
    package init(
        at address: HostAndPort,
        metrics: ServiceMetrics,
        version: String,
        lexicon: @escaping @Sendable () -> Lexicon,
        connections: Connections? = nil,
        upstream: (any OxfordService)? = nil,
        store: RedisStore? = nil,
        providers: @escaping @Sendable () -> [ExternalProviderReport] = { [] },
        releaseProblem: (@Sendable () -> String?)? = nil,
        logger: Logger,
        onListening: @escaping @Sendable (HostAndPort) -> Void = { _ in }
    ) {
        self.address = address
        self.metrics = metrics
        self.version = version
        self.lexicon = lexicon
        self.connections = connections
        self.upstream = upstream
        self.store = store
        self.providers = providers
        self.releaseProblem = releaseProblem
        self.logger = logger
        self.onListening = onListening
    }

    /// The service's name in logs.
    public var description: String { "Operations(\(address))" }

    /// Answers requests until it is told to stop.
    ///
    /// - Throws: ``ListenFailure`` if the address cannot be listened on.
    public func run() async throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let readiness = Readiness(lexicon: lexicon, connections: connections, eventLoop: group.next())
        do {
            try await serve(on: group, readiness)
        } catch {
            await end(group, readiness)
            throw error
        }
        await end(group, readiness)
    }

    private func end(_ group: MultiThreadedEventLoopGroup, _ readiness: Readiness) async {
        readiness.end()
        try? await group.shutdownGracefully()
    }

    private func serve(on group: MultiThreadedEventLoopGroup, _ readiness: Readiness) async throws {
        let pages = OperationsPages(
            metrics: metrics,
            version: version,
            lexicon: lexicon,
            connections: connections,
            upstream: upstream,
            store: store,
            providers: providers,
            releaseProblem: releaseProblem,
            readiness: readiness
        )
        let channel = try await listen(on: group, pages)
        onListening(HostAndPort(host: address.host, port: channel.localAddress?.port ?? address.port))
        try await withTaskCancellationOrGracefulShutdownHandler {
            try await channel.closeFuture.get()
        } onCancelOrGracefulShutdown: {
            channel.close(promise: nil)
        }
    }

    private func listen(on group: MultiThreadedEventLoopGroup, _ pages: OperationsPages) async throws -> any Channel {
        let open = OpenConnections(limit: Self.connectionLimit)
        do {
            return try await ServerBootstrap(group: group)
                .pausingWhenNothingCanBeAccepted(logger)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelInitializer { channel in
                    open.add(channel)
                    return channel.eventLoop.makeCompletedFuture { try Self.initialize(channel, pages) }
                }
                .bind(host: address.host, port: address.port).get()
        } catch {
            let reason = (error as? IOError).map { SystemError.text($0.errnoCode) } ?? "\(error)"
            throw ListenFailure(endpoint: .tcp(host: address.host, port: address.port), reason: reason)
        }
    }

    /// Sets up a connection with low limits, since monitoring requests are short.
    private static func initialize(_ channel: any Channel, _ pages: OperationsPages) throws {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = 4 << 10
        limits.maxHeaderListSize = 16 << 10
        limits.maxHeaderFieldCount = 64
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withPipeliningAssistance: false,
            withErrorHandling: true,
            withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
            withDecoderLimitConfiguration: limits
        )
        try channel.pipeline.syncOperations.addHandler(OperationsHandler(pages: pages))
    }
}

/// The open connections, up to a limit. A new one replaces the oldest, so that clients that never finish their request
/// shut nobody out.
private final class OpenConnections: Sendable {
    private let limit: Int
    private let channels = Mutex<[any Channel]>([])

    init(limit: Int) {
        self.limit = limit
    }

    func add(_ channel: any Channel) {
        let oldest = channels.withLock { channels in
            channels.append(channel)
            return channels.count > limit ? channels.removeFirst() : nil
        }
        oldest?.close(promise: nil)
        channel.closeFuture.whenComplete { [self] _ in channels.withLock { $0.removeAll { $0 === channel } } }
    }
}
