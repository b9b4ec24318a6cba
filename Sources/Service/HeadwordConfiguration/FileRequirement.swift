internal import Glibc
internal import HeadwordFiles

extension FileRequirement {
    /// Returns what is wrong with a file; nil if nothing is.
    public func violation(by path: String) -> String? {
        let status: FileStatus
        do {
            status = try FileStatus(of: path)
        } catch {
            return "cannot be found: \(error.reason)"
        }
        guard status.isRegular else { return "is not a regular file" }
        guard access(path, R_OK) == 0 else { return "cannot be read: \(SystemError.last)" }
        guard status.size > 0 else { return "is empty" }
        guard isSecret, status.isReadableByAll else { return nil }
        return "is world-readable but holds a secret: run chmod o-r"
    }
}
