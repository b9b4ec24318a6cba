package import HeadwordModel

extension SpellingChecker {
    /// Returns how an English word is spelled in a variety, as in a dictionary; nil if it is spelled the same there.
    package func spelling(of word: String, in variety: Variety) throws -> String? {
        try VarietyOfWord(lexicon, variety).preferred(to: word.lowercased())
    }
}
