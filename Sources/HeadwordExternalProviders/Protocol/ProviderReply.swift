public import HeadwordJSON

/// The result of a provider, which is well-formed JSON, and is passed on as it was written.
public struct ProviderReply: JSONWritable, Sendable {
    /// The result, not built.
    public let text: JSONText

    /// Writes the result.
    public func write(to writer: inout JSONWriter) { writer.raw(text.rawBytes) }
}
