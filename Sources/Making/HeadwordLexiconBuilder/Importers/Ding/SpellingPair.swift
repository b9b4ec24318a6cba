internal import HeadwordModel

/// A test for British and American spellings of the same word: `colour` and `color`, but not `lift` and `elevator`.
enum SpellingPair {
    /// Letters that differ between the two spellings, and the letters that replace them in both.
    private static let replacements: [([UInt8], [UInt8])] = [
        ("ough", "ow"), ("augh", "af"), ("ogue", "og"), ("amme", "am"), ("que", "k"), ("ck", "k"), ("ae", "e"),
        ("oe", "e"), ("ou", "o"), ("ph", "f"), ("y", "i"), ("ise", "ize"), ("isa", "iza"), ("isi", "izi"),
        ("nce", "nse"),
        ("re", "er"),
    ].map { (Array($0.utf8), Array($1.utf8)) }

    /// Whether two texts are spellings of the same word.
    static func isPair(_ first: String, _ second: String) -> Bool {
        first != second
            && (editDistance(first, second, limit: 1) != nil && first.utf8.first == second.utf8.first
                || key(of: first) == key(of: second))
    }

    /// Returns a key that is the same for all spellings of a word.
    private static func key(of text: String) -> [UInt8] {
        var rest = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }[...]
        var key: [UInt8] = []
        while let byte = rest.first {
            let replacement = replacements.first { rest.starts(with: $0.0) }
            let letters = replacement?.1 ?? [byte]
            for letter in letters where letter != key.last { key.append(letter) }
            rest = rest.dropFirst(replacement?.0.count ?? 1)
        }
        return key
    }
}
