public import HeadwordModel

extension Lexicon {
    /// Returns words that a word may be a misspelling of, the likeliest first: irregular forms in place of a wrongly
    /// regular one (`went` for `goed`), then headwords and counted forms; see ``nearHeadwords(to:in:atMost:)``.
    ///
    /// - Parameter count: the maximum number of words.
    public func suggestions(for word: String, in language: Language = .en, atMost count: Int = 5) throws -> [String] {
        let form = Spelling.normalized(word).lowercased()
        let forms =
            language == .en ? try read { reader in try reader.correctForms(of: form) } : []
        let near = try nearWords(to: word, in: language, atMost: count).map(\.word)
        return Array((forms + near.filter { !forms.contains($0) }).prefix(count))
    }

    /// Returns headwords that a word may be a misspelling of, the likeliest first: those one typing error away, those
    /// that sound the same, and, if none of them is likely (and the word has more than four characters), those two
    /// errors away. How common a headword is counts as well; see ``Misspelling``. A form stands for its base words.
    ///
    /// - Returns: the headwords, each with the number of typing errors, less one if the two sound the same.
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

    /// Returns the commoner word that is probably meant by a rare one (`publicly` for `publically`), or by a name
    /// without its capital (`sergeant` for `sargent`).
    ///
    /// - Parameter found: the headwords that the word leads to.
    /// - Returns: the word with the number of typing errors; nil if the headwords found are what people mean.
    public func commonerWord(
        than word: String,
        among found: [String],
        in language: Language = .en
    ) throws -> (word: String, distance: Int)? {
        // A capital in the right place means the name or the acronym (`LLM`).
        guard !word.contains(where: \.isUppercase) || !found.contains(word) else { return nil }
        let keys = Set(found.map { Spelling.folded($0) })
        let rank = try highestRank(of: found, keys, in: language)
        let isName = !word.contains(where: \.isUppercase) && found.allSatisfy(\.isCapitalised)
        // The corpus does not count multi-word headwords.
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

    /// Whether a word differs from a headword only in case, diacritics, spaces, underscores or hyphens.
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
        // Allowing two errors makes the walk through the trie ten times as long.
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
    /// Whether it begins with a capital and contains lowercase letters: a name, not an acronym.
    fileprivate var isCapitalised: Bool { first?.isUppercase == true && dropFirst().contains(where: \.isLowercase) }
}
