internal import Glibc

enum FileSystem {
    /// The path of a readable file without symbolic links; nil if there is none.
    static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return access(resolved, R_OK) == 0 ? String(cString: resolved) : nil
    }
}
