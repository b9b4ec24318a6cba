public import JSONRPC
public import NIOCore

/// Where a server listens, and what it requires of its clients.
public struct Listener: Sendable {
    /// A place where clients connect.
    public enum Endpoint: Hashable, Sendable, CustomStringConvertible {
        /// A name or a numeric address, and a port; 0 lets the system choose a free one.
        case tcp(host: String, port: Int)
        /// A socket in the file system.
        case unix(UnixSocket)
        /// A socket opened by another process, such as systemd.
        case inherited(descriptor: Int32)

        /// `tcp://127.0.0.1:7878`, `unix:/run/headword.sock`, `fd:3`
        public var description: String {
            switch self {
            case .tcp(let host, let port): "tcp://" + (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
            case .unix(let socket): "unix:\(socket.path)"
            case .inherited(let descriptor): "fd:\(descriptor)"
            }
        }
    }

    /// Adds the protection of a connection, such as TLS, in front of all other channel handlers.
    public typealias Protection = @Sendable (any Channel) throws -> Void

    /// Adds the handlers that take the streams of a connection in HTTP/2 apart: given the connection, how long it may be
    /// without streams, in seconds, and what serves a stream.
    public typealias Multiplexing =
        @Sendable (
            any Channel, _ idleSeconds: Int, _ serve: @escaping @Sendable (any Channel) throws -> Void
        ) throws -> Void

    /// Where clients connect.
    public var endpoint: Endpoint
    /// The token that a client must show before its first call; nil if none is required.
    public var token: Token?
    /// The protection of each connection; nil for none.
    public var protection: Protection?

    /// What its clients speak; nil for the conversation of the server.
    package var front: (any Front)?

    /// Creates a listener.
    public init(_ endpoint: Endpoint, token: Token? = nil, protection: Protection? = nil) {
        self.endpoint = endpoint
        self.token = token
        self.protection = protection
    }
}
