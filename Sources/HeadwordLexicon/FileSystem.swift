internal import Glibc

enum FileSystem {
    /// The path of a readable file without symbolic links; nil if there is none.
    static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        var status = stat()
        guard stat(resolved, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return access(resolved, R_OK) == 0 ? String(cString: resolved) : nil
    }
}
