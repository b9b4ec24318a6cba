internal import Glibc

/// The executable of a provider.
public struct ProviderFile: Hashable, Sendable {
    /// Its absolute path.
    public let path: String

    /// Creates the executable at a path, if it may be run.
    ///
    /// - Throws: ``ProviderFileFault`` if the file is not an executable, or everybody may change it.
    public init(path: String) throws(ProviderFileFault) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw .init(path, "cannot be found: \(String(cString: strerror(errno)))")
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .init(path, "is no file") }
        guard access(path, X_OK) == 0 else { throw .init(path, "is not executable; chmod +x would make it so") }
        guard status.st_mode & S_IWOTH == 0 else {
            throw .init(path, "can be changed by everybody; chmod o-w would end that")
        }
        self.path = path.hasPrefix("/") ? path : Self.workingDirectory + "/" + path
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

    private static var workingDirectory: String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }
}

/// The reason a file is not run as a provider.
public struct ProviderFileFault: Error, Hashable, Sendable, CustomStringConvertible {
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
