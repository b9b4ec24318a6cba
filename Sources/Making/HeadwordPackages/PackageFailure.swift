/// The reason Debian packages could not be fetched.
public enum PackageFailure: Error, CustomStringConvertible, Sendable {
    /// The system has none of apt's commands.
    case noApt(packages: [String])
    /// No package list names the package.
    case unknown(package: String)
    /// A command failed.
    case command(String, reason: String)
    /// The system reported an error.
    case system(path: String, reason: String)

    /// The reason, and what to do about it.
    public var description: String {
        switch self {
        case .noApt(let packages):
            """
            there is no apt-get here to fetch packages with; unpack these Debian packages below a directory and name it \
            with --root: \(packages.joined(separator: " "))
            """
        case .unknown(let package): "no list of packages names '\(package)'; try 'apt-get update'"
        case .command(let command, let reason): "'\(command)' failed: \(reason)"
        case .system(let path, let reason): "\(path): \(reason)"
        }
    }
}
