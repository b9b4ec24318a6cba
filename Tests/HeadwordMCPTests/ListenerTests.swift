import HeadwordJSON
import HeadwordMCP
import HeadwordTestSupport
import HeadwordTransportTestSupport
import JSONRPC
import JSONRPCTransport
import ServiceLifecycle
import Testing

/// The protections of all clients hold for those of the Model Context Protocol, too.
@Suite(.timeLimit(.minutes(30))) struct ListenerTests {
    private func withServer(
        limits: TransportLimits = TransportLimits(),
        token: Token? = nil,
        _ body: @Sendable (_ port: Int, _ server: ServiceGroup) async throws -> Void
    ) async throws {
        let model = ModelContextServer(service: try ModelClient.service)
        let conversation = Conversation(speaking: .modelContext, answering: { model })
        try await withSocketServer(conversation, limits: limits, token: token, body)
    }

    private static let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"# + "\n"
    private static let pong = #"{"jsonrpc":"2.0","id":1,"result":{}}"#

    @Test func clientsOfAListenerAreAnsweredUntilTheyHangUp() async throws {
        try await withServer { port, _ in
            let client = try SocketClient(port: port)
            try await client.send(Self.ping + Self.ping)
            for _ in 1...2 { #expect(try await client.readLine() == Self.pong) }
            client.finishSending()
            #expect(try await client.readToEnd().isEmpty)
        }
    }

    @Test func nothingIsAnsweredBeforeTheToken() async throws {
        let token = Token(contents: Array("0123456789abcdef".utf8))
        try await withServer(token: token) { port, _ in
            let client = try SocketClient(port: port)
            try await client.send(Self.ping)
            #expect(try await client.readLine()?.contains("server.authenticate") == true)
            let call = #"{"jsonrpc":"2.0","id":2,"method":"server.authenticate","params":["0123456789abcdef"]}"#
            try await client.send(call + "\n")
            #expect(try await client.readLine()?.contains(#""authenticated":true"#) == true)
            try await client.send(Self.ping)
            #expect(try await client.readLine() == Self.pong)
        }
    }

    @Test func aSilentClientIsClosed() async throws {
        try await withServer(limits: TransportLimits { $0.idleSeconds = 1 }) { port, _ in
            let client = try SocketClient(port: port)
            #expect(try await client.readToEnd().isEmpty)
        }
    }

    @Test func aMessageThatNeverEndsIsRefused() async throws {
        try await withServer(limits: TransportLimits { $0.messageSeconds = 1 }) { port, _ in
            let client = try SocketClient(port: port)
            // Once: a client that goes on sending may lose the reply when the connection is closed.
            try await client.send(#"{"jsonrpc""#)
            #expect(try await client.readLine()?.contains("within 1 s") == true)
            #expect(try await client.readLine() == nil)
        }
    }

    @Test func theEndOfTheServiceIsNoMessageOfTheProtocol() async throws {
        try await withServer { port, server in
            let client = try SocketClient(port: port)
            try await client.send(Self.ping)
            #expect(try await client.readLine() == Self.pong)
            await server.triggerGracefulShutdown()
            #expect(try await client.readToEnd().isEmpty)
        }
    }

    @Test func aClientThatDoesNotReadIsNotReadFrom() async throws {
        try await withServer { port, _ in
            let client = try SocketClient(port: port, receiveBuffer: 4096)
            let sent = try await client.sendUntilStuck(Self.ping, atMost: 256 << 20)
            #expect(sent < 256 << 20)
            let other = try SocketClient(port: port)
            try await other.send(Self.ping)
            #expect(try await other.readLine() == Self.pong)
        }
    }
}
