internal import HeadwordModel

extension LexiconReader {
    /// The headwords that a word may mean, the likeliest first.
    ///
    /// - Those spelled like the word and those that it is a form of come first, by what the word is used as most: `saw` is
    ///   `see` more often than the tool.
    /// - Those with other capitals, accents or hyphens follow: `Drew` after the past of `draw`.
    /// - If there are none of these that are still used, other spellings and what a headword refers to are next: a
    ///   headword that says no more than "see foot" leads to `foot`.
    /// - A headword with nothing but obsolete senses, or with none, is last.
    /// - Acronyms and terms of computing with other capitals are left out if they are rarer than the word: `AT` and the
    ///   command `Make` are meant by those who write them so.
    ///
    /// - Parameter isWanted: what a match must be.
    func candidates(for word: String, in language: Language, where isWanted: (Match) -> Bool) throws -> [Match] {
        let headwords = try entries(folded: Spelling.folded(word), in: language)
        if headwords.count == 1, let only = headwords.first, !only.isInflected, only.value.word == word,
            only.value.isCurrent
        {
            return [Match(entry: only.value, kind: .exact)].filter(isWanted)
        }
        let spelled = Lexicon.nearest(Self.matches(of: word, among: headwords).filter(isWanted), to: word)
        let current = spelled.filter(\.entry.isCurrent)
        let exact = current.filter { $0.kind == .exact }
        let others = current.filter { $0.kind == .folded }
        let inflected = try inflectedMatches(of: word, in: language, beside: spelled).filter(isWanted)
        var found = try withNames(others, likeliest(of: exact + inflected, as: word, in: language), word, language)
        if found.allSatisfy({ $0.isAbbreviation(writtenAs: word) }) {
            let indirect = try indirectMatches(of: word, in: language, beside: spelled).filter(isWanted)
            found = try isUsual(found.first, beside: word, language) ? found + indirect : indirect + found
        }
        let known = found
        let rest = spelled.filter { match in
            !match.entry.isCurrent && (match.kind == .exact || known.isEmpty || match.entry.hasText)
        }
        return found + rest.filter { match in !known.contains { $0.entry.word == match.entry.word } }
    }

    /// The other headwords that have a word as a form. Rules are asked where tables are silent, and the word is no
    /// headword that is still used.
    private func inflectedMatches(of word: String, in language: Language, beside spelled: [Match]) throws -> [Match] {
        let form = word.lowercased()
        let listed = try listedMatches(of: form, in: language).filter { match in
            match.entry.word != form && !spelled.contains { $0.kind == .exact && $0.entry.word == match.entry.word }
        }
        let current = listed.filter(\.entry.isCurrent)
        let words = spelled.filter { $0.entry.isCurrent && !$0.isAbbreviation(writtenAs: word) }
        guard current.isEmpty, words.isEmpty else { return current }
        return listed.isEmpty ? try regularMatches(of: form, in: language) : listed
    }

    /// Sorts the headwords that a word may be a form of by how often it is that, by ``usages(of:in:)``, and leaves out
    /// those of which it hardly ever is one: `us` is no plural of `u`.
    private func likeliest(of matches: [Match], as word: String, in language: Language) throws -> [Match] {
        guard matches.count > 1 else { return matches }
        let usages = try usages(of: word, in: language)
        // A modal verb is more than the past of another: `would`.
        let isModal = usages.first?.grammaticalFeatures == [.modal]
        let ranked = matches.enumerated().map { place, match in
            let share = usages.filter { $0.lemma == match.entry.word }.total
            return (match: match, place: place, share: isModal && match.kind == .exact ? 1 : share)
        }
        let isAnyLikely = ranked.contains { $0.share >= Self.leastShare }
        return ranked.filter { $0.match.kind == .exact || $0.share >= Self.leastShare || !isAnyLikely }
            .sorted { ($1.share, $0.place) < ($0.share, $1.place) }
            .map(\.match)
    }

    /// What a word is in fewer of its occurrences is not meant.
    private static let leastShare = 0.005

    /// Adds headwords with other capitals, accents or hyphens: behind the others, but before them where the capitals are
    /// all that is usual: `English` before `english`. A word in capitals means what is written like it first.
    private func withNames(
        _ folded: [Match],
        _ matches: [Match],
        _ word: String,
        _ language: Language
    ) throws -> [Match] {
        guard word.dropFirst().allSatisfy({ !$0.isUppercase }) else { return matches + folded }
        let names = matches.isEmpty ? folded : try meant(among: folded, by: word, beside: matches, language)
        guard matches.first?.kind == .exact, let name = names.first,
            try isUsual(name, beside: word, language, factor: Self.usual)
        else { return matches + names }
        return names + matches
    }

