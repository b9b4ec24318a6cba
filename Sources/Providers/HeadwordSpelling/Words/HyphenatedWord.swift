/// A word with hyphens, and its parts.
struct HyphenatedWord {
    let parts: [Word]

    init(_ word: Word, _ bytes: [UInt8]) {
        var scan = WordScan(bytes)
        var start = word.range.lowerBound
        for index in word.range where Self.isHyphen(bytes, index) || index == word.range.upperBound - 1 {
            let isHyphen = Self.isHyphen(bytes, index)
            let end = isHyphen ? index : word.range.upperBound
            if start < end { scan.add(TextPart(range: start..<end, style: .prose)) }
            start = isHyphen && bytes[index] == 0xE2 ? index + 3 : index + 1
        }
        parts = scan.words
    }

    private static func isHyphen(_ bytes: [UInt8], _ index: Int) -> Bool {
        if bytes[index] == 0x2D { return true }
        guard bytes[index] == 0xE2, index + 2 < bytes.count else { return false }
        return bytes[index + 1] == 0x80 && (bytes[index + 2] == 0x90 || bytes[index + 2] == 0x91)
    }
}

/// What may stand before a hyphen though it is no word.
enum CompoundPrefixes {
    static func contain(_ part: String) -> Bool { prefixes.contains(part.lowercased()) }

    private static let prefixes: Set<String> = [
        "non", "pre", "post", "multi", "sub", "semi", "anti", "micro", "macro", "mini", "pseudo", "quasi", "inter",
        "intra",
        "meta", "auto", "ultra", "hyper", "poly", "mono", "neo", "proto", "socio", "psycho", "electro", "tele", "trans",
        "uni",
        "bio", "geo", "eco", "afro", "anglo", "franco", "indo", "sino", "euro", "self", "cross", "vice", "counter",
        "ish", "esque", "wise", "fold",
    ]
}

/// Numbers in Roman numerals.
enum RomanNumeral {
    private static let letters: ByteSet = "ivxlcIVXLC"

    static func isOne(_ word: String) -> Bool {
        word.utf8.count <= 8 && word.utf8.allSatisfy(letters.contains)
            && word.utf8.contains { ($0 | 0x20) != UInt8(ascii: "c") }
            && !["ill", "vivid", "civil", "civic", "livid", "mild"].contains(word.lowercased())
    }
}
