import HeadwordConfiguration
import HeadwordOperations
import NIOCore
import NIOPosix
import Testing

/// Replies of services to `headword health` that differ from those of a healthy one.
@Suite(.timeLimit(.minutes(30))) struct HealthReplyTests {
    @Test(
        arguments: [
            ("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nready\n", nil),
            ("HTTP/1.1 200 OK\r\n\r\nready\n", nil),
            ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n6\r\nready\n\r\n0\r\n\r\n", nil),
            ("HTTP/1.1 503 No\r\nContent-Length: 20\r\n\r\nnot ready: draining\n", "draining"),
            ("HTTP/1.1 503 No\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nnot r\r\n7\r\neady: x\r\n0\r\n\r\n", "x"),
            ("HTTP/1.0 404 Not Found\r\n\r\nno such page\r\n", "/readyz: no such page"),
            ("HTTP/1.1 500 Oh\r\nContent-Length: 0\r\n\r\n", "/readyz: status 500"),
            ("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", nil),
            ("{}\n", "the answer is not HTTP"), ("", "the answer is not HTTP"),
        ] as [(String, String?)]
    )
    func aPageIsReadAsHTTP(reply: String, failure: String?) async throws {
        let found = try await CannedServer.run(reply, closes: true) { await Health.ask(.pages($0), within: 600) }
        #expect(found.failure == failure)
    }

    @Test func aPageThatDoesNotEndIsReadToItsLimit() async throws {
        let reply = "HTTP/1.1 503 No\r\n\r\nlong\n" + String(repeating: "x", count: 1 << 17)
        let health = try await CannedServer.run(reply, closes: false) { await Health.ask(.pages($0), within: 600) }
        #expect(health.failure == "/readyz: long")
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\n\r\nready"])
    func aPageThatStopsIsLate(reply: String) async throws {
        let health = try await CannedServer.run(reply, closes: false) { await Health.ask(.pages($0), within: 1) }
        #expect(health.failure == "no answer in time")
    }

    @Test(arguments: ["", "{"])
    func aLineThatStopsIsLate(reply: String) async throws {
        let health = try await CannedServer.run(reply, closes: false) {
            await Health.ask(.service(.tcp($0)), within: 1)
        }
        #expect(health.failure == "no answer in time")
    }

    @Test(
        arguments: [
            (##"{"jsonrpc": "2.0", "id": 1, "result": 1}"## + "\n", true, "server.ping was not answered with 'pong'"),
            (##"{"jsonrpc": "2.0", "id": 1, "error": {"message": "No."}}"## + "\n", true, "No."),
            ("HTTP/1.1 400 Bad\r\n", true, "the answer to server.ping is not JSON; use --tls for a TLS listener"),
            ("", true, "the connection was closed; use --tls for a TLS listener"),
            (String(repeating: "x", count: 3 << 20), false, "the answer is too long"),
        ]
    )
    func aLineThatIsNotTheReplyIsDescribed(reply: String, closes: Bool, failure: String) async throws {
        let health = try await CannedServer.run(reply, closes: closes) {
            await Health.ask(.service(.tcp($0)), within: 600)
        }
        #expect(health.failure == failure)
    }
}

/// A server that sends the same reply to everyone.
private enum CannedServer {
    /// Runs a server while `body` runs.
    ///
    /// - Parameter closes: whether the server closes a connection after the reply.
    static func run<Answer: Sendable>(
        _ reply: String,
        closes: Bool,
        _ body: (HostAndPort) async -> Answer
    ) async throws -> Answer {
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Handler(reply, closes: closes))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let answer = await body(HostAndPort(host: "127.0.0.1", port: channel.localAddress?.port ?? 0))
        try await channel.close()
        return answer
    }

    private final class Handler: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        private let reply: String
        private let closes: Bool

        init(_ reply: String, closes: Bool) {
            self.reply = reply
            self.closes = closes
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: reply)), promise: nil)
            if closes { context.close(promise: nil) }
        }
    }
}
