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
            apt-get, which downloads packages, is not installed; unpack these Debian packages into a directory and name it \
            with --root: \(packages.joined(separator: " "))
            """
        case .unknown(let package): "no package list has '\(package)'; try 'apt-get update'"
        case .command(let command, let reason): "'\(command)' failed: \(reason)"
        case .system(let path, let reason): "\(path): \(reason)"
        }
    }
}
