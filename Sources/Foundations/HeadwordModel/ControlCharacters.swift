extension Unicode.Scalar {
    /// Whether a terminal or a line-based program would act on the character rather than display it: C0, DEL and C1,
    /// line and paragraph separators, controls that change the writing direction of the text after them, and
    /// noncharacters, which programs use for purposes of their own.
    package var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: true
        default: false
        }
    }

    /// The JSON escape of the character, which is also understood in plain text.
    fileprivate var asEscape: String {
        switch self {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u" + String(value + 0x1_0000, radix: 16).dropFirst()
        }
    }
}

extension StringProtocol {
    /// Returns the text with its control characters escaped as in JSON, so that nothing in it can move a cursor, change
    /// colours, begin a line, or reverse the text next to it. In JSON text, only the contents of strings can change,
    /// and their meaning stays the same.
    ///
    /// - Parameter kept: the control characters that belong to the layout of the text.
    package func escapingControls(except kept: String = "") -> String {
        let isPlain = utf8.allSatisfy { (0x20..<0x7F).contains($0) }
        guard !isPlain, unicodeScalars.contains(where: \.isControl) else { return String(self) }
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar.isControl, !kept.unicodeScalars.contains(scalar) {
                text.append(contentsOf: scalar.asEscape.unicodeScalars)
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }
}
