internal import HeadwordFiles

/// A place to download packages from.
public enum PackageArchive: Hashable, Sendable {
    /// An archive laid out like Debian's, by its address: `https://host/debian`.
    case debian(String)
    /// A directory of package files, or one laid out like Debian's archive.
    case directory(String)
    /// The Python Package Index, or what pip is configured for in its place.
    case pythonIndex

    /// Names an archive of Debian by its address, or a directory by its path.
    public init(_ location: String) {
        let location = location.hasSuffix("/") ? String(location.dropLast()) : location
        self = location.contains("://") ? .debian(location) : .directory(location)
    }

    /// The archives that the machine is configured for. Those of Debian are known by their addresses: apt learns an
    /// archive's own name only when it updates its lists, which needs root.
    static func configured() async throws(PackageFailure) -> [Self] {
        guard try await Command.exists("apt-get") else { return [.pythonIndex] }
        return addresses(in: try await Command.output("apt-get", ["update", "--print-uris"])) + [.pythonIndex]
    }

    /// Returns the archives of Debian among the lines that apt prints: `'http://host/debian/dists/trixie/InRelease' ...`.
    static func addresses(in output: String) -> [Self] {
        let addresses = output.split(separator: "\n").compactMap { line -> Substring? in
            let address = line.drop { $0 == "'" }.prefix { $0 != "'" }
            guard let end = address.firstRange(of: "/dists/"), address.contains("debian") else { return nil }
            return address[..<end.lowerBound]
        }
        // The archive of security updates has few packages.
        let archives = addresses.filter { !$0.hasSuffix("security") }.map { Self(String($0)) }
        return archives.enumerated().filter { !archives[..<$0.offset].contains($0.element) }.map(\.element)
    }

    /// Whether it may have a package.
    func mayHave(_ pin: PackagePin) -> Bool {
        switch self {
        case .debian: !pin.isWheel
        case .directory: true
        case .pythonIndex: pin.isWheel
        }
    }

    /// Downloads a package into a directory and checks its digest.
    ///
    /// - Returns: the path of its file.
    func download(_ pin: PackagePin, into directory: String) async throws(PackageFailure) -> String {
        let file = "\(directory)/\(pin.file)"
        switch self {
        case .debian(let address): try await Self.fetch("\(address)/\(pin.path)", pin, to: file)
        case .directory(let path): try await Self.copy(pin, from: path, to: file)
        case .pythonIndex: try await Self.fetchWheel(pin, into: directory)
        }
        return file
    }

    /// apt itself downloads the file, with its own settings for proxies and its own check of the digest.
    private static func fetch(_ address: String, _ pin: PackagePin, to path: String) async throws(PackageFailure) {
        let helper = "/usr/lib/apt/apt-helper"
        guard (try? FileStatus(of: helper)) != nil else { throw .noApt }
        // When run by root, apt would download as another user, who may not write here.
        let options = ["-o", "APT::Sandbox::User=root", "-o", "Acquire::Retries=2"]
        try await download(helper, options + ["download-file", address, path, "SHA256:\(pin.sha256)"])
    }

    /// pip itself downloads the wheel, with its own settings for proxies and indexes.
    private static func fetchWheel(_ pin: PackagePin, into directory: String) async throws(PackageFailure) {
        guard try await Command.succeeds("python3", ["-m", "pip", "--version"]) else { throw .noPip }
        let options = [
            "--quiet", "--no-deps", "--disable-pip-version-check", "--retries", "1", "--only-binary", ":all:",
        ]
        try await download(
            "python3",
            ["-m", "pip", "download"] + options + ["--dest", directory, "\(pin.name)==\(pin.version)"]
        )
        try await check(pin, at: "\(directory)/\(pin.file)")
    }

    private static func download(_ command: String, _ arguments: [String]) async throws(PackageFailure) {
        do throws(PackageFailure) {
            try await Command.run(command, arguments)
        } catch .command(_, let reason) {
            throw .download(reason: reason)
        }
    }

    private static func copy(_ pin: PackagePin, from path: String, to file: String) async throws(PackageFailure) {
        let places = ["\(path)/\(pin.path)", "\(path)/\(pin.file)"]
        guard let place = places.first(where: { (try? FileStatus(of: $0)) != nil }) else {
            throw .absent(file: pin.file, directory: path)
        }
        try await check(pin, at: place)
        try await Command.run("cp", ["--", place, file])
    }

    private static func check(_ pin: PackagePin, at path: String) async throws(PackageFailure) {
        let digest = try await Command.run("sha256sum", ["--", path]).prefix { $0 != " " }
        guard digest == pin.sha256 else { throw .digest(file: path, found: String(digest), expected: pin.sha256) }
    }
}
