internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCTransport
internal import NIOCore
internal import NIOHTTP1
internal import NIOWebSocket

extension WebSite {
    /// The field in which a client offers subprotocols, and a server chooses one.
    private static let subprotocolField = "Sec-WebSocket-Protocol"

    /// Returns what turns a connection into a WebSocket when its first request asks for one.
    func webSocketUpgrader(_ settings: ConnectionSettings) -> NIOWebSocketServerUpgrader {
        NIOWebSocketServerUpgrader(
            maxFrameSize: requestBytes,
            automaticErrorHandling: false,
            shouldUpgrade: { channel, head in
                channel.eventLoop.makeSucceededFuture(acceptance(of: head, channel, settings))
            },
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture { try open(channel, head, settings) }
            }
        )
    }

    /// Returns the fields that accept a WebSocket; nil if the request is answered like any other.
    private func acceptance(of head: HTTPRequestHead, _ channel: any Channel, _ settings: ConnectionSettings)
        -> HTTPHeaders?
    {
        guard let path = socket(at: head), (try? origins.check(head.headers, on: channel, isStrict: true)) != nil,
            settings.token == nil || head.headers.shownToken == nil || showsToken(head, settings)
        else { return nil }
        return offered(by: head, path).map { [Self.subprotocolField: $0] } ?? [:]
    }

    private func socket(at head: HTTPRequestHead) -> WebSocketPath? {
        let path = head.uri.utf8.prefix { $0 != UInt8(ascii: "?") }
        return sockets.first { path.first == UInt8(ascii: "/") && $0.name.utf8.elementsEqual(path.dropFirst()) }
    }

    private func showsToken(_ head: HTTPRequestHead, _ settings: ConnectionSettings) -> Bool {
        guard let shown = head.headers.shownToken else { return false }
        return settings.token?.isProven(by: shown) { $0 } == true
    }

    /// Returns the first subprotocol of the client that is spoken here.
    private func offered(by head: HTTPRequestHead, _ path: WebSocketPath) -> String? {
        head.headers[canonicalForm: Self.subprotocolField].map(String.init).first { path.subprotocols[$0] != nil }
    }

    private func open(_ channel: any Channel, _ head: HTTPRequestHead, _ settings: ConnectionSettings) throws {
        guard let path = socket(at: head) else { return }
        let front = offered(by: head, path).flatMap { path.subprotocols[$0] } ?? path.front
        try channel.pipeline.syncOperations.addHandler(WebSocketHandler(longestMessage: requestBytes))
        let isAuthenticated = showsToken(head, settings)
        try WebSocketFront(base: front)
            .addHandlers(to: channel, isAuthenticated ? settings.withoutToken : settings.afterHandshake)
    }
}

/// A front whose messages come in frames.
private struct WebSocketFront: MessageFront {
    let base: any MessageFront

    func makeDecoder() -> any MessageDecoder { CountedMessages() }

    func makeSession(
        _ check: TokenCheck?,
        caller: Caller,
        onRelease: @escaping @Sendable () -> Void
    ) -> any ClientSession {
        base.makeSession(check, caller: caller, onRelease: onRelease)
    }

    func refusalOfConnection(_ error: ErrorObject) -> [UInt8] { base.refusalOfConnection(error) }
}
