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

    /// Opens the socket. One that a server has left behind is replaced; one that a program listens on, or a file that is
    /// no socket, is not.
    ///
    /// - Returns: the socket, and what keeps others away while the server runs.
    func open() throws -> (descriptor: Int32, claim: SocketClaim) {
        let lock = try SocketLock(path)
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

    private func removeAbandoned(_ address: sockaddr_un) throws {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK else {
            throw SystemFailure(reason: "there is a file that is no socket")
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
        // Nobody may connect before the rights are set.
        let mask = umask(0o777)
        let status = withGeneric(address) { Glibc.bind(descriptor, $0, $1) }
        umask(mask)
        guard status == 0 else { throw SystemFailure() }
        if let owner, chown(path, owner.user ?? .max, owner.group ?? .max) != 0 { throw SystemFailure() }
        guard chmod(path, mode) == 0, listen(descriptor, SOMAXCONN) == 0 else { throw SystemFailure() }
    }

    /// Hands an address to a call of the system.
    private func withGeneric(_ address: sockaddr_un, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        withUnsafePointer(to: address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}

/// A socket of the file system that this process has made, and removes.
///
/// The lock's file stays: who waits for it must not lock one that is gone.
final class SocketClaim: Sendable {
    private let path: String
    private let lock: SocketLock

    init(_ path: String, _ lock: SocketLock) {
        self.path = path
        self.lock = lock
    }

    deinit { unlink(path) }
}

/// Keeps a second server away from a socket, for as long as the process that has it lives.
final class SocketLock: Sendable {
    private let descriptor: Int32

    /// - Throws: ``SystemFailure`` if another process has the lock.
    init(_ path: String) throws {
        let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemFailure() }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw SystemFailure(reason: "another server listens there")
        }
        self.descriptor = descriptor
    }

    /// Closing alone would leave it locked while a child process that has not run its program yet has the file open.
    deinit {
        flock(descriptor, LOCK_UN)
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
