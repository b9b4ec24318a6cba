/// The address of an object in an object store, or of all objects whose keys begin alike: `s3://bucket/key`.
package struct ObjectPlace: Hashable, Sendable, CustomStringConvertible {
    /// What the addresses of objects begin with.
    package static let scheme = "s3://"
    /// What an address must be, for messages.
    package static let expected = "s3://BUCKET/KEY"
    /// The maximum length of a key in bytes.
    private static let longestKey = 1024

    /// The name of the bucket: 3 to 63 lower-case letters, digits, full stops and hyphens.
    package let bucket: String
    /// The key of the object. If it is empty or ends in a slash, it stands for all objects whose keys begin with it.
    package let key: String

    /// Whether a text is meant as an address of objects.
    package static func isMeant(by text: String) -> Bool { text.hasPrefix(scheme) }

    /// Reads an address.
    ///
    /// - Throws: ``ObjectFailure`` of the kind `address` if it is none.
    package init(_ text: String) throws(ObjectFailure) {
        let name = text.dropFirst(Self.scheme.count)
        let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let key = parts.count > 1 ? String(parts[1]) : ""
        guard Self.isMeant(by: text), Self.isBucket(parts[0]), key.utf8.count <= Self.longestKey else {
            throw ObjectFailure(
                .address,
                "'\(text)' is not an address of objects: expected \(Self.expected), with a bucket of 3 to 63 lower-case "
                    + "letters, digits, '.' and '-', and a key of at most \(Self.longestKey) bytes"
            )
        }
        self.init(bucket: String(parts[0]), key: key)
    }

    /// Creates an address of what is known to exist.
    package init(bucket: String, key: String) {
        self.bucket = bucket
        self.key = key
    }

    private static func isBucket(_ name: Substring) -> Bool {
        (3...63).contains(name.utf8.count) && name.first != "." && name.first != "-"
            && name.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || ".-".contains($0) }
    }

    /// Whether it stands for all objects whose keys begin with the key.
    package var isPrefix: Bool { key.isEmpty || key.hasSuffix("/") }

    /// `s3://bucket/key`
    package var description: String { "\(Self.scheme)\(bucket)/\(key)" }
}
