package import JSONRPCTransport

/// Where clients open WebSockets (RFC 6455), and what they speak there.
package struct WebSocketPath: Sendable {
    /// The only segment of the path: `ws`.
    let name: String
    /// What is spoken if the client names no subprotocol, or names `jsonrpc`.
    let front: any MessageFront
    /// What is spoken by the names of subprotocols.
    let subprotocols: [String: any MessageFront]

    /// Creates a path.
    ///
    /// - Parameter name: its only segment.
    package init(_ name: String, front: any MessageFront, subprotocols: [String: any MessageFront] = [:]) {
        self.name = name
        self.front = front
        self.subprotocols = subprotocols
    }
}
