internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTP2
internal import NIOPosix
internal import NIOSSL

/// The port and the connections of a stand-in.
struct Server: Sendable {
    private let group: MultiThreadedEventLoopGroup
    let port: Int

    /// Listens on 127.0.0.1.
    init(_ options: OxfordStandIn.Options, _ responder: Responder) async throws {
        let tls = try Self.tls(options)
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        do {
            let channel = try await Self.bootstrap(group, tls, responder)
                .bind(host: "127.0.0.1", port: options.port).get()
            port = channel.localAddress?.port ?? options.port
        } catch {
            try? await group.shutdownGracefully()
            throw error
        }
        self.group = group
    }

    /// Closes the connections and the port.
    func stop() async {
        try? await group.shutdownGracefully()
    }

    private static func bootstrap(
        _ group: MultiThreadedEventLoopGroup,
        _ tls: NIOSSLContext?,
        _ responder: Responder
    ) -> ServerBootstrap {
        ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 1024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                guard let tls else { return initializeHTTP1(channel, responder) }
                return initializeTLS(channel, tls, responder)
            }
    }

    private static func initializeHTTP1(_ channel: any Channel, _ responder: Responder) -> EventLoopFuture<Void> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.configureHTTPServerPipeline(withErrorHandling: true)
            try channel.pipeline.syncOperations.addHandler(ExchangeHandler(responder))
        }
    }

    /// HTTP/2 streams are translated, so both versions use the same handler.
    private static func initializeTLS(
        _ channel: any Channel,
        _ tls: NIOSSLContext,
        _ responder: Responder
    ) -> EventLoopFuture<Void> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: tls))
        }.flatMap {
            channel.configureCommonHTTPServerPipeline { stream in
                stream.eventLoop.makeCompletedFuture {
                    try stream.pipeline.syncOperations.addHandler(ExchangeHandler(responder))
                }
            }
        }
    }

    private static func tls(_ options: OxfordStandIn.Options) throws -> NIOSSLContext? {
        guard let certificate = options.certificate, let key = options.key else { return nil }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) },
            privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem))
        )
        configuration.applicationProtocols = NIOHTTP2SupportedALPNProtocols
        return try NIOSSLContext(configuration: configuration)
    }
}
