package import JSONRPC
package import JSONRPCTransport
package import Logging
package import ServiceLifecycle

/// Runs a server on a free port while `body` runs, which gets the port and can tell the server to stop.
///
/// - Parameters:
///   - conversation: the conversation of the server, for its clients unless there is a front.
///   - front: what the clients speak; nil for the conversation.
package func withSocketServer(
    _ conversation: Conversation,
    front: (any Front)? = nil,
    limits: TransportLimits = TransportLimits(),
    token: Token? = nil,
    logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
    _ body: @Sendable (_ port: Int, _ server: ServiceGroup) async throws -> Void
) async throws {
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    var listener = Listener(.tcp(host: "127.0.0.1", port: 0), token: token)
    listener.front = front
    let server = SocketServer(
        listeners: [listener],
        conversation: conversation,
        limits: limits,
        logger: logger
    ) { endpoint in
        if case .tcp(_, let port) = endpoint { continuation.yield(port) }
    }
    let services = ServiceGroup(services: [server], logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await services.run() }
        for await port in ports.prefix(1) { try await body(port, services) }
        group.cancelAll()
    }
}
