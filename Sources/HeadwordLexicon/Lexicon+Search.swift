public import HeadwordModel

extension Lexicon {
    /// Headwords that a word may be a misspelling of, the likeliest first: those one typing error away, those two away if
    /// there are none (and the word has more than four characters), and those that are said alike.
    ///
    /// - Parameter count: the largest number of headwords.
    public func suggestions(
        for word: String,
        in language: Language = .en,
        atMost count: Int = 5
    ) throws(LexiconFailure) -> [String] {
        let folded = Spelling.folded(Spelling.normalized(word))
        guard folded.unicodeScalars.count <= Trie.longestWord else { return [] }
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
        return best.values.sorted().prefix(count).map(\.word)
    }

    private func nearWords(to folded: String, in language: Language) throws(LexiconFailure) -> [String] {
        let trie = try trie(of: language)
        // Two errors take ten times the way through the tree.
        for limit in 1...(folded.unicodeScalars.count <= 4 ? 1 : 2) {
            var visitor = NearWords(to: folded, limit: limit)
            trie.walk(&visitor)
            if !visitor.found.isEmpty {
                return visitor.found.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(100).map(\.word)
            }
        }
        return []
    }

    /// Headwords that begin with a text, whatever its case and diacritics, in alphabetical order.
    public func headwords(
        withPrefix prefix: String,
        in language: Language = .en,
        atMost limit: Int
    ) throws(LexiconFailure) -> [String] {
        let folded = Spelling.folded(Spelling.normalized(prefix))
        return try read { reader throws(LexiconFailure) in
            try reader.headwords(foldedPrefix: folded, in: language, atMost: limit).map(\.value)
        }
    }

    /// Headwords that a pattern describes, whatever their case and diacritics, in alphabetical order.
    ///
    /// - Parameter pattern: `?` stands for one character, `*` for any number of characters; nothing is found by more
    ///   than 63 of them.
    public func headwords(
        matching pattern: String,
        in language: Language = .en,
        atMost limit: Int
    ) throws(LexiconFailure) -> [String] {
        let folded = Spelling.folded(Spelling.normalized(pattern))
        guard var visitor = WildcardWords(folded, atMost: limit) else { return [] }
        try trie(of: language).walk(&visitor)
        return try read { reader throws(LexiconFailure) in
            var words: [String] = []
            for folded in visitor.found {
                words += try reader.headwords(folded: folded, in: language).map(\.value).sorted()
            }
            return Array(words.prefix(limit))
        }
    }
}

/// A headword that may have been meant.
private struct Suggestion: Comparable {
    let word: String
    /// The number of typing errors, one less for a word that is said alike.
    private let distance: Int
    private let rank: Int64

    /// Nil if the headword is too far away.
    init?(_ word: String, rank: Int64, for folded: String, soundKey: String?) {
        // Letters say less of words that sound alike.
        let limit = max(3, folded.unicodeScalars.count / 2)
        guard let distance = editDistance(folded, Spelling.folded(word), limit: limit) else { return nil }
        let soundsAlike = soundKey != nil && SoundKey.key(of: word) == soundKey
        self.word = word
        self.distance = distance - (soundsAlike ? 1 : 0)
        self.rank = rank
    }

    static func < (first: Self, second: Self) -> Bool {
        (first.distance, -first.rank, first.word) < (second.distance, -second.rank, second.word)
    }
}
