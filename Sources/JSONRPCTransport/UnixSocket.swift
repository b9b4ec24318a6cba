internal import Glibc

/// A socket in the file system, with the rights of those who may connect.
public struct UnixSocket: Hashable, Sendable {
    /// The path; at most 107 bytes (unix(7)).
    public var path: String
    /// The permissions (chmod(2)); whoever may write may connect.
    public var mode: UInt32
    /// The user and the group that own it; nil leaves it to whoever runs the server.
    public var owner: Owner?

    /// Who owns a socket.
    public struct Owner: Hashable, Sendable {
        /// The number of the user; nil if it stays as it is.
        public var user: UInt32?
        /// The number of the group; nil if it stays as it is.
        public var group: UInt32?

        /// Creates an owner.
        public init(user: UInt32? = nil, group: UInt32? = nil) {
            self.user = user
            self.group = group
        }
    }

    /// Creates a socket's description; by default nobody else may connect.
    public init(path: String, mode: UInt32 = 0o600, owner: Owner? = nil) {
        self.path = path
        self.mode = mode
        self.owner = owner
    }

    /// Opens the socket. A file that a server has left behind is replaced; one that a server listens on is not.
    ///
    /// - Returns: the socket, and what keeps others away while the server runs.
    func open() throws(SystemFailure) -> (descriptor: Int32, claim: SocketClaim) {
        let claim = try SocketClaim(path)
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw SystemFailure() }
        do throws(SystemFailure) {
            unlink(path)
            try bind(descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        return (descriptor, claim)
    }

    private func bind(_ descriptor: Int32) throws(SystemFailure) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw SystemFailure(reason: "the path of a socket may have at most 107 bytes")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        // Nobody may connect before the rights are set.
        let mask = umask(0o777)
        let status = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        umask(mask)
        guard status == 0 else { throw SystemFailure() }
        if let owner, chown(path, owner.user ?? .max, owner.group ?? .max) != 0 { throw SystemFailure() }
        guard chmod(path, mode) == 0, listen(descriptor, SOMAXCONN) == 0 else { throw SystemFailure() }
    }
}

/// Keeps a second server away from a socket, for as long as the process that has it lives.
final class SocketClaim: Sendable {
    private let path: String
    private let descriptor: Int32

    /// - Throws: ``SystemFailure`` if another process has the socket.
    init(_ path: String) throws(SystemFailure) {
        self.path = path
        descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemFailure() }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw SystemFailure(reason: "another server listens there")
        }
    }

    /// Removes the socket. The lock's file stays: who waits for it must not lock one that is gone.
    deinit {
        unlink(path)
        close(descriptor)
    }
}

/// What the system refused.
struct SystemFailure: Error, CustomStringConvertible {
    var description: String

    /// What the last call of the system said.
    init() { description = String(cString: strerror(errno)) }

    init(reason: String) { description = reason }
}
