/// A secret that a client must show before its first call. It is never printed.
public struct Token: Sendable, CustomStringConvertible {
    /// The shortest token that is worth anything, in bytes.
    public static let shortest = 16

    private let bytes: [UInt8]

    /// Reads a token from a file's contents, without leading and trailing blanks and line ends; nil if too few bytes
    /// are left.
    public init?(contents: [UInt8]) {
        let isBlank: (UInt8) -> Bool = { $0 <= 0x20 }
        let start = contents.drop(while: isBlank)
        let end = (start.lastIndex { !isBlank($0) } ?? start.startIndex - 1) + 1
        bytes = Array(start[..<end])
        guard bytes.count >= Self.shortest else { return nil }
    }

    /// Whether a client shows this token. Takes the same time wherever the two differ.
    package func isEqual(to shown: [UInt8]) -> Bool { Self.areEqual(bytes, shown) }

    /// Whether a client shows a digest of this token.
    ///
    /// - Parameter digest: returns the digest of a secret.
    package func isProven(by shown: [UInt8], _ digest: ([UInt8]) -> [UInt8]) -> Bool {
        Self.areEqual(digest(bytes), shown)
    }

    private static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        var difference = one.count ^ other.count
        for (index, byte) in other.enumerated() { difference |= Int(byte ^ one[index % one.count]) }
        return difference == 0
    }

    /// `(secret)`
    public var description: String { "(secret)" }
}
