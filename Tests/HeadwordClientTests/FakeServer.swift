import HeadwordJSON
import NIOCore
import NIOPosix
import Synchronization

/// A server whose answers are determined by a test.
final class FakeServer: Sendable {
    /// Answers a call, given its method, its identifier and the number of calls to the method so far. Nil closes the
    /// connection.
    typealias Answer = @Sendable (_ method: String, _ id: Int, _ count: Int) -> [String]?

    private let channel: any Channel
    private let state: State

    final class State: Sendable {
        let counts = Mutex<[String: Int]>([:])
        let answer: Answer

        init(_ answer: @escaping Answer) {
            self.answer = answer
        }

        func count(_ method: String) -> Int {
            counts.withLock { counts in
                counts[method, default: 0] += 1
                return counts[method] ?? 0
            }
        }
    }

    /// Starts a server; `answer` returns the pieces to send.
    init(_ answer: @escaping Answer) async throws {
        let state = State(answer)
        self.state = state
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Handler(state))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
    }

    /// The port on which it listens.
    var port: Int { channel.localAddress?.port ?? 0 }

    /// Returns the number of calls to a method.
    func count(of method: String) -> Int { state.counts.withLock { $0[method] ?? 0 } }

    /// Runs `body` with a client of a server, and closes both.
    static func run(
        _ answer: @escaping Answer,
        _ body: (FakeServer, Int) async throws -> Void
    ) async throws {
        let server = try await FakeServer(answer)
        do {
            try await body(server, server.port)
            try await server.channel.close()
        } catch {
            try await server.channel.close()
            throw error
        }
    }

    private final class Handler: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private let state: State
        private var unread = ""

        init(_ state: State) {
            self.state = state
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            unread += String(buffer: unwrapInboundIn(data))
            while let end = unread.firstIndex(of: "\n") {
                let line = String(unread[..<end])
                unread = String(unread[unread.index(after: end)...])
                answer(line, context)
            }
        }

        private func answer(_ line: String, _ context: ChannelHandlerContext) {
            guard case .object(let call)? = try? JSONText(Array(line.utf8)).value(),
                case .string(let method)? = call["method"]
            else { return }
            var id = 0
            if case .integer(let integer)? = call["id"] { id = Int(integer) }
            guard let pieces = state.answer(method, id, state.count(method)) else { return context.close(promise: nil) }
            for piece in pieces {
                context.channel.writeAndFlush(ByteBuffer(string: piece), promise: nil)
            }
        }
    }
}
