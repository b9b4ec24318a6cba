public import HeadwordModel

extension Lexicon {
    /// Words that a word may be a misspelling of, the likeliest first: what takes the place of a form that follows rules
    /// which its headword does not (`went` of `goed`), then headwords; see ``nearHeadwords(to:in:atMost:)``.
    ///
    /// - Parameter count: the largest number of words.
    public func suggestions(
        for word: String,
        in language: Language = .en,
        atMost count: Int = 5
    ) throws(LexiconFailure) -> [String] {
        let form = Spelling.normalized(word).lowercased()
        let forms =
            language == .en ? try read { reader throws(LexiconFailure) in try reader.correctForms(of: form) } : []
        let near = try nearHeadwords(to: word, in: language, atMost: count).map(\.word)
        return Array((forms + near.filter { !forms.contains($0) }).prefix(count))
    }

    /// Headwords that a word may be a misspelling of, the likeliest first: those one typing error away, those two away if
    /// there are none (and the word has more than four characters), and those that are said alike. How common a headword
    /// is counts as well; see ``Misspelling``.
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
        let spelled = try read { reader throws(LexiconFailure) in
            var spelled: [LexiconReader.Ranked<String>] = []
            for word in near { spelled += try reader.headwords(folded: word, in: language) }
            return spelled
        }
        let spoken = try headwords(soundingLike: folded, in: language)
        let misspelling = Misspelling(word, folded: folded, crudeWords: try crudeWords(of: language))
        let alike = Set(spoken.map(\.value))
        let candidates = spoken + spelled.filter { !alike.contains($0.value) }
        let suggestions = candidates.enumerated().compactMap { place, candidate in
            misspelling.suggestion(candidate.value, rank: candidate.rank, soundsAlike: place < spoken.count)
        }
        return suggestions.sorted().prefix(count).map { ($0.word, $0.distance) }
    }

    /// The headwords that are said alike.
    private func headwords(
        soundingLike word: String,
        in language: Language
    ) throws(LexiconFailure) -> [LexiconReader.Ranked<String>] {
        guard language == .en, let key = SoundKey.key(of: word) else { return [] }
        return try read { reader throws(LexiconFailure) in try reader.headwords(soundKey: key, in: language) }
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
