/// The trace across services that a call belongs to (W3C Trace Context, section 3.2, `traceparent`).
public struct TraceParent: Hashable, Sendable, LosslessStringConvertible {
    /// The header's value.
    public let description: String

    /// Reads a header's value; nil if it is malformed.
    public init?(_ description: String) {
        let parts = description.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count >= 4, parts.prefix(4).map(\.count) == [2, 32, 16, 2],
            parts.prefix(4).allSatisfy({ $0.allSatisfy(Self.isDigit) })
        else {
            return nil
        }
        let isZero = { (part: Int) in parts[part].allSatisfy { $0 == UInt8(ascii: "0") } }
        // Version 00 ends here, later versions may go on, and ff is invalid.
        guard !isZero(1), !isZero(2), !parts[0].elementsEqual("ff".utf8),
            parts.count == 4 || !parts[0].elementsEqual("00".utf8)
        else {
            return nil
        }
        self.description = String(description.prefix(55))
    }

    /// The trace, 32 hexadecimal digits.
    public var traceID: Substring { description.dropFirst(3).prefix(32) }

    /// Whether a byte is a hexadecimal digit; letters must be lower-case.
    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
