/// A secret that a client must show before its first call. It is never printed.
public struct Token: Sendable, CustomStringConvertible {
    /// The shortest token that is worth anything, in bytes.
    public static let shortest = 16

    private let bytes: [UInt8]

    /// Takes the contents of a file that holds a token, without the blanks and line ends around it; nil if too little is
    /// left.
    public init?(contents: [UInt8]) {
        let isBlank: (UInt8) -> Bool = { $0 <= 0x20 }
        let start = contents.drop(while: isBlank)
        let end = (start.lastIndex { !isBlank($0) } ?? start.startIndex - 1) + 1
        bytes = Array(start[..<end])
        guard bytes.count >= Self.shortest else { return nil }
    }

    /// Whether a client shows this token. Takes the same time wherever the difference is.
    func isEqual(to shown: [UInt8]) -> Bool {
        var difference = bytes.count ^ shown.count
        for (index, byte) in shown.enumerated() { difference |= Int(byte ^ bytes[index % bytes.count]) }
        return difference == 0
    }

    /// `(secret)`
    public var description: String { "(secret)" }
}
