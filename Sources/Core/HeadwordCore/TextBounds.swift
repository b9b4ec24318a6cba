/// The permitted length of a text from a client.
///
/// Bytes are counted before anything looks at characters: finding character boundaries, comparing and normalizing take
/// quadratic time on text that is nothing but combining marks.
public struct TextBounds: Hashable, Sendable {
    /// The length in code points, as JSON Schema counts it, without surrounding blanks.
    public let length: ClosedRange<Int>

    /// Creates bounds from a range of lengths in code points.
    public init(_ length: ClosedRange<Int>) {
        self.length = length
    }

    /// The maximum length in bytes of UTF-8, including surrounding blanks: four bytes for each code point.
    public var bytes: Int { 4 * length.upperBound }

    /// Whether a text is within the bounds.
    public func admit(_ text: String) -> Bool {
        text.utf8.count <= bytes && length.contains(text.unicodeScalars.count)
    }

    /// Returns the text without surrounding blanks; nil if it is not within the bounds.
    public func trimmed(_ text: String) -> String? {
        guard text.utf8.count <= bytes else { return nil }
        let trimmed = text[...].trimmed
        return length.contains(trimmed.unicodeScalars.count) ? trimmed : nil
    }
}

extension Substring {
    /// The text without surrounding blanks.
    var trimmed: String {
        let start = unicodeScalars.drop { $0.properties.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
