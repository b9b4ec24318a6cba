public import NIOCore

/// Where a store is, and how to connect to it.
public struct RedisOptions: Sendable {
    /// The address of a server.
    public enum Address: Hashable, Sendable, CustomStringConvertible {
        /// A host and a port.
        case tcp(host: String, port: Int)
        /// A Unix socket.
        case unix(path: String)

        /// The address as it is shown.
        public var description: String {
            switch self {
            case .tcp(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
            case .unix(let path): path
            }
        }
    }

    /// The servers to try, in this order: stores or, if ``master`` is set, sentinels.
    public var addresses: [Address]
    /// The name under which the sentinels know the store; nil without sentinels.
    public var master: String?
    /// The user and the password; nil for none.
    public var credentials: Credentials?
    /// The number of the database.
    public var database = 0
    /// The time limit for connecting, and for each command, in milliseconds.
    public var milliseconds = 500
    /// Adds TLS in front of all other handlers of a connection to a host; nil for no TLS.
    public var protection: Protection?

    /// Adds TLS to a connection to a host.
    public typealias Protection = @Sendable (_ host: String, _ channel: any Channel) throws -> Void

    /// Creates options with defaults for everything else.
    public init(_ addresses: [Address]) { self.addresses = addresses }

    /// A user and a password, which are sent to the store and shown to nobody.
    public struct Credentials: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
        let user: String?
        let password: String

        /// Creates credentials; without a user, those of the default user.
        public init(user: String? = nil, password: String) {
            self.user = user
            self.password = password
        }

        /// A fixed text, which reveals nothing about the credentials.
        public var description: String { "credentials" }
        /// A fixed text, which reveals nothing about the credentials.
        public var debugDescription: String { description }
        /// An empty mirror: dumping a value would otherwise show the password.
        public var customMirror: Mirror { Mirror(self, children: []) }
    }
}
