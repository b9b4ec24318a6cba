/// A value that is JSON text already.
public struct RenderedJSON: JSONWritable, Sendable {
    /// The text.
    public let bytes: [UInt8]

    /// Renders a value.
    public init(_ value: some JSONWritable) {
        bytes = value.jsonBytes
    }

    /// Writes the text.
    public func write(to writer: inout JSONWriter) { writer.raw(bytes) }
}
