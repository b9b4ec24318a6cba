internal import HeadwordModel

extension LexiconReader {
    /// Returns the headwords that `word` leads to by one kind of match; folded matches include exact ones.
    func matches(of word: String, in language: Language, by kind: MatchKind) throws -> [Match] {
        switch kind {
        case .exact: try spellingMatches(of: word, in: language).filter { $0.kind == .exact }
        case .folded: try spellingMatches(of: word, in: language)
        case .lemma: try lemmaMatches(of: word, in: language)
        case .variant: try variantMatches(of: word, in: language)
        }
    }

    /// Returns the headwords that `word` may be a spelling of: exact matches first, then the commonest.
    func spellingMatches(of word: String, in language: Language) throws -> [Match] {
        Self.matches(of: word, among: try entries(folded: Spelling.folded(word), in: language))
    }

    /// Returns the matches of a word among headwords that share its folded key.
    static func matches(of word: String, among found: [Ranked<StoredHeadword>]) -> [Match] {
        // Few keys have two headwords, so sorting is the exception.
        let ranked = found.count < 2 ? found : found.sorted { ($1.rank, $0.value.word) < ($0.rank, $1.value.word) }
        let exact = ranked.filter { $0.value.word == word }.map { Match(entry: $0.value, kind: .exact) }
        return exact + ranked.filter { $0.value.word != word }.map { Match(entry: $0.value, kind: .folded) }
    }

    /// Returns the headwords with `word` as an alias.
    func variantMatches(of word: String, in language: Language) throws -> [Match] {
        try variantMatches(folded: Spelling.folded(word), in: language)
    }

    /// Returns the headwords with an alias that folds to `folded`.
    func variantMatches(folded: String, in language: Language) throws -> [Match] {
        try entries(aliasFolded: folded, in: language)
            .sorted { ($1.rank, $0.value.word) < ($0.rank, $1.value.word) }
            .map { Match(entry: $0.value, kind: .variant) }
    }

    /// Returns the headwords of which `form` is an inflected form.
    func lemmaMatches(of form: String, in language: Language) throws -> [Match] {
        let form = form.lowercased()
        let listed = try listedMatches(of: form, in: language).filter { $0.entry.word != form }
        return listed.isEmpty ? try regularMatches(of: form, in: language) : listed
    }

    /// Returns the headwords that have a lowercase form in the lexicon's tables, including the form itself if it is a
    /// headword: `sheep` is a plural of `sheep`.
    func listedMatches(of form: String, in language: Language) throws -> [Match] {
        try matches(of: try analyses(of: form, in: language), in: language)
    }

    /// Returns the headwords that a lowercase form may belong to by the rules of the language. They are a fallback for
    /// forms that no table lists, since rules do not know that `has` is not a plural.
    func regularMatches(of form: String, in language: Language) throws -> [Match] {
        guard language == .en else { return [] }
        return try matches(of: try regularAnalyses(of: form) + phraseAnalyses(of: form), in: language)
    }

    /// Returns the headwords named by analyses, the commonest first.
    private func matches(of analyses: [Analysis], in language: Language) throws -> [Match] {
        guard !analyses.isEmpty else { return [] }
        var lemmas: [String] = []
        for analysis in analyses where !lemmas.contains(analysis.lemma) { lemmas.append(analysis.lemma) }
        var matches: [(match: Match, rank: Int64)] = []
        for lemma in lemmas {
            let candidates = analyses.filter { $0.lemma == lemma }
            for found in try entries(folded: Spelling.folded(lemma), in: language) where found.value.word == lemma {
                guard let match = Match(found.value, analyses: candidates) else { continue }
                matches.append((match, found.rank))
            }
        }
        return matches.sorted { ($1.rank, $0.match.entry.word) < ($0.rank, $1.match.entry.word) }.map(\.match)
    }

    /// Returns the analyses of a phrase, which is inflected in its first word (`looked up`) or its last (`ice creams`).
    private func phraseAnalyses(of form: String) throws -> [Analysis] {
        guard let inFirst = PhraseParts(afterFirstWordOf: form), let inLast = PhraseParts(beforeLastWordOf: form) else {
            return []
        }
        var analyses: [Analysis] = []
        // Few phrases have the rest in common with a headword. The lemma of a word is taken to be one word.
        if try mayHave(inFirst.rest, in: .en) {
            analyses += try wordAnalyses(of: inFirst.word).filter { $0.category == .verb }
                .map { Analysis(lemma: $0.lemma + inFirst.rest, category: .verb, features: $0.features) }
        }
        if try mayHave(inLast.rest, in: .en) {
            analyses += try wordAnalyses(of: inLast.word).filter { $0.category == .noun }
                .map { Analysis(lemma: inLast.rest + $0.lemma, category: .noun, features: $0.features) }
        }
        return analyses
    }

    private func wordAnalyses(of form: String) throws -> [Analysis] {
        try analyses(of: form, in: .en) + regularAnalyses(of: form)
    }

    /// Returns the analyses of a form by the rules of English, unless the tables list another form: `goed` is not a
    /// past.
    private func regularAnalyses(of form: String) throws -> [Analysis] {
        var possible: [Analysis] = []
        for analysis in EnglishInflection.regularAnalyses(of: form) {
            if try listedForms(for: analysis).isEmpty { possible.append(analysis) }
        }
        return possible
    }

    /// Returns the irregular forms in place of a wrongly regular one: `went` and `gone` for `goed`.
    func correctForms(of form: String) throws -> [String] {
        var correct: [String] = []
        for analysis in EnglishInflection.regularAnalyses(of: form) {
            for listed in try listedForms(for: analysis) where !correct.contains(listed) { correct.append(listed) }
        }
        return correct
    }

    private func listedForms(for analysis: Analysis) throws -> [String] {
        guard try mayHave(Spelling.folded(analysis.lemma), in: .en) else { return [] }
        return try forms(of: analysis.lemma, in: .en)
            .filter { $0.category == analysis.category && analysis.features.contains(where: $0.form.features.contains) }
            .map(\.form.text)
    }
}

extension Match {
    /// Whether the headword has the same capitals as the word; for a form, which may differ in length, only the first
    /// letter is compared.
    func preservesCase(of word: String) -> Bool {
        switch kind {
        case .exact, .variant: true
        case .folded: Spelling.folded(entry.word, keepingCase: true) == Spelling.folded(word, keepingCase: true)
        case .lemma: entry.word.first?.isUppercase == word.first?.isUppercase
        }
    }

    /// Creates a lemma match with the parts of the entry that have the form; nil if there are none.
    fileprivate init?(_ whole: StoredHeadword, analyses: [Analysis]) {
        let isWithheld = whole.isWithheld
        let entry = whole.keeping { category in analyses.contains { $0.category == category } }
        guard isWithheld || !entry.lexicalEntries.isEmpty else { return nil }
        let categories = entry.lexicalEntries.map(\.lexicalCategory)
        var valid: [Analysis] = []
        for analysis in analyses where categories.contains(analysis.category) {
            if !valid.contains(where: { $0.says(sameAs: analysis) }) { valid.append(analysis) }
        }
        self.init(entry: entry, kind: .lemma, analyses: valid)
    }
}
