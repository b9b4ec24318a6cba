internal import Glibc

/// An exclusive lock on a file (flock(2)), held until the object is no longer referenced. If the process ends, however
/// it ends, the system releases it.
///
/// The file stays: otherwise another process could lock a file that is already deleted.
package final class FileLock: Sendable {
    private let descriptor: Int32

    /// Locks a file, which is created if it is missing; nil if it is locked already.
    ///
    /// - Parameter followingLinks: false if a symbolic link in place of the file is an error.
    package init?(_ path: String, permissions: UInt32 = 0o644, followingLinks: Bool = true) throws(FileFailure) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW), permissions)
        guard descriptor >= 0 else { throw FileFailure(lastOf: path) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let failure = FileFailure(lastOf: path)
            close(descriptor)
            guard failure.cause == .system(EWOULDBLOCK) else { throw failure }
            return nil
        }
        self.descriptor = descriptor
    }

    /// Closing alone would leave it locked while a child process that has not yet run its program has the file open.
    deinit {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
