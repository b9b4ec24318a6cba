internal import HeadwordModel

extension LexiconReader {
    /// Returns the headwords that a word may mean, the likeliest first.
    ///
    /// - Headwords spelled like the word and headwords that it is a form of come first, in the order of how the word is
    ///   used most: `saw` is more often a form of `see` than the tool.
    /// - Headwords with other capitals, accents or hyphens follow: `Drew` comes after the past of `draw`.
    /// - If none of these is in current use, variant spellings and the targets of cross-references come next: a
    ///   headword that says no more than "see foot" leads to `foot`.
    /// - Headwords with only obsolete senses, or with none, come last.
    /// - Acronyms and computing terms with other capitals are left out if they are rarer than the word: those who mean
    ///   `AT` or the command `Make` write them so.
    ///
    /// - Parameter isWanted: the condition that a match must meet.
    func candidates(for word: String, in language: Language, where isWanted: (Match) -> Bool) throws -> [Match] {
        let folded = Spelling.folded(word)
        let headwords = try entries(folded: folded, in: language)
        if headwords.count == 1, let only = headwords.first, !only.isInflected, only.value.word == word,
            only.value.isCurrent
        {
            return [Match(entry: only.value, kind: .exact)].filter(isWanted)
        }
        let spelled = Lexicon.nearest(Self.matches(of: word, among: headwords).filter(isWanted), to: word)
        let current = spelled.filter { Self.isCurrent($0, in: language) }
        let exact = current.filter { $0.kind == .exact }
        let others = current.filter { $0.kind == .folded }
        let inflected = try inflectedMatches(of: word, in: language, beside: spelled).filter(isWanted)
        var found = try withNames(others, likeliest(of: exact + inflected, as: word, in: language), word, language)
        if found.allSatisfy({ $0.isAbbreviation(writtenAs: word) }) {
            let indirect = try indirectMatches(of: word, folded, in: language, beside: spelled).filter(isWanted)
            found = try isUsual(found.first, beside: word, language) ? found + indirect : indirect + found
        }
        let known = found
        let rest = spelled.filter { match in
            !Self.isCurrent(match, in: language) && (match.kind == .exact || known.isEmpty || match.entry.hasText)
        }
        return found + rest.filter { match in !known.contains { $0.entry.word == match.entry.word } }
    }

    /// Whether a match is in current use. In other languages than English, many headwords have nothing but translations.
    private static func isCurrent(_ match: Match, in language: Language) -> Bool {
        match.entry.isCurrent || language != .en && !match.entry.hasText
    }

    /// Returns the other headwords that a word is a form of. The rules of inflection apply only if the tables list
    /// nothing and the word is not itself a headword in current use.
    private func inflectedMatches(of word: String, in language: Language, beside spelled: [Match]) throws -> [Match] {
        let form = word.lowercased()
        let listed = try listedMatches(of: form, in: language).filter { match in
            match.entry.word != form && !spelled.contains { $0.kind == .exact && $0.entry.word == match.entry.word }
        }
        let current = listed.filter { Self.isCurrent($0, in: language) }
        let words = spelled.filter { Self.isCurrent($0, in: language) && !$0.isAbbreviation(writtenAs: word) }
        guard current.isEmpty, words.isEmpty else { return current }
        return listed.isEmpty ? try regularMatches(of: form, in: language) : listed
    }

