internal import Glibc

/// The sockets that systemd has opened for this process (sd_listen_fds(3)).
public enum InheritedSockets {
    private static let first: Int32 = 3

    /// Takes over the descriptors, which this process alone uses from now on; empty if there are none.
    public static func take() -> [Int32] {
        defer { for name in ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"] { unsetenv(name) } }
        guard number("LISTEN_PID") == getpid(), let count = number("LISTEN_FDS"), (1...64).contains(count) else {
            return []
        }
        let descriptors = Array(first..<first + count)
        for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        return descriptors
    }

    private static func number(_ name: String) -> Int32? {
        getenv(name).flatMap { Int32(String(cString: $0)) }
    }
}
