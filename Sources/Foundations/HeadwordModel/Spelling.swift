@_spi(_Unicode) private import Swift

/// Derives spellings of a word: the one for exact look-ups, and the key that all of its spellings share.
package enum Spelling {
    /// Returns the spelling to compare with headwords: NFC, single spaces for whitespace and `_`, straight apostrophes.
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

    /// Returns the key shared by spellings that differ only in case, diacritics, spaces, underscores and hyphens.
    ///
    /// A word that consists only of characters that the key leaves out is its own key.
    ///
    /// - Parameter keepingCase: whether to keep capitals, which keys never do.
    package static func folded(_ word: String, keepingCase: Bool = false) -> String {
        let isASCII = word.utf8.allSatisfy { $0 < 0x80 }
        let folded = isASCII ? foldedASCII(word, keepingCase) : foldedUnicode(word, keepingCase)
        return folded.isEmpty ? word : folded
    }

    /// Returns the spelling in lower case and without diacritics. Unlike its key, it keeps blanks and hyphens.
    package static func unaccented(_ word: String) -> String {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return word.lowercased() }
        var plain = String.UnicodeScalarView()
        for scalar in word._nfd where !isAccent(scalar) && scalar != "\u{00AD}" {
            let isHyphen = scalar == "\u{2010}" || scalar == "\u{2011}"
            plain.append(contentsOf: isHyphen ? "-".unicodeScalars : scalar.properties.lowercaseMapping.unicodeScalars)
        }
        return String(plain)
    }

    /// Whether the word consists of printable ASCII characters other than `_`, and single spaces between them.
    private static func isPlain(_ word: String) -> Bool {
        var previous = UInt8(ascii: " ")
        for byte in word.utf8 {
            switch byte {
            case UInt8(ascii: " "):
                if previous == byte { return false }
            case UInt8(ascii: "_"), ...0x1F, 0x7F...: return false
            default: break
            }
            previous = byte
        }
        return previous != UInt8(ascii: " ")
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
        return String(unsafeUninitializedCapacity: word.utf8.count) { bytes in
            var count = 0
            for byte in word.utf8 {
                guard let byte = folded(byte) else { continue }
                bytes.initializeElement(at: count, to: byte)
                count += 1
            }
            return count
        }
    }

    /// Whether the scalar is a mark above or below a letter. A virama is not: without it, Hindi words become other
    /// words.
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
