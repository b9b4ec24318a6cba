internal import Glibc

extension FileRequirement {
    /// Returns what is wrong with a file; nil if nothing is.
    public func violation(by path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return "cannot be found: \(String(cString: strerror(errno)))" }
        guard status.st_mode & S_IFMT == S_IFREG else { return "is not a regular file" }
        guard access(path, R_OK) == 0 else { return "cannot be read: \(String(cString: strerror(errno)))" }
        guard status.st_size > 0 else { return "is empty" }
        guard isSecret, status.st_mode & S_IROTH != 0 else { return nil }
        return "can be read by everybody, and holds a secret: chmod o-r"
    }
}