    /// Without the acronyms and the terms of computing that are rarer than a word, and without those beside an inflected
    /// form that have other accents and are never met: `ralliés` beside `rallies`.
    private func meant(
        among names: [Match],
        by word: String,
        beside matches: [Match],
        _ language: Language
    ) throws -> [Match] {
        let isForm = matches.allSatisfy { $0.kind == .lemma }
        return try names.filter { name in
            if name.entry.isShorthand { return try isUsual(name, beside: word, language) }
            guard isForm, name.preservesCase(of: word) else { return true }
            return try count(of: name.entry.word, in: language) != nil
        }
    }

    /// Whether a headword is met so many times as often as a word with other capitals, and is met at all.
    private func isUsual(_ match: Match?, beside word: String, _ language: Language, factor: Int = 1) throws -> Bool {
        guard let match, let count = try count(of: match.entry.word, in: language) else { return false }
        return try count >= factor * (self.count(of: word, in: language) ?? 1)
    }

    /// A spelling that is met so many times as often as another is the only usual one.
    private static let usual = 100

    /// The headwords that spelled ones refer to, those that have the word as an alias, and the owner of a possessive.
    private func indirectMatches(of word: String, in language: Language, beside spelled: [Match]) throws -> [Match] {
        var found: [Match] = []
        for match in spelled where match.kind == .exact {
            for reference in match.entry.references {
                found += try spellingMatches(of: reference, in: language).filter { $0.entry.word == reference }
                    .map { Match(entry: $0.entry, kind: .variant) }
            }
        }
        found += try variantMatches(of: word, in: language)
        if found.isEmpty { found = try owners(in: word, language) }
        return found
    }

    /// The headwords whose possessive a word is: `women's`, `boys'`.
    private func owners(in word: String, _ language: Language) throws -> [Match] {
        guard language == .en, word.hasSuffix("'s") || word.hasSuffix("s'") else { return [] }
        let owner = String(word.hasSuffix("'s") ? word.dropLast(2) : word.dropLast())
        guard !owner.isEmpty else { return [] }
        return try candidates(for: owner, in: language) { $0.entry.isCurrent }.compactMap(\.asOwner)
    }
}

extension Match {
    /// Whether the headword is written in capitals, and the word without any.
    func isAbbreviation(writtenAs word: String) -> Bool {
        kind == .folded && entry.word.count(where: \.isUppercase) > 1 && !word.contains(where: \.isUppercase)
    }

    /// The match of a word with the possessives of its nouns and pronouns; nil if there are none.
    fileprivate var asOwner: Match? {
        var owner = self
        owner.kind = .lemma
        owner.entry.lexicalEntries.removeAll { ![.noun, .pronoun].contains($0.lexicalCategory) }
        guard !owner.entry.lexicalEntries.isEmpty else { return nil }
        let forms = analyses.isEmpty ? asItsOwnForm.analyses : analyses
        owner.analyses = forms.filter { [.noun, .pronoun].contains($0.category) }.map { analysis in
            var analysis = analysis
            analysis.features.append(.possessive)
            return analysis
        }
        return owner.analyses.isEmpty ? nil : owner
    }
}

extension HeadwordEntry {
    /// Whether the headword is written in capitals, or is a term of computing and nothing else.
    fileprivate var isShorthand: Bool {
        word.count(where: \.isUppercase) > 1
            || lexicalEntries.allSatisfy { $0.entries.allSatisfy { $0.senses.allSatisfy(\.isOfComputing) } }
    }

    /// Whether any sense says what the headword means, or used to.
    fileprivate var hasText: Bool {
        lexicalEntries.contains { $0.entries.contains { $0.senses.contains(where: \.hasText) } }
    }

    /// What senses without definitions refer to.
    fileprivate var references: [String] {
        var words: [String] = []
        for sense in lexicalEntries.flatMap(\.entries).flatMap(\.senses) where !sense.hasText {
            for reference in sense.crossReferences where !words.contains(reference.word) {
                words.append(reference.word)
            }
        }
        return words
    }
}

extension Sense {
    fileprivate var isOfComputing: Bool { domains.contains(.computing) }
}
