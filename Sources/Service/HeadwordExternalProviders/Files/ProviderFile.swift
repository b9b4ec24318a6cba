internal import Glibc
internal import HeadwordFiles

/// The executable of a provider.
public struct ProviderFile: Hashable, Sendable {
    /// Its absolute path.
    public let path: String

    /// Creates the executable at a path, if it may be run.
    ///
    /// - Throws: ``ProviderFileFailure`` if the file is not an executable, or everybody may change it.
    public init(path: String) throws(ProviderFileFailure) {
        let status: FileStatus
        do {
            status = try FileStatus(of: path)
        } catch {
            throw .init(path, "cannot be found: \(error.reason)")
        }
        guard status.isRegular else { throw .init(path, "is not a regular file") }
        guard access(path, X_OK) == 0 else { throw .init(path, "is not executable: run chmod +x") }
        guard !status.isWritableByAll else {
            throw .init(path, "is world-writable: run chmod o-w")
        }
        self.path = path.hasPrefix("/") ? path : (Directory.current ?? "") + "/" + path
    }

    /// The provider's name in logs: the file name without its extension.
    public var name: String {
        let last = path.split(separator: "/").last ?? ""
        return String(last.prefix { $0 != "." })
    }

    /// The directory of the file.
    var directory: String {
        let directory = path.split(separator: "/").dropLast().joined(separator: "/")
        return "/" + directory
    }
}

/// The reason a file is not run as a provider.
public struct ProviderFileFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file or the directory.
    public var path: String
    /// What is wrong with it, phrased to follow the path.
    public var reason: String

    init(_ path: String, _ reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The path and the reason.
    public var description: String { "'\(path)' \(reason)" }
}
