public import HeadwordModel

extension Lexicon {
    /// Returns words that a word may be a misspelling of, the likeliest first: those that a layer prefers, irregular forms
    /// in place of a wrongly regular one (`went` for `goed`), then headwords and counted forms; see ``nearHeadwords(to:in:atMost:)``.
    ///
    /// - Parameter count: the maximum number of words.
    public func suggestions(for word: String, in language: Language = .en, atMost count: Int = 5) throws -> [String] {
        let spelling = Spelling.normalized(word)
        let layers = layers.layers
        let forms =
            language == .en ? try read { reader in try reader.correctForms(of: spelling.lowercased()) } : []
        let near = try nearWords(to: word, in: language, atMost: count).map(\.word)
        var words = layers.replacements(of: spelling, in: language)
        let added = layers.words(near: spelling, in: language, atMost: count)
        for other in forms + added + near where !words.contains(other) && !layers.forbids(other, in: language) {
            words.append(other)
        }
        return Array(words.prefix(count))
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
        let layers = layers.layers
        for suggestion in try nearWords(to: word, in: language, atMost: count) {
            for headword in try headwords(of: suggestion, in: language)
            where !near.contains(where: { $0.word == headword }) && !layers.forbids(headword, in: language) {
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
        let most = Suggestion.highestCost(insteadOf: rank)
        return try nearWords(to: word, in: language, atMost: 10, costing: most)
            .first { near in
                guard !keys.contains(near.folded) else { return false }
                // A counted name can only stand for a commoner word that sounds alike.
                return try rank == 0
                    || near.soundsAlike && read { reader in try reader.rank(of: near, in: language) > rank }
            }
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
        guard suggestion.kind.isForm else { return [suggestion.word] }
        return try read { reader in try reader.analyses(of: suggestion.word, in: language).map(\.lemma) }
    }

    /// Whether a word differs from a headword only in case, diacritics, spaces, underscores or hyphens.
    public func isSpelling(_ word: String, of headword: String) -> Bool {
        Spelling.folded(Spelling.normalized(word)) == Spelling.folded(headword)
    }

    /// - Parameter most: the highest cost of a word (``Misspelling``); nil for any.
    private func nearWords(
        to word: String,
        in language: Language,
        atMost count: Int,
        costing most: Int? = nil
    ) throws -> [Suggestion] {
        let folded = Spelling.folded(Spelling.normalized(word))
        let letters = folded.unicodeScalars.map(\.value)
        guard letters.count <= TypingErrors.longestWord, manifest.languages.contains(language) else { return [] }
        let index = try nearIndex(of: language)
        return try read { reader in
            let search = NearSearch(
                for: Misspelling(word, letters: letters),
                atMost: count,
                costing: most,
                soundKey: language == .en ? SoundKey.key(of: folded) : nil,
                in: index
            ) { kind, part in try reader.nearRow(kind, part, of: language) }
            do {
                return try search.likeliest().map { try reader.written($0, in: language) }
            } catch is NearIndex.Damage {
                throw reader.damaged(Self.nearDamage)
            }
        }
    }
}

extension Lexicon {
    /// The reason why a file is damaged.
    static let nearDamage = "its index of misspellings is inconsistent"
}

extension String {
    /// Whether it begins with a capital and contains lowercase letters: a name, not an acronym.
    fileprivate var isCapitalised: Bool { first?.isUppercase == true && dropFirst().contains(where: \.isLowercase) }
}
