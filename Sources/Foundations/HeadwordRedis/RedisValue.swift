/// A reply in the protocol of Redis (RESP2, redis.io/docs/latest/develop/reference/protocol-spec).
public enum RedisValue: Hashable, Sendable {
    /// A simple string or a bulk string.
    case bytes([UInt8])
    /// An integer.
    case integer(Int64)
    /// An array.
    case array([RedisValue])
    /// An error: its code, such as `NOSCRIPT`, and a text.
    case error(String)
    /// No value.
    case null

    /// The bytes; nil unless it is a string.
    public var bytes: [UInt8]? {
        if case .bytes(let bytes) = self { bytes } else { nil }
    }

    /// The text; nil unless it is a string. Bytes that are not UTF-8 are replaced.
    public var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

    /// The number, also if a string spells it; nil if there is none.
    public var integer: Int? {
        if case .integer(let number) = self { Int(number) } else { text.flatMap(Int.init) }
    }

    /// The elements; empty unless it is an array.
    public var elements: [RedisValue] {
        if case .array(let elements) = self { elements } else { [] }
    }
}

/// An argument of a command.
public struct RedisArgument: Sendable, ExpressibleByStringInterpolation {
    let bytes: [UInt8]

    /// Creates an argument.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Creates an argument from a text.
    public init(_ text: String) { bytes = Array(text.utf8) }

    /// Creates an argument from a number, in decimal.
    public init(_ number: some BinaryInteger) { self.init(String(number)) }

    /// Creates an argument from a text.
    public init(stringLiteral text: String) { self.init(text) }
}
