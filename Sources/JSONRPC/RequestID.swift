public import HeadwordJSON

/// What a request is identified by: a string, a number or null, kept as the bytes it came in.
///
/// Numbers beyond the range of integers and doubles, exponents and escapes thus go back exactly as they came.
public struct RequestID: Hashable, Sendable, JSONWritable {
    /// The JSON text of the identifier.
    public let rawBytes: ArraySlice<UInt8>

    /// The identifier of replies to what cannot be identified.
    public static let null = RequestID(rawBytes: Array("null".utf8)[...])

    private init(rawBytes: ArraySlice<UInt8>) {
        self.rawBytes = rawBytes
    }

    /// Takes an identifier; nil for a boolean, an array or an object, which the specification does not allow.
    init?(_ text: JSONText) {
        switch text.kind {
        case .string, .number, .null: rawBytes = text.rawBytes
        case .bool, .array, .object: return nil
        }
    }

    /// Writes the identifier as it came.
    public func write(to writer: inout JSONWriter) { writer.raw(rawBytes) }
}
