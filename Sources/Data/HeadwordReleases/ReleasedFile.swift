internal import HeadwordJSON

/// A file of a release, named by its contents: equal names have equal contents.
package struct ReleasedFile: Hashable, Sendable {
    /// What a file is, which is how its name ends.
    package enum Kind: String, CaseIterable, Sendable {
        /// A lexicon.
        case lexicon = "sqlite"
        /// A layer: a table of words.
        case table = "tsv"
        /// A layer: a list of words.
        case list = "txt"
    }

    /// The SHA-256 digest of the contents, in hexadecimal digits.
    package let sha256: String
    /// What it is.
    package let kind: Kind
    /// The number of bytes.
    package let bytes: Int

    /// Creates the description of a file.
    package init(sha256: String, kind: Kind, bytes: Int) {
        self.sha256 = sha256
        self.kind = kind
        self.bytes = bytes
    }

    /// Reads the description of a file from its name and its size; nil if the name is not a digest with the ending of a
    /// kind, so that no name leads out of its directory.
    init?(_ json: JSONValue?) {
        let parts = (json["name"].text ?? "").split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == 64, parts[0].utf8.allSatisfy(Self.isDigit),
            let kind = Kind(rawValue: String(parts[1])), let bytes = json["bytes"].integer, bytes >= 0
        else { return nil }
        self.init(sha256: String(parts[0]), kind: kind, bytes: bytes)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
    }

    /// The name of the file in a directory.
    package var name: String { "\(sha256).\(kind.rawValue)" }

    var json: JSONValue { ["name": .string(name), "bytes": .integer(Int64(bytes))] }
}
