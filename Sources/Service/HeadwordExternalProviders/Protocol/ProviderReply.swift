public import HeadwordJSON

/// A provider's result: well-formed JSON, passed on as it was written.
public struct ProviderReply: JSONWritable, Sendable {
    /// The JSON text of the result.
    public let text: JSONText

    /// Writes the result.
    public func write(to writer: inout JSONWriter) { writer.raw(text.rawBytes) }
}
