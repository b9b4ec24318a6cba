internal import Glibc
internal import SystemPackage

/// A file that is written piece by piece, and gets its name only when it is complete and on disk.
package final class NewFile: Sendable {
    private let path: String
    private let file: FileDescriptor

    /// Creates the file; one that was left over is replaced.
    ///
    /// - Parameter path: its path until it is complete.
    package init(_ path: String) throws(FileFailure) {
        self.path = path
        // One that was left over may be a link, or have other permissions.
        unlink(path)
        do {
            file = try FileDescriptor.open(
                path,
                .writeOnly,
                options: [.closeOnExec, .create, .exclusiveCreate],
                permissions: FilePermissions(rawValue: 0o644)
            )
        } catch {
            throw FileFailure(path, error)
        }
    }

    /// A file that is not finished stays until one is begun at the same path. It cannot be removed here, since that may
    /// have happened already.
    deinit { try? file.close() }

    /// Adds bytes.
    package func append(_ bytes: [UInt8]) throws(FileFailure) {
        do {
            try file.writeAll(bytes)
        } catch {
            throw FileFailure(path, error)
        }
    }

    /// Flushes the file to disk and gives it its name, in the same directory.
    package func finish(as target: String) throws(FileFailure) {
        guard fsync(file.rawValue) == 0 else { throw FileFailure(lastOf: path) }
        try File.move(path, to: target)
    }
}
