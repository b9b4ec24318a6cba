internal import HeadwordFiles

/// The reason packages could not be fetched.
public enum PackageFailure: Error, CustomStringConvertible, Sendable {
    /// The catalogue has no package of this name.
    case unknown(package: String)
    /// apt, which downloads packages, is not installed.
    case noApt
    /// pip, which downloads wheels, is not installed.
    case noPip
    /// apt is not configured for any archive of Debian.
    case noArchive
    /// A directory does not have the file of a package.
    case absent(file: String, directory: String)
    /// A file is not the one that the catalogue names.
    case digest(file: String, found: String, expected: String)
    /// An archive did not give the file of a package.
    case download(reason: String)
    /// A command failed.
    case command(String, reason: String)
    /// The system reported an error.
    case system(path: String, reason: String)

    init(_ failure: FileFailure) { self = .system(path: failure.path, reason: failure.reason) }

    /// Whether an archive gave no answer. If it lacks the package, or has another file in its place, it may still have
    /// other packages.
    var isAboutArchive: Bool {
        switch self {
        case .noApt, .noPip: true
        // Without an answer, pip knows no versions.
        case .download(let reason) where reason.contains("from versions: none"): true
        case .download(let reason):
            !["404", "410", "403", "Hash Sum", "from versions", "No matching distribution"].contains {
                reason.contains($0)
            }
        default: false
        }
    }

    /// The reason, and what to do about it.
    public var description: String {
        switch self {
        case .unknown(let package): "there is no package '\(package)' in the catalogue"
        case .noApt:
            """
            apt, which downloads packages, is not installed; give a directory with the package files as --mirror, or one \
            with the unpacked packages as --root
            """
        case .noPip:
            """
            pip, which downloads packages of the Python Package Index, is not installed; give a directory with the \
            package files as --mirror
            """
        case .noArchive: "apt is not configured for an archive of Debian; name one with --mirror"
        case .absent(let file, let directory): "\(directory) has no \(file)"
        case .digest(let file, let found, let expected):
            "\(file) is damaged or another version: its SHA-256 digest is \(found), not \(expected)"
        case .download(let reason): reason
        case .command(let command, let reason): "'\(command)' failed: \(reason)"
        case .system(let path, let reason): "\(path): \(reason)"
        }
    }
}
