public import HeadwordModel

extension Lexicon {
    /// Words that a word may be a misspelling of, the likeliest first: what takes the place of a form that follows rules
    /// which its headword does not (`went` of `goed`), then headwords and forms that were counted; see
    /// ``nearHeadwords(to:in:atMost:)``.
    ///
    /// - Parameter count: the largest number of words.
    public func suggestions(for word: String, in language: Language = .en, atMost count: Int = 5) throws -> [String] {
        let form = Spelling.normalized(word).lowercased()
        let forms =
            language == .en ? try read { reader in try reader.correctForms(of: form) } : []
        let near = try nearWords(to: word, in: language, atMost: count).map(\.word)
        return Array((forms + near.filter { !forms.contains($0) }).prefix(count))
    }

    /// Headwords that a word may be a misspelling of, the likeliest first: those one typing error away, those that are
    /// said alike, and, if none of them is likely (and the word has more than four characters), those two errors away.
    /// How common a headword is counts as well; see ``Misspelling``. A form stands for its base words.
    ///
    /// - Returns: the headwords, each with the number of typing errors, one less where both are said alike.
    public func nearHeadwords(
        to word: String,
        in language: Language = .en,
        atMost count: Int
    ) throws -> [(word: String, distance: Int)] {
        var near: [(word: String, distance: Int)] = []
        for suggestion in try nearWords(to: word, in: language, atMost: count) {
            for headword in try headwords(of: suggestion, in: language)
            where !near.contains(where: { $0.word == headword }) {
                near.append((headword, suggestion.distance))
            }
        }
        return Array(near.prefix(count))
    }

    /// The commoner word that somebody may have meant who wrote a rare one (`publicly` for `publically`), or a name without
    /// its capital (`sergeant` for `sargent`).
    ///
    /// - Parameter found: the headwords that the word leads to.
    /// - Returns: the word with the number of typing errors; nil if what was found is what people mean.
    public func commonerWord(
        than word: String,
        among found: [String],
        in language: Language = .en
    ) throws -> (word: String, distance: Int)? {
        // Whoever writes a capital where one belongs means the name or the acronym (`LLM`).
        guard !word.contains(where: \.isUppercase) || !found.contains(word) else { return nil }
        let keys = Set(found.map { Spelling.folded($0) })
        let rank = try highestRank(of: found, keys, in: language)
        let isName = !word.contains(where: \.isUppercase) && found.allSatisfy(\.isCapitalised)
        // Words of several parts are not counted.
        guard isName || rank == 0 && !found.contains(where: { $0.contains(" ") }) else { return nil }
        return try nearWords(to: word, in: language, atMost: 10)
            .first { !keys.contains(Spelling.folded($0.word)) && $0.isLikelyMeant(ratherThan: rank) }
            .map { ($0.word, $0.distance) }
    }

    private func highestRank(of headwords: [String], _ keys: Set<String>, in language: Language) throws -> Int64 {
        try read { reader in
            var highest: Int64 = 0
            for key in keys {
                let alike = try reader.headwords(folded: key, in: language)
                highest = alike.filter { headwords.contains($0.value) }.map(\.rank).reduce(highest, max)
            }
            return highest
        }
    }

    private func headwords(of suggestion: Suggestion, in language: Language) throws -> [String] {
        guard suggestion.candidate.isForm else { return [suggestion.word] }
        return try read { reader in try reader.analyses(of: suggestion.word, in: language).map(\.lemma) }
    }

    /// Whether a word differs from a headword in case, diacritics, spaces, underscores or hyphens only.
    public func isSpelling(_ word: String, of headword: String) -> Bool {
        Spelling.folded(Spelling.normalized(word)) == Spelling.folded(headword)
    }

    private func nearWords(to word: String, in language: Language, atMost count: Int) throws -> [Suggestion] {
        let folded = Spelling.folded(Spelling.normalized(word))
        guard folded.unicodeScalars.count <= NearWords.longestWord else { return [] }
        let misspelling = Misspelling(word, folded: folded, crudeWords: try crudeWords(of: language))
        let key = language == .en ? SoundKey.key(of: folded) : nil
        let spoken = try headwords(soundingLike: key, in: language)
        var suggestions: [Suggestion] = []
        // Two errors take ten times the way through the tree.
        for errors in 1...(folded.unicodeScalars.count <= 4 ? 1 : 2) where suggestions.first?.isCertain != true {
            var candidates = spoken
            candidates += try headwords(near: misspelling, errors, in: language).filter { near in
                !spoken.contains { $0.word == near.word }
            }
            candidates += try forms(near: misspelling, errors, soundKey: key, in: language)
            suggestions = candidates.compactMap(misspelling.suggestion).sorted()
        }
        return Array(suggestions.prefix(count))
    }

    private func headwords(soundingLike key: String?, in language: Language) throws -> [Candidate] {
        guard let key else { return [] }
        return try read { reader in
            try reader.headwords(soundKey: key, in: language).map {
                Candidate(word: $0.value, rank: $0.rank, soundsAlike: true)
            }
        }
    }

    private func headwords(near misspelling: Misspelling, _ errors: Int, in language: Language) throws -> [Candidate] {
        let near = try spellings(near: misspelling, errors, in: try trie(of: language))
        return try read { reader in
            var candidates: [Candidate] = []
            for spelling in near {
                let headwords = try reader.headwords(folded: spelling, in: language)
                candidates += headwords.map { Candidate(word: $0.value, rank: $0.rank) }
            }
            return candidates
        }
    }

    private func forms(
        near misspelling: Misspelling,
        _ errors: Int,
        soundKey: String?,
        in language: Language
    ) throws -> [Candidate] {
        let near = try spellings(near: misspelling, errors, in: try trie(of: language, .forms))
        return try read { reader in
            var candidates: [Candidate] = []
            for form in near {
                let soundsAlike = soundKey != nil && SoundKey.key(of: form) == soundKey
                let rank = try reader.rank(ofForm: form, in: language) ?? 0
                candidates.append(Candidate(word: form, rank: rank, soundsAlike: soundsAlike, isForm: true))
            }
            return candidates
        }
    }

    private func spellings(near misspelling: Misspelling, _ errors: Int, in trie: Trie) throws -> [String] {
        var visitor = NearWords(to: misspelling.folded, limit: errors)
        try trie.walk(&visitor)
        return misspelling.nearest(of: visitor.found, atMost: 100)
    }
}

extension String {
    /// Whether it begins with a capital and goes on in small letters: a name, and no acronym.
    fileprivate var isCapitalised: Bool { first?.isUppercase == true && dropFirst().contains(where: \.isLowercase) }
}
