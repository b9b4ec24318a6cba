/// Where a server listens.
public enum ServerAddress: Hashable, Sendable {
    /// A host and a port.
    case tcp(host: String = "127.0.0.1", port: Int)
    /// A socket in the file system.
    case unix(path: String)
}
