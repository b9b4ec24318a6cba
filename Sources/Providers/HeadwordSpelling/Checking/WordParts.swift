internal import HeadwordLexicon
internal import HeadwordModel

/// Words that no dictionary lists because everybody can make them of others: `filesystem`, `unsharded`, `mountable`.
struct WordParts {
    private let lexicon: Lexicon

    init(_ lexicon: Lexicon) {
        self.lexicon = lexicon
    }

    /// Whether an English word consists of known parts.
    func areKnown(_ word: String) throws -> Bool {
        let word = word.lowercased()
        guard word.utf8.count >= 6, word.utf8.count <= 40, word.utf8.allSatisfy(\.isLetter) else { return false }
        return try isPlural(word) || isPrefixed(word) || isSuffixed(word) || isCompound(word)
    }

    /// Whether the last consonant of a short word is doubled before an ending: `debugging`.
    private static func isDoubled(_ word: String) -> Bool {
        let (vowels, others): (ByteSet, ByteSet) = ("aeiou", "wxy")
        let last = Array(word.utf8.suffix(3))
        let isStressed = word.utf8.count <= 5 || ["mit", "fer", "lug"].contains(where: word.hasSuffix)
        return last.count == 3 && isStressed && !vowels.contains(last[0]) && vowels.contains(last[1])
            && !vowels.contains(last[2]) && !others.contains(last[2])
            && !(word.hasSuffix("er") && !word.hasSuffix("fer"))
    }

    /// Returns the American spelling of a word with an ending such as `-ise`; nil if it has none.
    static func withZ(_ word: String) -> String? {
        for ending in ["e", "ed", "es", "er", "ers", "ing", "ation", "ations", "able"]
        where word.hasSuffix("is" + ending) {
            return word.dropLast(ending.count + 1) + "z" + ending
        }
        return nil
    }

    /// Returns a word that is one letter away, so that the parts are probably there by chance.
    func likeWord(_ word: String) throws -> String? {
        let word = word.lowercased()
        return try lexicon.suggestions(for: word, atMost: 3).first { other in
            let other = other.lowercased()
            return editDistance(word, other, limit: 1) == 1 && other.utf8.allSatisfy(\.isLetter)
                && !Self.isInflection(word, of: other) && !Self.isInflection(other, of: word)
        }
    }

    /// Returns a common word that is one letter away from a long one; names that are so much like words are rare.
    func likeCommonWord(_ word: String) throws -> String? {
        guard word.utf8.count > 6, let other = try likeWord(word), try isUsual(other) else { return nil }
        return other
    }

    private static func isInflection(_ form: String, of word: String) -> Bool { form == word + "s" }

    /// Whether a word is a regular form of one that no dictionary has.
    static func isInflected(_ word: String) -> Bool {
        for analysis in EnglishInflection.regularAnalyses(of: word) where TechnicalWords.contain(analysis.lemma) {
            let isAppended = word.hasPrefix(analysis.lemma) && (word.hasSuffix("ed") || word.hasSuffix("ing"))
            if !isAppended || !isDoubled(analysis.lemma) { return true }
        }
        if word.hasSuffix("ied"), TechnicalWords.contain(word.dropLast(3) + "y") { return true }
        // `unplugged`, `refactored`: the consonant may be doubled.
        for ending in ["ed", "ing", "er", "ers"] where word.hasSuffix(ending) {
            let stem = word.dropLast(ending.count)
            guard let last = stem.last, stem.dropLast().last == last else { continue }
            if TechnicalWords.contain(String(stem.dropLast())) { return true }
        }
        return false
    }

    /// Whether a word is a regular plural that no table lists: `visibilities`.
    private func isPlural(_ word: String) throws -> Bool {
        for analysis in EnglishInflection.regularAnalyses(of: word) where analysis.features == [.plural] {
            if try isNoun(analysis.lemma) { return true }
        }
        return false
    }

    private func isPrefixed(_ word: String) throws -> Bool {
        for prefix in Self.prefixes where word.hasPrefix(prefix) {
            let rest = String(word.dropFirst(prefix.count))
            if rest.count >= 4, try isKnown(rest) { return true }
        }
        return false
    }

    private func isSuffixed(_ word: String) throws -> Bool {
        for (suffix, replacements) in Self.suffixes where word.hasSuffix(suffix) {
            let stem = word.dropLast(suffix.count)
            guard stem.count >= 3 else { continue }
            for replacement in replacements where try isKnown(stem + replacement) { return true }
        }
        return false
    }

    /// Whether a word consists of two nouns of four or more letters; the second may be a plural.
    private func isCompound(_ word: String) throws -> Bool {
        let letters = Array(word.utf8)
        guard letters.count >= 8 else { return false }
        for place in 4...(letters.count - 4) {
            let first = String(decoding: letters[..<place], as: UTF8.self)
            let second = String(decoding: letters[place...], as: UTF8.self)
            if try isNoun(first), try isNoun(second) { return true }
        }
        return false
    }

    private func isUsual(_ word: String) throws -> Bool {
        try (lexicon.count(of: word) ?? 0) >= Self.usualCount || TechnicalWords.contain(word)
    }

    /// Whether a word was counted at all.
    private func isKnown(_ word: String) throws -> Bool {
        try lexicon.count(of: word) != nil || TechnicalWords.contain(word)
    }

    private func isNoun(_ word: String) throws -> Bool {
        guard try isUsual(word), !Self.functionWords.contains(word) else { return false }
        return try lexicon.matches(of: word, by: .exact).contains { match in
            match.entry.lexicalEntries.contains { $0.lexicalCategory == .noun }
        } || !lexicon.knownSpelling(word, in: .en).forms.filter { $0.category == .noun }.isEmpty
    }

    /// The count from which on a word of the corpus of a thousand million is known to everybody.
    private static let usualCount = 2000

    private static let prefixes = [
        "un", "re", "non", "pre", "sub", "super", "multi", "micro", "over", "under", "inter", "anti", "auto", "de",
        "dis", "mis", "out", "semi", "ultra", "co", "counter", "cyber", "hyper", "meta", "mini", "nano", "pseudo",
        "post", "self", "tele", "trans", "up", "bio", "eco", "geo", "electro", "photo", "neuro", "mega", "macro",
        "mono", "poly", "quasi",
    ]

    private static let suffixes: [(String, [String])] = [
        ("less", [""]), ("ness", [""]), ("iness", ["y"]), ("like", [""]), ("able", ["", "e"]), ("ably", ["able"]),
        ("ability", ["able"]), ("wise", [""]), ("ally", ["al"]), ("cally", ["c"]),
        ("er", ["", "e"]), ("ers", ["", "e"]),
        ("ization", ["ize"]), ("isation", ["ise"]), ("ize", [""]), ("ized", ["ize"]), ("izes", ["ize"]),
        ("izing", ["ize"]), ("ise", [""]), ("ised", ["ise"]), ("ises", ["ise"]), ("ising", ["ise"]), ("izer", ["ize"]),
        ("ship", [""]), ("proof", [""]), ("friendly", [""]), ("ish", [""]),
    ]

    private static let functionWords: Set<String> = [
        "with", "that", "this", "than", "then", "them", "they", "from", "have", "been", "were", "will", "would",
        "could", "should", "about", "into", "over", "when", "what", "which", "while", "where", "there", "their",
        "these", "those", "even", "such", "some", "also", "very", "more", "most", "much", "many", "each", "every",
        "just", "only", "once", "must", "might", "shall", "does", "your", "good", "well", "like", "other",
        "another", "after", "before", "because", "though",
    ]
}
