internal import HeadwordJSON
internal import NIOCore
internal import NIOPosix

/// A connection that sends calls and matches each answer to its call.
final class Connection: Sendable {
    private let channel: any Channel
    private let exchange: Exchange

    /// Connects, then authenticates with the token if there is one.
    init(
        to address: ServerAddress,
        protection: (@Sendable (any Channel) throws -> Void)?,
        token: String?,
        group: any EventLoopGroup
    ) async throws {
        let exchange = Exchange()
        let bootstrap = ClientBootstrap(group: group)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try protection?(channel)
                    try channel.pipeline.syncOperations.addHandler(LineHandler(exchange))
                }
            }
        self.exchange = exchange
        switch address {
        case .tcp(let host, let port): channel = try await bootstrap.connect(host: host, port: port).get()
        case .unix(let path): channel = try await bootstrap.connect(unixDomainSocketPath: path).get()
        }
        if let token {
            send { request in
                request.member("id", "token")
                request.member("method", "server.authenticate")
                request.member("params", JSONObject(dictionaryLiteral: ("token", .string(token))))
            }
        }
    }

    /// Whether calls may be sent.
    var isOpen: Bool { exchange.failure == nil }
    /// Whether the server has answered anything.
    var wasUseful: Bool { exchange.wasUseful }

    /// Returns the result of a call. If the task is cancelled, the server is told to cancel the call.
    func answer(to method: String, _ parameters: [UInt8]) async throws -> JSONValue {
        try await waitForRoom()
        let id = exchange.answers.number()
        do {
            return try await exchange.answers.value(of: id) {
                if let failure = exchange.failure { return exchange.answers.resume(id, with: .failure(failure)) }
                send { request in
                    request.member("id", id)
                    request.member("method", method)
                    request.name("params")
                    request.raw(parameters)
                }
            }
        } catch ClientFailure.cancelled {
            cancel(id)
            throw ClientFailure.cancelled
        }
    }

    /// Ends all calls, and waits until the connection is closed.
    func close(_ failure: ClientFailure) async {
        exchange.end(failure)
        channel.close(promise: nil)
        try? await channel.closeFuture.get()
    }

    private func waitForRoom() async throws {
        guard !channel.isWritable else { return }
        try await exchange.room.value(of: exchange.room.number()) {
            if let failure = exchange.failure { return exchange.room.resumeAll(with: .failure(failure)) }
            if channel.isWritable { exchange.room.resumeAll(with: .success(())) }
        }
    }

    private func cancel(_ id: Int) {
        guard isOpen else { return }
        send { request in
            request.member("method", "$/cancelRequest")
            request.member("params", JSONObject(dictionaryLiteral: ("id", .integer(Int64(id)))))
        }
    }

    private func send(_ members: (inout JSONWriter) -> Void) {
        var writer = JSONWriter()
        writer.object { request in
            request.member("jsonrpc", "2.0")
            members(&request)
        }
        channel.writeAndFlush(ByteBuffer(bytes: writer.bytes + [UInt8(ascii: "\n")]), promise: nil)
    }
}
