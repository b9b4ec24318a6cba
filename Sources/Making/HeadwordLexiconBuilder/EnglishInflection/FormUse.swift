internal import HeadwordModel

/// Decides which of a word's possible forms are in use, based on their frequencies.
struct FormUse {
    private let counts: [String: Int]
    private let floor: Int
    private let evidence: InflectionEvidence

    init(_ list: LexiconDraft.FrequencyList?, _ evidence: InflectionEvidence) {
        counts = list?.counts ?? [:]
        floor = list?.floor ?? 0
        self.evidence = evidence
    }

    /// Whether a word is so common that the table would contain those of its forms that are widely used.
    func isCommon(_ word: String) -> Bool { (counts[word] ?? 0) >= max(1, floor) * 10 }

    /// Returns the forms without those that nobody writes (`newses`); within each kind, rare forms come last (`spake`).
    ///
    /// Rare words keep all their forms.
    func used(_ forms: [EnglishForm], of word: String) -> [EnglishForm] {
        guard isCommon(word) else { return forms }
        // `quietest` is in use because `quieter` was counted.
        let isCompared =
            isComparedWithEndings(word) || forms.contains { $0.features == [.comparative] && count($0.form) > 0 }
        let kept = forms.filter { isUsed($0, isCompared: isCompared) }
        let best = Dictionary(kept.map { ($0.features, count($0.form)) }, uniquingKeysWith: max)
        let isRare = { (form: EnglishForm) in
            count(form.form) * 10 < best[form.features] ?? 0 || isAdjective(form)
        }
        return kept.map(\.features).uniqued().flatMap { features in
            let same = kept.filter { $0.features == features }
            return same.filter { !isRare($0) } + same.filter(isRare)
        }
    }

    /// Whether the form was counted, or is in a list that is limited to usual words.
    private func isUsed(_ form: EnglishForm, isCompared: Bool) -> Bool {
        if count(form.form) > 0 || form.form.contains(" ") { return true }
        // These lists also contain `absolutest`.
        let isDegree = form.features == [.comparative] || form.features == [.superlative]
        return evidence.isUsual(form.form, upTo: 55) && (!isDegree || isCompared)
    }

    /// Whether a word has one syllable, or an ending of longer words that are compared without `more`.
    private func isComparedWithEndings(_ word: String) -> Bool {
        let said = evidence.pronunciations(word).first?.syllables.count
        return said ?? RegularSpelling(word).syllableCount < 2
            || ["y", "le", "er", "ow"].contains(where: word.hasSuffix)
    }

    /// Whether tagged text has a participle only as an adjective: `drunken`.
    private func isAdjective(_ form: EnglishForm) -> Bool {
        guard form.features == [.pastParticiple], form.form.hasSuffix("en") else { return false }
        let tags = evidence.tagCounts(form.form)
        return tags[.adjective] != nil && tags[.pastParticiple] == nil
    }

    private func count(_ form: String) -> Int { counts[form] ?? counts[form.lowercased()] ?? 0 }
}
