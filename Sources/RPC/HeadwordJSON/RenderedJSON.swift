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

    /// Writes the text.
    public func write(to writer: inout JSONWriter) { writer.raw(bytes) }
}
