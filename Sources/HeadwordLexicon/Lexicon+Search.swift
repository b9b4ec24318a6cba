public import HeadwordModel

extension Lexicon {
    /// Headwords that a word may be a misspelling of, the likeliest first; see ``nearHeadwords(to:in:atMost:)``.
    ///
    /// - Parameter count: the largest number of headwords.
    public func suggestions(
        for word: String,
        in language: Language = .en,
        atMost count: Int = 5
    ) throws(LexiconFailure) -> [String] {
        try nearHeadwords(to: word, in: language, atMost: count).map(\.word)
    }

    /// Headwords that a word may be a misspelling of, the likeliest first: those one typing error away, those two away if
    /// there are none (and the word has more than four characters), and those that are said alike.
    ///
    /// - Returns: the headwords, each with the number of typing errors, one less where both are said alike.
    public func nearHeadwords(
        to word: String,
        in language: Language = .en,
        atMost count: Int
    ) throws(LexiconFailure) -> [(word: String, distance: Int)] {
        let folded = Spelling.folded(Spelling.normalized(word))
        guard folded.unicodeScalars.count <= NearWords.longestWord else { return [] }
        let near = try nearWords(to: folded, in: language)
        let key = language == .en ? SoundKey.key(of: folded) : nil
        let candidates = try read { reader throws(LexiconFailure) in
            var candidates: [LexiconReader.Ranked<String>] = []
            for word in near { candidates += try reader.headwords(folded: word, in: language) }
            if let key { candidates += try reader.headwords(soundKey: key, in: language) }
            return candidates
        }
        var best: [String: Suggestion] = [:]
        for candidate in candidates {
            best[candidate.value] = Suggestion(candidate.value, rank: candidate.rank, for: folded, soundKey: key)
        }
        return best.values.sorted().prefix(count).map { ($0.word, max(0, $0.distance)) }
    }

    /// Whether a word differs from a headword in case, diacritics, spaces, underscores or hyphens only.
    public func isSpelling(_ word: String, of headword: String) -> Bool {
        Spelling.folded(Spelling.normalized(word)) == Spelling.folded(headword)
    }

    private func nearWords(to folded: String, in language: Language) throws(LexiconFailure) -> [String] {
        let trie = try trie(of: language)
        // Two errors take ten times the way through the tree.
        for limit in 1...(folded.unicodeScalars.count <= 4 ? 1 : 2) {
            var visitor = NearWords(to: folded, limit: limit)
            try trie.walk(&visitor)
            if !visitor.found.isEmpty {
                return visitor.found.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(100).map(\.word)
            }
        }
        return []
    }
}

/// A headword that may have been meant.
private struct Suggestion: Comparable {
    let word: String
    /// The number of typing errors, one less for a word that is said alike.
    let distance: Int
    private let rank: Int64

    /// Nil if the headword is too far away.
    init?(_ word: String, rank: Int64, for folded: String, soundKey: String?) {
        // Letters say less of words that sound alike.
        let limit = max(3, folded.unicodeScalars.count / 2)
        guard let distance = editDistance(folded, Spelling.folded(word), limit: limit),
            // Words that have nothing in common are not like each other.
            distance < folded.unicodeScalars.count
        else { return nil }
        let soundsAlike = soundKey != nil && SoundKey.key(of: word) == soundKey
        self.word = word
        self.distance = distance - (soundsAlike ? 1 : 0)
        self.rank = rank
    }

    static func < (first: Self, second: Self) -> Bool {
        (first.distance, second.rank, first.word) < (second.distance, first.rank, second.word)
    }
}
