@_spi(_Unicode) private import Swift

/// Spellings of one word: the one that is looked up exactly and the one under which all of them are found.
package enum Spelling {
    /// The spelling to compare with a headword's: NFC, single spaces for blanks and `_`, a straight apostrophe.
    package static func normalized(_ word: String) -> String {
        if isPlain(word) { return word }
        var composed = String.UnicodeScalarView()
        var isSpaceDue = false
        for scalar in word._nfc {
            if scalar == "_" || scalar.properties.isWhitespace {
                isSpaceDue = !composed.isEmpty
                continue
            }
            if isSpaceDue {
                composed.append(" ")
                isSpaceDue = false
            }
            composed.append(scalar == "\u{2019}" ? "'" : scalar)
        }
        return String(composed)
    }

    /// The key that spellings share which differ in case, diacritics, spaces, underscores and hyphens only.
    ///
    /// A word of nothing but such characters is its own key.
    ///
    /// - Parameter keepingCase: whether capitals stay, which no key does.
    package static func folded(_ word: String, keepingCase: Bool = false) -> String {
        let isASCII = word.utf8.allSatisfy { $0 < 0x80 }
        let folded = isASCII ? foldedASCII(word, keepingCase) : foldedUnicode(word, keepingCase)
        return folded.isEmpty ? word : folded
    }

    private static func isPlain(_ word: String) -> Bool {
        word.utf8.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) || $0 == UInt8(ascii: "-")
                || $0 == UInt8(ascii: "'")
        }
    }

    private static func foldedASCII(_ word: String, _ keepingCase: Bool) -> String {
        func folded(_ byte: UInt8) -> UInt8? {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): keepingCase ? byte : byte | 0x20
            case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"): nil
            default: byte
            }
        }
        // Most words are their own key.
        if word.utf8.allSatisfy({ folded($0) == $0 }) { return word }
        return String(decoding: word.utf8.compactMap(folded), as: UTF8.self)
    }

    /// Marks above and below letters; a virama is none: without it, Hindi words become other words.
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        let combiningClass = scalar.properties.canonicalCombiningClass
        return combiningClass != .notReordered && combiningClass != .virama
    }

    private static func foldedUnicode(_ word: String, _ keepingCase: Bool) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in word._nfd where !isAccent(scalar) {
            switch scalar {
            case " ", "_", "-", "\u{2010}", "\u{2011}", "\u{00AD}": continue
            case _ where keepingCase: folded.append(scalar)
            default: folded.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
            }
        }
        return String(folded)
    }
}
