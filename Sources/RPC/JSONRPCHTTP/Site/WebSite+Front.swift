package import JSONRPC
package import JSONRPCTransport
package import NIOCore
internal import NIOHTTP1
internal import NIOTLS

extension WebSite: Front {
    package func addHandlers(to channel: any Channel, _ settings: ConnectionSettings) throws {
        guard settings.isProtected, let multiplexing else { return try addHandlersOfHTTP1(to: channel, settings) }
        let settings = settings.afterHandshake
        let negotiation = ApplicationProtocolNegotiationHandler { result, channel in
            channel.eventLoop.makeCompletedFuture {
                guard result == .negotiated(Self.http2) else { return try addHandlersOfHTTP1(to: channel, settings) }
                try multiplexing(channel, settings.limits.idleSeconds) { stream in
                    try stream.pipeline.syncOperations.addHandler(WebHandler(self, settings))
                }
            }
        }
        let deadline = HandshakeDeadline(seconds: settings.limits.handshakeSeconds)
        try channel.pipeline.syncOperations.addHandlers([deadline, negotiation])
    }

    private static let http2 = "h2"

    /// The names of the protocols that clients can choose from during the TLS handshake, the preferred one first.
    package static let protocols = [http2, "http/1.1"]

    private func addHandlersOfHTTP1(to channel: any Channel, _ settings: ConnectionSettings) throws {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = WebLimits.header
        limits.maxHeaderListSize = WebLimits.header
        limits.maxHeaderFieldCount = WebLimits.fields
        var encoding = HTTPResponseEncoder.Configuration()
        // `FinishedResponse` says how long its contents are.
        encoding.automaticallySetFramingHeaders = false
        let encoder = HTTPResponseEncoder(configuration: encoding)
        let decoder = ByteToMessageHandler(
            HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits)
        )
        let pipelining = HTTPServerPipelineHandler()
        let requests = WebHandler(self, settings)
        let pipeline = channel.pipeline.syncOperations
        let bytes = ConnectionBytes(requests)
        try pipeline.addHandlers([bytes, encoder, decoder, pipelining])
        if !sockets.isEmpty {
            try pipeline.addHandler(
                HTTPServerUpgradeHandler(
                    upgraders: [webSocketUpgrader(settings)],
                    httpEncoder: encoder,
                    extraHTTPHandlers: [bytes, decoder, pipelining, requests],
                    upgradeCompletionHandler: { _ in }
                )
            )
        }
        try pipeline.addHandler(requests)
    }

    package func refusalOfConnection(_ error: ErrorObject) -> [UInt8] {
        let response = WebResponse(error, at: "/")
        let head =
            "HTTP/1.1 \(response.status) Service Unavailable\r\nContent-Type: application/problem+json\r\n"
            + "Content-Length: \(response.body.count)\r\nRetry-After: 1\r\nConnection: close\r\n\r\n"
        return Array(head.utf8) + response.body
    }
}
