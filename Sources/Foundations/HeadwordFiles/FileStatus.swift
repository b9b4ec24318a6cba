internal import Glibc
internal import SystemPackage

/// What the system knows about a file or directory (inode(7)).
package struct FileStatus: Sendable {
    /// The identity of a file, whatever path leads to it.
    package struct Identity: Hashable, Sendable {
        private let device: UInt
        private let inode: UInt

        fileprivate init(_ status: stat) {
            device = UInt(status.st_dev)
            inode = UInt(status.st_ino)
        }
    }

    /// The identity and the time of the last change: different if a file was replaced or changed.
    package struct Version: Hashable, Sendable {
        private let identity: Identity
        private let second: Int
        private let nanosecond: Int

        fileprivate init(_ status: stat) {
            identity = Identity(status)
            second = status.st_mtim.tv_sec
            nanosecond = status.st_mtim.tv_nsec
        }
    }

    private let status: stat

    /// Returns the status of a file or directory.
    ///
    /// - Parameter followingLinks: false for the status of a symbolic link itself.
    package init(of path: String, followingLinks: Bool = true) throws(FileFailure) {
        do {
            status = try Stat(path, followTargetSymlink: followingLinks).rawValue
        } catch {
            throw FileFailure(path, error)
        }
    }

    /// Returns the status of an open file.
    ///
    /// - Parameter path: the path for an error.
    package init(of descriptor: Int32, _ path: String) throws(FileFailure) {
        do {
            status = try Stat(FileDescriptor(rawValue: descriptor)).rawValue
        } catch {
            throw FileFailure(path, error)
        }
    }

    /// Whether it is a regular file.
    package var isRegular: Bool { type == S_IFREG }
    /// Whether it is a directory.
    package var isDirectory: Bool { type == S_IFDIR }
    /// Whether it is a socket.
    package var isSocket: Bool { type == S_IFSOCK }

    /// Whether it is a symbolic link; only if links were not followed.
    package var isLink: Bool { type == S_IFLNK }
    /// The permissions, without the type.
    package var permissions: UInt32 { status.st_mode & 0o7777 }

    /// The size in bytes.
    package var size: Int { Int(status.st_size) }
    /// The number of the file system that it is on.
    package var fileSystem: UInt { UInt(status.st_dev) }
    /// The number of seconds since its contents last changed; negative if that was in the future.
    package var secondsSinceChange: Double {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let (seconds, nanoseconds) = (now.tv_sec - status.st_mtim.tv_sec, now.tv_nsec - status.st_mtim.tv_nsec)
        return Double(seconds) + Double(nanoseconds) / 1e9
    }
    /// The time when its contents last changed, in seconds since 1970 with nine decimals.
    package var timeOfChange: String {
        let decimals = String(status.st_mtim.tv_nsec)
        return "\(status.st_mtim.tv_sec).\(String(repeating: "0", count: max(9 - decimals.count, 0)))\(decimals)"
    }
    /// The number of the user who owns it.
    package var owner: UInt32 { status.st_uid }
    /// Whether all users may read it.
    package var isReadableByAll: Bool { status.st_mode & S_IROTH != 0 }
    /// Whether all users may change it.
    package var isWritableByAll: Bool { status.st_mode & S_IWOTH != 0 }

    /// The identity.
    package var identity: Identity { Identity(status) }
    /// The identity and the time of the last change.
    package var version: Version { Version(status) }

    private var type: mode_t { status.st_mode & S_IFMT }
}
