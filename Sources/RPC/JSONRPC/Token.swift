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
    func isEqual(to shown: [UInt8]) -> Bool {
        var difference = bytes.count ^ shown.count
        for (index, byte) in shown.enumerated() { difference |= Int(byte ^ bytes[index % bytes.count]) }
        return difference == 0
    }

    /// `(secret)`
    public var description: String { "(secret)" }
}
