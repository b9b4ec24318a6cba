internal import Glibc

/// Notices of the system about changes in folders (inotify(7)). Without any, waiting takes its full time.
///
/// Folders are watched rather than files, since an editor writes a new file and renames it.
final class FolderNotices {
    private let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))

    private static let changes =
        IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Watches folders. It does no harm to ask for one again, or for one that does not exist.
    func watch(_ folders: some Sequence<String>) {
        guard descriptor >= 0 else { return }
        for folder in folders { _ = inotify_add_watch(descriptor, folder, UInt32(Self.changes)) }
    }

    /// Waits for a notice.
    ///
    /// - Parameter milliseconds: the maximum time.
    func wait(atMost milliseconds: Int32) {
        var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&file, 1, milliseconds) > 0 else { return }
        var notices = [UInt8](repeating: 0, count: 1 << 16)
        while read(descriptor, &notices, notices.count) > 0 {}
    }
}
