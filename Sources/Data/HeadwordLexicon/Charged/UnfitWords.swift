internal import HeadwordModel

/// Detects words that are unfit for families, whatever they mean: those of ``ChargedWords``, in all forms.
package struct UnfitWords: Sendable {
    /// The forms of single words, in lower case; words that have capitals in the table, as written there.
    private let words: Set<String>
    /// Phrases in lower case, with one space between words.
    private let phrases: Set<String>
    /// The number of words in the longest phrase.
    private let longest: Int

    /// The unfit words of ``ChargedWords/table``.
    package static let table = UnfitWords(ChargedWords.table.rows.filter(\.isAlwaysUnfit))

    init(_ rows: [ChargedWords.Row]) {
        var words: Set<String> = []
        var phrases: Set<String> = []
        for row in rows {
            let parts = Self.words(of: row.word)
            if let word = parts.first, parts.count == 1 {
                words.formUnion(Self.forms(of: word, isVerb: row.registers.contains(.vulgarSlang)))
            } else {
                phrases.insert(parts.joined(separator: " ").lowercased())
            }
        }
        self.words = words
        self.phrases = phrases
        longest = phrases.map { $0.split(separator: " ").count }.max() ?? 0
    }

    /// Whether a text contains an unfit word or phrase.
    package func areIn(_ text: String) -> Bool {
        let parts = Self.words(of: text)
        let lowercased = parts.map { $0.lowercased() }
        for (place, word) in lowercased.enumerated() {
            if words.contains(word) || words.contains(parts[place]) || Self.hasUnfitPart(word) { return true }
            guard longest > 1 else { continue }
            for count in 2...longest where place + count <= lowercased.count {
                if phrases.contains(lowercased[place..<(place + count)].joined(separator: " ")) { return true }
            }
        }
        return false
    }

    /// Whether a word contains an unfit one that occurs in no innocent word.
    private static func hasUnfitPart(_ word: String) -> Bool {
        word.count > 4 && (word.contains("fuck") || word.hasSuffix("shit"))
    }

    private static func words(of text: String) -> [String] {
        text.split { !$0.isLetter }.map(String.init)
    }

    /// Returns the inflected forms of a word; of a word that is not a verb, only the plural: `spiced` is not a form of
    /// a slur.
    private static func forms(of word: String, isVerb: Bool) -> [String] {
        guard word == word.lowercased() else { return [word] }
        var forms = [word, EnglishPlural.regular(of: word)]
        guard isVerb else { return forms }
        let stem =
            word.hasSuffix("e") ? String(word.dropLast()) : word.endsInShortSyllable ? word + word.suffix(1) : word
        forms += ["ed", "ing", "in", "er", "ers"].map { stem + $0 }
        return forms
    }
}

/// Forms plurals by the commonest rules.
private enum EnglishPlural {
    static func regular(of word: String) -> String {
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + (["s", "sh", "ch", "x", "z", "o"].contains(where: word.hasSuffix) ? "es" : "s")
    }
}

extension String {
    /// Whether the last consonant is doubled before an ending, as in `shit`.
    fileprivate var endsInShortSyllable: Bool {
        let letters = Array(suffix(3))
        guard letters.count == 3 else { return false }
        let vowels = "aeiou"
        return !vowels.contains(letters[0]) && vowels.contains(letters[1]) && !(vowels + "wxy").contains(letters[2])
    }
}
