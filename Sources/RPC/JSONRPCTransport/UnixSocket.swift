internal import Glibc
internal import HeadwordFiles

/// A Unix domain socket and its access rights.
public struct UnixSocket: Hashable, Sendable {
    /// The path; at most 107 bytes (unix(7)).
    public var path: String
    /// The permissions (chmod(2)); users with write permission may connect.
    public var mode: UInt32
    /// The user and the group that own it; nil for those of the server's process.
    public var owner: Owner?

    /// The owner of a socket.
    public struct Owner: Hashable, Sendable {
        /// The user ID; nil to leave it unchanged.
        public var user: UInt32?
        /// The group ID; nil to leave it unchanged.
        public var group: UInt32?

        /// Creates an owner.
        public init(user: UInt32? = nil, group: UInt32? = nil) {
            self.user = user
            self.group = group
        }
    }

    /// Creates a description of a socket; by default no other user may connect.
    public init(path: String, mode: UInt32 = 0o600, owner: Owner? = nil) {
        self.path = path
        self.mode = mode
        self.owner = owner
    }

    /// Opens the socket. A socket that a server has left behind is replaced; one that a program listens on, or a file
    /// that is not a socket, is not.
    ///
    /// - Returns: the socket, and a claim that keeps others away while the server runs.
    func open() throws -> (descriptor: Int32, claim: SocketClaim) {
        let lock = try lock()
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw SystemFailure() }
        do {
            let address = try address()
            try removeAbandoned(address)
            try bind(descriptor, to: address)
        } catch {
            close(descriptor)
            throw error
        }
        return (descriptor, SocketClaim(path, lock))
    }

    /// Keeps a second server away from the socket for as long as this process lives.
    private func lock() throws(SystemFailure) -> FileLock {
        do {
            if let lock = try FileLock(path + ".lock", permissions: 0o600) { return lock }
        } catch {
            throw SystemFailure(reason: error.reason)
        }
        throw SystemFailure(reason: "another server listens there")
    }

    private func removeAbandoned(_ address: sockaddr_un) throws {
        guard let status = try? FileStatus(of: path, followingLinks: false) else { return }
        guard status.isSocket else {
            throw SystemFailure(reason: "there is a file that is not a socket")
        }
        let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        defer { close(probe) }
        guard withGeneric(address, { connect(probe, $0, $1) }) != 0 else {
            throw SystemFailure(reason: "another program listens there")
        }
        unlink(path)
    }

    private func address() throws -> sockaddr_un {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw SystemFailure(reason: "the path of a socket may have at most 107 bytes")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return address
    }

    private func bind(_ descriptor: Int32, to address: sockaddr_un) throws {
        // Nobody may connect before the permissions are set.
        let mask = umask(0o777)
        let status = withGeneric(address) { Glibc.bind(descriptor, $0, $1) }
        umask(mask)
        guard status == 0 else { throw SystemFailure() }
        if let owner, chown(path, owner.user ?? .max, owner.group ?? .max) != 0 { throw SystemFailure() }
        guard chmod(path, mode) == 0, listen(descriptor, SOMAXCONN) == 0 else { throw SystemFailure() }
    }

    /// Passes an address to a system call.
    private func withGeneric(_ address: sockaddr_un, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        withUnsafePointer(to: address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}

/// A Unix domain socket that this process has created and will remove.
final class SocketClaim: Sendable {
    private let path: String
    private let lock: FileLock

    init(_ path: String, _ lock: FileLock) {
        self.path = path
        self.lock = lock
    }

    deinit { unlink(path) }
}

/// An error reported by the system.
struct SystemFailure: Error, CustomStringConvertible {
    var description: String

    /// Creates the error of the last system call.
    init() { description = SystemError.last }

    init(reason: String) { description = reason }
}
