internal import HeadwordModel
@_spi(_Unicode) private import Swift

/// Prepares texts from files that users bring.
enum BroughtText {
    /// The maximum length of a text in bytes. Normalization takes quadratic time on runs of combining marks.
    static let longest = 64 << 10

    /// Returns a text in NFC, with a single space for each run of blanks and line ends, none at its ends, and without
    /// control characters; nil if nothing is left, or if the text is too long.
    static func clean(_ text: some StringProtocol) -> String? {
        guard text.utf8.count <= longest else { return nil }
        if isPlain(text) { return text.isEmpty ? nil : String(text) }
        var clean = String.UnicodeScalarView()
        var isSpaceDue = false
        for scalar in String(text)._nfc {
            if scalar.properties.isWhitespace {
                isSpaceDue = !clean.isEmpty
            } else if !scalar.isControl {
                if isSpaceDue { clean.append(" ") }
                isSpaceDue = false
                clean.append(scalar)
            }
        }
        return clean.isEmpty ? nil : String(clean)
    }

    /// Whether a text consists of printable ASCII characters with single spaces between them.
    private static func isPlain(_ text: some StringProtocol) -> Bool {
        var previous = UInt8(ascii: " ")
        for byte in text.utf8 {
            guard (0x20..<0x7F).contains(byte), byte != 0x20 || previous != 0x20 else { return false }
            previous = byte
        }
        return previous != UInt8(ascii: " ") || text.isEmpty
    }

    /// Returns a transcription without the slashes or brackets around it.
    static func withoutDelimiters(_ transcription: String) -> String {
        for (open, close) in [("/", "/"), ("[", "]")] where transcription.utf8.count > 2 {
            guard transcription.hasPrefix(open), transcription.hasSuffix(close) else { continue }
            return String(transcription.dropFirst().dropLast())
        }
        return transcription
    }
}
