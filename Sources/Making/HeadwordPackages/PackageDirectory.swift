internal import Glibc
internal import HeadwordFiles
internal import Subprocess

/// A directory under which Debian packages are unpacked without being installed.
///
/// The packages present are listed where dpkg has its own list: `var/lib/dpkg/status`.
public struct PackageDirectory: Sendable {
    /// A package that can be fetched.
    public struct Download: Hashable, Sendable {
        /// Its name.
        public var name: String
        /// Its version.
        public var version: String
        /// The size of the package in bytes.
        public var size: Int
        /// The size of its files in bytes.
        public var unpackedSize: Int
    }

    /// The directory.
    public let path: String

    /// Names a directory, which need not exist yet.
    public init(_ path: String) {
        self.path = path
    }

    /// Returns the downloads needed for these packages to be present in the versions that the system's lists name.
    ///
    /// The lists are updated first if a package is neither present nor listed.
    public func missing(of packages: [String]) async throws -> [Download] {
        let present = try versions()
        var candidates = try await candidates(for: packages, present)
        if packages.contains(where: { candidates[$0] == nil && present[$0] == nil }) {
            try await updateLists()
            candidates = try await self.candidates(for: packages, present)
        }
        return try packages.compactMap { package in
            guard let candidate = candidates[package] else {
                guard present[package] != nil else { throw PackageFailure.unknown(package: package) }
                return nil
            }
            return candidate.version == present[package] ? nil : candidate
        }
    }

    /// Downloads and unpacks packages.
    ///
    /// - Parameter progress: called before each package, with its index.
    public func fetch(_ downloads: [Download], progress: (Download, Int) throws -> Void) async throws {
        guard !downloads.isEmpty else { return }
        let temporary = path + "/.download"
        try Self.makeDirectory(path + "/var/lib/dpkg")
        for (place, download) in downloads.enumerated() {
            try progress(download, place)
            try await Command.run("rm", ["-rf", temporary])
            try Self.makeDirectory(temporary)
            // When run by root, apt would download as another user, who may not write here.
            try await Command.run(
                "apt-get",
                ["download", "-qq", "-o", "APT::Sandbox::User=root", "\(download.name)=\(download.version)"],
                in: temporary
            )
            try await unpack(download, from: temporary)
        }
        try await Command.run("rm", ["-rf", temporary])
    }

    private func unpack(_ download: Download, from directory: String) async throws {
        let archives = try await Command.run("find", [directory, "-name", "\(download.name)_*.deb"])
        guard let archive = archives.split(separator: "\n").first.map(String.init) else {
            throw PackageFailure.command("apt-get download \(download.name)", reason: "it downloaded no file")
        }
        try await Command.run("dpkg-deb", ["-x", archive, path])
        var entries = try entries().filter { $0["Package"] != download.name }
        entries.append(["Package": download.name, "Version": download.version])
        try write(entries)
    }
}

// MARK: - Present packages

extension PackageDirectory {
    private var statusPath: String { path + "/var/lib/dpkg/status" }

    private func versions() throws -> [String: String] {
        let pairs = try entries().compactMap { entry in
            entry["Package"].flatMap { name in entry["Version"].map { (name, $0) } }
        }
        return Dictionary(pairs) { $1 }
    }

    private func entries() throws(PackageFailure) -> [[String: String]] {
        do {
            return ControlFile.entries(String(decoding: try File.bytes(at: statusPath), as: UTF8.self))
        } catch {
            guard error.isMissing else { throw PackageFailure(error) }
            return []
        }
    }

    /// Replaces the list atomically.
    private func write(_ entries: [[String: String]]) throws(PackageFailure) {
        let text = entries.map { "Package: \($0["Package"] ?? "")\nVersion: \($0["Version"] ?? "")\n" }
        do {
            try File.replace(statusPath, with: text.joined(separator: "\n").utf8)
        } catch {
            throw PackageFailure(error)
        }
    }

    private static func makeDirectory(_ path: String) throws(PackageFailure) {
        do {
            try Directory.makeWithParents(path)
        } catch {
            throw PackageFailure(error)
        }
    }
}

extension PackageFailure {
    fileprivate init(_ failure: FileFailure) { self = .system(path: failure.path, reason: failure.reason) }
}

// MARK: - Available packages

extension PackageDirectory {
    private func candidates(
        for packages: [String],
        _ present: [String: String]
    ) async throws -> [String: Download] {
        guard try await Command.exists("apt-get"), try await Command.exists("dpkg-deb") else {
            let missing = packages.filter { present[$0] == nil }
            guard missing.isEmpty else { throw PackageFailure.noApt(packages: missing) }
            return [:]
        }
        // It fails if one of the packages is unknown, but still describes the others.
        let output = try await Command.output("apt-cache", ["show", "--no-all-versions"] + packages)
        let downloads = ControlFile.entries(output).compactMap(Download.init)
        return Dictionary(downloads.map { ($0.name, $0) }) { first, _ in first }
    }

    private func updateLists() async throws {
        // Only root may do this; sudo itself asks for the password on the terminal.
        if geteuid() == 0 {
            try await Command.run("apt-get", ["update", "-qq"])
        } else {
            try await Command.run("sudo", ["apt-get", "update", "-qq"])
        }
    }
}

extension PackageDirectory.Download {
    /// Reads an entry of a list of packages (Debian Policy 5.3); `Installed-Size` is in KiB.
    fileprivate init?(_ entry: [String: String]) {
        guard let name = entry["Package"], let version = entry["Version"], let size = entry["Size"].flatMap({ Int($0) })
        else { return nil }
        self.init(
            name: name,
            version: version,
            size: size,
            unpackedSize: (entry["Installed-Size"].flatMap { Int($0) } ?? 0) * 1024
        )
    }
}
