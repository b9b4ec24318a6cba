internal import Glibc

enum FileSystem {
    /// Returns the path of a readable file with symbolic links resolved.
    ///
    /// - Throws: ``LexiconFailure`` if the file does not exist, is not a regular file or may not be read by this user.
    static func resolved(_ path: String) throws -> String {
        guard let resolved = realpath(path, nil) else { throw failure(path, errno) }
        defer { free(resolved) }
        var status = stat()
        guard stat(resolved, &status) == 0 else { throw failure(path, errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw LexiconFailure.unreadable(path: path, reason: "it is not a regular file")
        }
        guard access(resolved, R_OK) == 0 else { throw failure(path, errno) }
        return String(cString: resolved)
    }

    private static func failure(_ path: String, _ code: Int32) -> LexiconFailure {
        guard code != ENOENT, code != ENOTDIR else { return .missing(path: path) }
        return .unreadable(path: path, reason: String(cString: strerror(code)).lowercased())
    }
}
