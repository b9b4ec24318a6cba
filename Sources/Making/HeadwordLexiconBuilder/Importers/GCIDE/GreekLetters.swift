internal import HeadwordModel

/// Greek words, which GCIDE writes in a transliteration of its own: `'a`nqrwpos` is `ἄνθρωπος`.
///
/// A breathing (`'` smooth, `"` rough) stands before the vowel; an accent (`` ` `` acute, `^` circumflex) and the marks
/// `,` (iota below) and `:` (diaeresis) stand after it.
enum GreekLetters {
    private static let letters: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "a"): "α", UInt8(ascii: "b"): "β", UInt8(ascii: "g"): "γ", UInt8(ascii: "d"): "δ",
        UInt8(ascii: "e"): "ε", UInt8(ascii: "z"): "ζ", UInt8(ascii: "h"): "η", UInt8(ascii: "q"): "θ",
        UInt8(ascii: "i"): "ι", UInt8(ascii: "k"): "κ", UInt8(ascii: "l"): "λ", UInt8(ascii: "m"): "μ",
        UInt8(ascii: "n"): "ν", UInt8(ascii: "x"): "ξ", UInt8(ascii: "o"): "ο", UInt8(ascii: "p"): "π",
        UInt8(ascii: "r"): "ρ", UInt8(ascii: "s"): "σ", UInt8(ascii: "t"): "τ", UInt8(ascii: "y"): "υ",
        UInt8(ascii: "u"): "υ", UInt8(ascii: "f"): "φ", UInt8(ascii: "w"): "ω", UInt8(ascii: "c"): "χ",
    ]

    /// Whether a word is in this transliteration: no other language in GCIDE has accents after letters.
    ///
    /// - Parameter isAfterGreek: whether the text before it says that Greek follows.
    static func isGreek(_ word: Substring, afterGreek isAfterGreek: Bool) -> Bool {
        let bytes = Array(word.utf8)
        guard bytes.contains(where: isLetter), bytes.allSatisfy(belongsToWord) else { return false }
        let hasAccent = bytes.contains { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "^") }
        return hasAccent || isAfterGreek && "'\"".utf8.contains(bytes[0]) && bytes.count > 1
    }

    /// Returns the word in Greek letters.
    static func converted(_ word: Substring) -> String {
        var bytes = ArraySlice(word.utf8)
        var greek = String.UnicodeScalarView()
        var breathing: Unicode.Scalar?
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "'"): breathing = "\u{313}"
            case UInt8(ascii: "\""): breathing = "\u{314}"
            case UInt8(ascii: "`"): greek.append("\u{301}")
            case UInt8(ascii: "^"): greek.append("\u{342}")
            case UInt8(ascii: ","): greek.append("\u{345}")
            case UInt8(ascii: ":"): greek.append("\u{308}")
            default:
                append(byte, before: &bytes, to: &greek)
                if let mark = breathing.take() { greek.append(mark) }
            }
        }
        return Spelling.normalized(String(greek))
    }

    private static func append(
        _ byte: UInt8,
        before rest: inout ArraySlice<UInt8>,
        to greek: inout String.UnicodeScalarView
    ) {
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        var letter = letters[byte | 0x20].map { byte < 0x80 ? $0 : Unicode.Scalar(byte) } ?? Unicode.Scalar(byte)
        let next = rest.first
        if byte | 0x20 == UInt8(ascii: "p"), next == UInt8(ascii: "s") { (letter, rest) = ("ψ", rest.dropFirst()) }
        if byte | 0x20 == UInt8(ascii: "c"), next == UInt8(ascii: "h") { (letter, rest) = ("χ", rest.dropFirst()) }
        if letter == "σ", next.map({ $0 | 0x20 }).map(isLetter) != true { letter = "ς" }
        let cased = isCapital ? letter.properties.uppercaseMapping : String(letter)
        greek.append(contentsOf: cased.unicodeScalars)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func belongsToWord(_ byte: UInt8) -> Bool {
        isLetter(byte) || "'\"`^,:-".utf8.contains(byte)
    }
}
