/// How long a text of a client may be.
///
/// Bytes are counted before anything looks at characters: to find where characters end, to compare and to normalize
/// takes quadratic time on text that is nothing but combining marks.
public struct TextBounds: Hashable, Sendable {
    /// The length in code points, as JSON Schema counts it, without the blanks around the text.
    public let length: ClosedRange<Int>

    /// Creates bounds of a length in code points.
    public init(_ length: ClosedRange<Int>) {
        self.length = length
    }

    /// The most bytes of UTF-8, blanks around the text included: four for each code point.
    public var bytes: Int { 4 * length.upperBound }

    /// Whether a text keeps to the bounds.
    public func admit(_ text: String) -> Bool {
        text.utf8.count <= bytes && length.contains(text.unicodeScalars.count)
    }

    /// The text without blanks around it; nil if it does not keep to the bounds.
    public func trimmed(_ text: String) -> String? {
        guard text.utf8.count <= bytes else { return nil }
        let trimmed = text[...].trimmed
        return length.contains(trimmed.unicodeScalars.count) ? trimmed : nil
    }
}

extension Substring {
    /// The text without blanks around it.
    var trimmed: String {
        let start = unicodeScalars.drop { $0.properties.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
