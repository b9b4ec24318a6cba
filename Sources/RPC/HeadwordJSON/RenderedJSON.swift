/// A value that is JSON text already.
public struct RenderedJSON: JSONWritable, Sendable {
    /// The text.
    public let bytes: [UInt8]

    /// Renders a value.
    public init(_ value: some JSONWritable) {
        var writer = JSONWriter(capacity: 4096)
        value.write(to: &writer)
        bytes = writer.bytes
    }

    /// Renders a value; throws if its text exceeds the bound.
    public init(_ value: some JSONWritable, within bound: WritingBound) throws(WritingFailure) {
        var writer = JSONWriter(capacity: 4096, bound: bound)
        value.write(to: &writer)
        bytes = try writer.boundedBytes()
    }

    /// The text, to be read piece by piece.
    package var text: JSONText { JSONText(valid: bytes) }

    /// The value. The text is our own, so that only its depth is limited, generously.
    package var value: JSONValue { (try? Jansson.value(of: bytes.span, at: 0, depth: 512)) ?? .null }

    /// Writes the text.
    public func write(to writer: inout JSONWriter) { writer.raw(bytes) }
}
