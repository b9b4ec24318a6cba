internal import Glibc
internal import Subprocess
internal import SystemPackage

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
            throw PackageFailure.command("apt-get download \(download.name)", reason: "it left no file")
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

    private func entries() throws -> [[String: String]] {
        let file: FileDescriptor
        do {
            file = try FileDescriptor.open(FilePath(statusPath), .readOnly)
        } catch Errno.noSuchFileOrDirectory {
            return []
        }
        return try file.closeAfter {
            var text: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while case let count = try chunk.withUnsafeMutableBytes({ try file.read(into: $0) }), count > 0 {
                text += chunk[..<count]
            }
            return ControlFile.entries(String(decoding: text, as: UTF8.self))
        }
    }

    /// Replaces the list atomically.
    private func write(_ entries: [[String: String]]) throws {
        let text = entries.map { "Package: \($0["Package"] ?? "")\nVersion: \($0["Version"] ?? "")\n" }
        let new = statusPath + ".new"
        let file = try FileDescriptor.open(
            FilePath(new),
            .writeOnly,
            options: [.create, .truncate],
            permissions: [.ownerReadWrite, .groupRead, .otherRead]
        )
        try file.closeAfter { _ = try file.writeAll(text.joined(separator: "\n").utf8) }
        guard rename(new, statusPath) == 0 else { throw Self.failure(statusPath) }
    }

    private static func makeDirectory(_ path: String) throws {
        var prefix = path.hasPrefix("/") ? "/" : ""
        for component in path.split(separator: "/") {
            prefix += component + "/"
            guard mkdir(prefix, 0o755) == 0 || errno == EEXIST else { throw failure(prefix) }
        }
    }

    private static func failure(_ path: String) -> PackageFailure {
        .system(path: path, reason: String(cString: strerror(errno)))
    }
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
