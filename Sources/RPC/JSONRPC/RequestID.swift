public import HeadwordJSON

/// The identifier of a request: a string, a number or null, kept as the bytes received.
///
/// Numbers beyond the range of integers and doubles, exponents and escapes thus go back exactly as received.
public struct RequestID: Hashable, Sendable, JSONWritable {
    /// The JSON text of the identifier.
    public let rawBytes: ArraySlice<UInt8>

    /// The identifier in replies to requests that cannot be identified.
    public static let null = RequestID(rawBytes: Array("null".utf8)[...])

    private init(rawBytes: ArraySlice<UInt8>) {
        self.rawBytes = rawBytes
    }

    /// Reads an identifier; nil for a boolean, an array or an object, which the specification does not allow.
    init?(_ text: JSONText) {
        switch text.kind {
        case .string, .number, .null: rawBytes = text.rawBytes
        case .bool, .array, .object: return nil
        }
    }

    /// Creates an identifier for a call that a front makes.
    package init(_ text: String) { rawBytes = JSONValue.string(text).jsonBytes[...] }

    /// Writes the identifier as received.
    public func write(to writer: inout JSONWriter) { writer.raw(rawBytes) }
}
