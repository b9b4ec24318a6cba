internal import HeadwordLexicon
internal import HeadwordModel

/// Finds which words of a synset an example shows, in any of their inflected forms.
struct ExampleWords {
    private static let longestGap = 4

    /// For each word of the example, in lower case, what it may be a form of.
    private let words: [Set<String>]

    /// - Parameter irregular: the lemmas of irregular forms.
    init(_ example: String, irregular: [String: [String]]) {
        words = Self.split(example).map { word in
            var lemmas: Set<String> = [word]
            if word.hasSuffix("'s") { lemmas.insert(String(word.dropLast(2))) }
            for lemma in irregular[word] ?? [] { lemmas.insert(lemma) }
            for analysis in EnglishInflection.regularAnalyses(of: word) { lemmas.insert(analysis.lemma) }
            return lemmas
        }
    }

    /// Whether the example shows a word or phrase; the words of a phrase may stand a little apart.
    func show(_ phrase: String) -> Bool {
        let parts = Self.split(phrase)
        guard let first = parts.first else { return false }
        return words.indices.contains { words[$0].contains(first) && continues(parts.dropFirst(), after: $0) }
    }

    private func continues(_ parts: ArraySlice<String>, after index: Int) -> Bool {
        guard let next = parts.first else { return true }
        let reach = words[(index + 1)...].prefix(Self.longestGap + 1)
        guard let found = reach.firstIndex(where: { $0.contains(next) }) else { return false }
        return continues(parts.dropFirst(), after: found)
    }

    private static func split(_ text: String) -> [String] {
        text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'") }
            .map { $0.hasPrefix("'") ? String($0.dropFirst()) : String($0) }
    }
}
