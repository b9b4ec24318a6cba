/// One version of a package of Debian or of the Python Package Index, identified by the digest of its file.
public struct PackagePin: Hashable, Sendable {
    /// The name of the package.
    public let name: String
    /// The version.
    public let version: String
    /// The size of the package in bytes.
    public let size: Int
    /// The size of its files in bytes.
    public let unpackedSize: Int
    /// The SHA-256 digest of the package, in hexadecimal digits.
    public let sha256: String
    /// Where an archive has it: `pool/main/s/scowl/scowl_2020.12.07-4_all.deb`. A wheel of the Python Package Index has
    /// only the name of its file.
    let path: String

    /// Whether it is a wheel, the format of the Python Package Index.
    var isWheel: Bool { path.hasSuffix(".whl") }

    /// The name of the file.
    var file: String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension PackagePin {
    /// Reads a line of the catalogue; nil if it is not one.
    init?(_ line: Substring) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count == 6, let size = Int(columns[2]), let unpacked = Int(columns[3]) else { return nil }
        self.init(
            name: columns[0],
            version: columns[1],
            size: size,
            unpackedSize: unpacked * 1024,
            sha256: columns[4],
            path: columns[5]
        )
    }
}
