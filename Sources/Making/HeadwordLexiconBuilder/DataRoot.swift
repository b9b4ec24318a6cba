internal import HeadwordFiles
internal import HeadwordLexicon

/// The directory that holds the data, laid out as Debian's packages install it: `/`, or a directory into which packages
/// were unpacked.
package struct DataRoot: ~Copyable {
    /// The directory.
    package let path: String
    private var digest = SHA256()

    /// Creates a root.
    package init(_ path: String) {
        self.path = path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Reads a file and adds it to the digest of all files read.
    ///
    /// - Parameter relative: the path relative to the root: `usr/share/wordnet/data.noun`.
    mutating func file(_ relative: String) throws -> [UInt8] {
        let bytes = try Self.contents(of: "\(path)/\(relative)")
        digest.update(bytes.count)
        bytes.withUnsafeBytes { digest.update($0) }
        return bytes
    }

    /// Adds a piece of a file that is not below the root, such as one that a user brings, to the digest of all files
    /// read.
    mutating func digest(_ piece: ArraySlice<UInt8>) {
        piece.withUnsafeBytes { digest.update($0) }
    }

    /// Whether a file exists.
    ///
    /// - Parameter relative: the path relative to the root.
    func has(_ relative: String) -> Bool { (try? FileStatus(of: "\(path)/\(relative)")) != nil }

    /// Returns the names of the files in a directory, sorted.
    ///
    /// - Parameter relative: the path relative to the root: `usr/share/games/fortunes`.
    func names(in relative: String) throws -> [String] {
        let path = "\(path)/\(relative)"
        do {
            return try Directory.names(in: path).filter { name in
                guard !name.hasPrefix(".") else { return false }
                return try !FileStatus(of: "\(path)/\(name)", followingLinks: false).isDirectory
            }.sorted()
        } catch let failure as FileFailure {
            throw ImportFailure(failure)
        }
    }

    /// Returns the digest of all files read, in hexadecimal digits.
    consuming func digestOfFiles() -> String { digest.hexadecimal() }

    /// Returns the version of a package from the dpkg status file below the root; nil if the package is not listed.
    func version(ofPackage package: String) -> String? {
        guard let status = try? Self.contents(of: "\(path)/var/lib/dpkg/status") else { return nil }
        var isInPackage = false
        for line in String(decoding: status, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty { isInPackage = false }
            if line == "Package: \(package)" { isInPackage = true }
            if isInPackage, line.hasPrefix("Version: ") { return String(line.dropFirst("Version: ".count)) }
        }
        return nil
    }

    /// Returns the text of a package's licence (Debian Policy 12.5); nil if it is not below the root.
    func licence(ofPackage package: String) -> String? {
        (try? Self.contents(of: "\(path)/usr/share/doc/\(package)/copyright")).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Returns the licences that a source's packages state for the files that it reads, as machine-readable copyright
    /// files do (https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/); nil if they state none.
    func licence(of source: Source) -> String? {
        let licences = source.packages.compactMap { package in
            source.licencePatterns[package].flatMap { pattern in
                licence(ofPackage: package).flatMap { Self.licence(ofFiles: pattern, in: $0) }
            }
        }
        return licences.isEmpty ? nil : unique(licences).joined(separator: ", ")
    }

    private static func licence(ofFiles pattern: String, in text: String) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(of: "Files: \(pattern)") else { return nil }
        let field = lines[start...].prefix { !$0.isEmpty }.first { $0.hasPrefix("License: ") }
        return field.map { String($0.dropFirst("License: ".count)) }
    }

    private static func contents(of path: String) throws -> [UInt8] {
        do {
            // Of any kind, so that a named pipe can hold up a build, as the tests of interruptions need.
            return try File.bytes(ofAny: path)
        } catch {
            throw ImportFailure(error)
        }
    }
}
