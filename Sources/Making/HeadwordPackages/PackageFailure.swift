internal import HeadwordFiles

/// The reason Debian packages could not be fetched.
public enum PackageFailure: Error, CustomStringConvertible, Sendable {
    /// The catalogue has no package of this name.
    case unknown(package: String)
    /// apt, which downloads packages, is not installed.
    case noApt(package: String)
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

    /// Whether an archive lacks the package, or has another file in its place; it may have other packages.
    var isAboutPackage: Bool {
        switch self {
        case .absent, .digest: true
        case .download(let reason): ["404", "410", "403", "Hash Sum"].contains { reason.contains($0) }
        case .unknown, .noApt, .noArchive, .command, .system: false
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
