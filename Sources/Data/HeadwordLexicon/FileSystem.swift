internal import Glibc
internal import HeadwordFiles

enum FileSystem {
    /// Returns the path of a readable file with symbolic links resolved.
    ///
    /// - Throws: ``LexiconFailure`` if the file does not exist, is not a regular file or may not be read by this user.
    static func resolved(_ path: String) throws(LexiconFailure) -> String {
        do throws(FileFailure) {
            let resolved = try File.resolved(path)
            guard try FileStatus(of: resolved).isRegular else { throw FileFailure(resolved, .notRegular) }
            guard access(resolved, R_OK) == 0 else { throw FileFailure(lastOf: resolved) }
            return resolved
        } catch {
            guard error.cause != .system(ENOENT), error.cause != .system(ENOTDIR) else { throw .missing(path: path) }
            throw .unreadable(path: path, reason: error.reason.lowercased())
        }
    }
}
