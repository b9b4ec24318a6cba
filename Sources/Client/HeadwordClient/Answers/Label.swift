public import HeadwordJSON

/// A label that the server uses. Known labels have names; a newer server may send others.
public protocol Label: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible,
    JSONWritable, AnswerReadable
where RawValue == String {
    /// Creates a label, known or not.
    init(rawValue: String)
}

extension Label {
    /// Creates a label, known or not.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// Reads a label.
    public init(reading value: JSONValue) throws {
        self.init(rawValue: try String(reading: value))
    }

    /// Writes the label as a string.
    public func write(to writer: inout JSONWriter) { writer.string(rawValue) }

    /// The label as the server spells it.
    public var description: String { rawValue }
}
