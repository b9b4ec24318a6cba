internal import HeadwordFiles

/// A place to download packages from: an archive laid out like Debian's, or a directory of package files.
public struct PackageArchive: Hashable, Sendable {
    /// Its address, `https://host/debian`, or the path of a directory.
    let location: String

    /// Names an archive.
    public init(_ location: String) {
        self.location = location.hasSuffix("/") ? String(location.dropLast()) : location
    }

    /// The archives of Debian that apt is configured for, known by their addresses: apt learns an archive's own name only
    /// when it updates its lists, which needs root.
    static func configured() async throws(PackageFailure) -> [Self] {
        guard try await Command.exists("apt-get") else { return [] }
        return addresses(in: try await Command.output("apt-get", ["update", "--print-uris"]))
    }

    /// Returns the archives of Debian among the lines that apt prints: `'http://host/debian/dists/trixie/InRelease' ...`.
    static func addresses(in output: String) -> [Self] {
        var archives: [Self] = []
        for line in output.split(separator: "\n") {
            let address = line.drop { $0 == "'" }.prefix { $0 != "'" }
            guard let end = address.firstRange(of: "/dists/"), address.contains("debian") else { continue }
            let archive = Self(String(address[..<end.lowerBound]))
            // The archive of security updates has few packages.
            if !archive.location.hasSuffix("security"), !archives.contains(archive) { archives.append(archive) }
        }
        return archives
    }

    /// Downloads a package and checks its digest.
    func download(_ pin: PackagePin, to path: String) async throws(PackageFailure) {
        if location.contains("://") {
            try await fetch("\(location)/\(pin.path)", pin, to: path)
        } else {
            try await copy(pin, to: path)
        }
    }

    /// apt itself downloads the file, with its own settings for proxies and its own check of the digest.
    private func fetch(_ address: String, _ pin: PackagePin, to path: String) async throws(PackageFailure) {
        let helper = "/usr/lib/apt/apt-helper"
        guard (try? FileStatus(of: helper)) != nil else { throw .noApt(package: pin.name) }
        // When run by root, apt would download as another user, who may not write here.
        let options = ["-o", "APT::Sandbox::User=root", "-o", "Acquire::Retries=2"]
        do throws(PackageFailure) {
            try await Command.run(helper, options + ["download-file", address, path, "SHA256:\(pin.sha256)"])
        } catch .command(_, let reason) {
            throw .download(reason: reason)
        }
    }

    private func copy(_ pin: PackagePin, to path: String) async throws(PackageFailure) {
        let places = ["\(location)/\(pin.path)", "\(location)/\(pin.file)"]
        guard let place = places.first(where: { (try? FileStatus(of: $0)) != nil }) else {
            throw .absent(file: pin.file, directory: location)
        }
        let digest = try await Command.run("sha256sum", ["--", place]).prefix { $0 != " " }
        guard digest == pin.sha256 else { throw .digest(file: place, found: String(digest), expected: pin.sha256) }
        try await Command.run("cp", ["--", place, path])
    }
}
