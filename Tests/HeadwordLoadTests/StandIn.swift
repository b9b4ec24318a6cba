import HeadwordJSON
import NIOCore
import NIOPosix
import Synchronization

/// A server whose replies are determined by a test.
final class StandIn: Sendable {
    /// What the server does with a call.
    enum Reaction: Sendable {
        case answer
        /// An answer that comes after a while.
        case lateAnswer(TimeAmount)
        case error(String)
        case silence
        case nonsense
        case closing
        /// An answer after six seconds, and the end of the connection, which is announced at once.
        case farewell
    }

    /// A call, and how many calls came before it, not counting those that only see whether the server answers.
    struct Call: Sendable {
        var number: Int
        /// The time since the first call.
        var time: TimeAmount
        var parameters: JSONValue
    }

    private let channel: any Channel
    private let state: State

    private final class State: Sendable {
        let calls = Mutex<(first: NIODeadline?, parameters: [JSONValue])>((nil, []))
        let react: @Sendable (Call) -> Reaction

        init(_ react: @escaping @Sendable (Call) -> Reaction) { self.react = react }

        func reaction(to parameters: JSONValue) -> Reaction {
            let call = calls.withLock { calls in
                let first = calls.first ?? .now()
                calls.first = first
                calls.parameters.append(parameters)
                return Call(number: calls.parameters.count - 1, time: .now() - first, parameters: parameters)
            }
            return react(call)
        }
    }

    private init(_ react: @escaping @Sendable (Call) -> Reaction) async throws {
        let state = State(react)
        self.state = state
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Handler(state))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
    }

    /// Runs `body` with a server, and passes it the port.
    static func run<Value>(
        _ react: @escaping @Sendable (Call) -> Reaction,
        _ body: (StandIn, Int) async throws -> Value
    ) async throws -> Value {
        let server = try await StandIn(react)
        let result: Result<Value, any Error>
        do {
            result = .success(try await body(server, server.channel.localAddress?.port ?? 0))
        } catch {
            result = .failure(error)
        }
        try await server.channel.close()
        return try result.get()
    }

    /// The parameters of the calls, in order.
    var parameters: [JSONValue] { state.calls.withLock(\.parameters) }

    private final class Handler: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private let state: State
        private var unread = ""

        init(_ state: State) { self.state = state }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            unread += String(buffer: unwrapInboundIn(data))
            while let end = unread.firstIndex(of: "\n") {
                let line = String(unread[..<end])
                unread = String(unread[unread.index(after: end)...])
                reply(to: line, context)
            }
        }

        private func reply(to line: String, _ context: ChannelHandlerContext) {
            let call = try? JSONText(Array(line.utf8)).value()
            let id = call["id"].integer ?? 0
            if call["method"].text == "server.ping" { return send(id, #""result":"pong""#, context) }
            switch state.reaction(to: call["params"] ?? .null) {
            case .answer: send(id, #""result":{}"#, context)
            case .lateAnswer(let pause):
                context.eventLoop.assumeIsolated().scheduleTask(in: pause) { self.send(id, #""result":{}"#, context) }
            case .error(let reason):
                send(id, #""error":{"code":400,"message":"No.","data":{"reason":"\#(reason)"}}"#, context)
            case .silence: break
            case .nonsense: context.channel.writeAndFlush(ByteBuffer(string: "nonsense\n"), promise: nil)
            case .closing: context.close(promise: nil)
            case .farewell: sayFarewell(id, context)
            }
        }

        private func sayFarewell(_ id: Int, _ context: ChannelHandlerContext) {
            let notification = #"{"jsonrpc":"2.0","method":"server.closing"}"# + "\n"
            context.channel.writeAndFlush(ByteBuffer(string: notification), promise: nil)
            context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(6)) {
                self.send(id, #""result":{}"#, context)
                context.close(promise: nil)
            }
        }

        private func send(_ id: Int, _ member: String, _ context: ChannelHandlerContext) {
            let text = #"{"jsonrpc":"2.0","id":\#(id),\#(member)}"# + "\n"
            context.channel.writeAndFlush(ByteBuffer(string: text), promise: nil)
        }
    }
}
