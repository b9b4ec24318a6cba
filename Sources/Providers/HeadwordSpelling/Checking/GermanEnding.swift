/// The endings of German adjectives and regular verbs, of which lexicons list few forms.
enum GermanEnding {
    /// Endings and what stands in their place in the base word: those of adjectives, and those of verbs in the past.
    private static let endings = [
        ("e", ""), ("en", ""), ("em", ""), ("er", ""), ("es", ""), ("te", "en"), ("ten", "en"), ("test", "en"),
        ("tet", "en"),
    ]
    /// The length of the shortest base word, in letters: what is left of a short word is a word by chance.
    private static let shortestBase = 5

    /// Returns the words that a word in small letters may be a form of.
    static func bases(of word: String) -> [String] {
        guard word == word.lowercased() else { return [] }
        return endings.compactMap { ending, replacement in
            guard word.hasSuffix(ending) else { return nil }
            let base = word.dropLast(ending.count) + replacement
            return base.count >= shortestBase ? String(base) : nil
        }
    }
}
