internal import HeadwordModel

/// The words of a phrase, to be searched for a headword of its line in any form.
struct ShownWords {
    private static let longestEnding = 4
    private let words: [[UInt8]]

    /// Splits a phrase into its words.
    init(_ phrase: String) {
        words = Self.split(phrase)
    }

    /// Whether all words of the headword are in the phrase, in this order and in some form.
    ///
    /// - Parameter forms: Inflected forms that count as the headword, too.
    func show(_ headword: String, forms: [String] = []) -> Bool {
        contain(Self.split(headword)) { Self.isForm($0, of: $1) }
            || forms.contains { contain(Self.split($0)) { $0 == $1 } }
    }

    private func contain(_ parts: [[UInt8]], _ isForm: ([UInt8], [UInt8]) -> Bool) -> Bool {
        guard !parts.isEmpty else { return false }
        var rest = words[...]
        for part in parts {
            guard let place = rest.firstIndex(where: { isForm($0, part) }) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }

    /// Whether a word is the lemma with a different ending: `tries` and `try`, `lockerte` and `lockern`.
    private static func isForm(_ word: [UInt8], of lemma: [UInt8]) -> Bool {
        guard word != lemma else { return true }
        guard lemma.count > 2 else { return false }
        let isInfinitive = lemma.count > 4 && lemma.last == UInt8(ascii: "n")
        let stem = lemma.dropLast(isInfinitive ? 2 : lemma.count > 3 ? 1 : 0)
        return word.count <= lemma.count + longestEnding && word.starts(with: stem)
    }

    private static func split(_ text: String) -> [[UInt8]] {
        text.lowercased().utf8.split { !($0 >= UInt8(ascii: "a") || $0 == UInt8(ascii: "'")) }.map(Array.init)
    }
}