    /// Sorts the headwords that a word may be a form of by how often it is used as each (``usages(of:in:)``), and drops
    /// those with a negligible share: `us` is not the plural of `u`.
    private func likeliest(of matches: [Match], as word: String, in language: Language) throws -> [Match] {
        guard matches.count > 1 else { return matches }
        let usages = try usages(of: word, in: language)
        // A modal verb such as `would` is more than the past of another verb.
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

    /// A reading with a smaller share of the word's occurrences is not what was meant.
    private static let leastShare = 0.005

    /// Adds headwords with other capitals, accents or hyphens: after the other matches, but before them if the
    /// capitalised spelling is the only usual one (`English` before `english`). A word typed in capitals means first of
    /// all what is written like it.
    private func withNames(
        _ folded: [Match],
        _ matches: [Match],
        _ word: String,
        _ language: Language
    ) throws -> [Match] {
        guard !folded.isEmpty else { return matches }
        guard word.dropFirst().allSatisfy({ !$0.isUppercase }) else { return matches + folded }
        let names = matches.isEmpty ? folded : try meant(among: folded, by: word, beside: matches, language)
        guard matches.first?.kind == .exact, let name = names.first,
            try isUsual(name, beside: word, language, factor: Self.usual)
        else { return matches + names }
        return names + matches
    }

    /// Drops acronyms and computing terms that are rarer than the word. For an inflected form, also drops headwords
    /// that differ in accents and never occur in the corpus: `ralliés` for `rallies`.
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

    /// Whether a headword occurs in the corpus, and at least `factor` times as often as a word with other capitals.
    private func isUsual(_ match: Match?, beside word: String, _ language: Language, factor: Int = 1) throws -> Bool {
        guard let match, let count = try count(of: match.entry.word, in: language) else { return false }
        return try count >= factor * (self.count(of: word, in: language) ?? 1)
    }

    /// A spelling that is this many times as frequent as another is the only usual one.
    private static let usual = 100

    /// Returns the headwords that exact matches refer to and those that have the word as an alias; if there are none,
    /// the owner of a possessive.
    private func indirectMatches(
        of word: String,
        _ folded: String,
        in language: Language,
        beside spelled: [Match]
    ) throws -> [Match] {
        var found: [Match] = []
        for match in spelled where match.kind == .exact {
            for reference in match.entry.references {
                found += try spellingMatches(of: reference, in: language).filter { $0.entry.word == reference }
                    .map { Match(entry: $0.entry, kind: .variant) }
            }
        }
        found += try variantMatches(folded: folded, in: language)
        if found.isEmpty { found = try owners(in: word, language) }
        return found
    }

    /// Returns the headwords that a word is the possessive of: `women's`, `boys'`.
    private func owners(in word: String, _ language: Language) throws -> [Match] {
        guard language == .en, word.hasSuffix("'s") || word.hasSuffix("s'") else { return [] }
        let owner = String(word.hasSuffix("'s") ? word.dropLast(2) : word.dropLast())
        guard !owner.isEmpty else { return [] }
        return try candidates(for: owner, in: language) { $0.entry.isCurrent }.compactMap(\.asOwner)
    }
}

extension Match {
    /// Whether the headword has several capitals and the word was written without any.
    func isAbbreviation(writtenAs word: String) -> Bool {
        kind == .folded && entry.word.count(where: \.isUppercase) > 1 && !word.contains(where: \.isUppercase)
    }

    /// The match as the owner of a possessive, reduced to its nouns and pronouns; nil if it has none.
    fileprivate var asOwner: Match? {
        var owner = self
        owner.kind = .lemma
        owner.entry = entry.keeping { [.noun, .pronoun].contains($0) }
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

extension StoredHeadword {
    /// Whether the headword has several capitals, or only senses from computing.
    fileprivate var isShorthand: Bool {
        word.count(where: \.isUppercase) > 1
            || lexicalEntries.allSatisfy { $0.traits.contains(.isOfComputing) }
    }

    /// Whether any sense, current or past, has a definition.
    fileprivate var hasText: Bool {
        lexicalEntries.contains { $0.traits.contains(.hasText) }
    }

    /// The words that senses without definitions refer to.
    fileprivate var references: [String] {
        var words: [String] = []
        for sense in lexicalEntries.flatMap(\.entries).flatMap(\.senses) where !sense.hasText {
            for reference in sense.crossReferences where !words.contains(reference.word.string) {
                words.append(reference.word.string)
            }
        }
        return words
    }
}

extension StoredSense {
    /// Whether the sense or any subsense has a definition.
    fileprivate var hasText: Bool { !definitions.isEmpty || subsenses.contains { !$0.definitions.isEmpty } }
}
