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
        guard hasControls else { return String(self) }
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

    /// Whether the text contains a control character. Most text contains none, so its bytes are looked at first.
    private var hasControls: Bool {
        utf8.withContiguousStorageIfAvailable(Self.mayHaveControls) != false
            && unicodeScalars.contains(where: \.isControl)
    }

    /// Whether bytes of UTF-8 contain one that every control character of ``Swift/Unicode/Scalar/isControl`` has.
    private static func mayHaveControls(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case 0..<0x20, 0x7F: return true
            // C1; separators and controls of direction; noncharacters.
            case 0xC2 where bytes[index + 1] < 0xA0: return true
            case 0xE2 where bytes[index + 1] & 0xFE == 0x80 && bytes[index + 2] >= 0xA6: return true
            case 0xEF where bytes[index + 1] == 0xB7: return true
            default: break
            }
        }
        return false
    }
}
