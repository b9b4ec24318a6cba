internal import HeadwordModel

/// Which of a word's possible forms are used, by a table of how often forms were met.
struct FormUse {
    private let counts: [String: Int]
    private let floor: Int
    private let evidence: InflectionEvidence

    init(_ list: LexiconDraft.FrequencyList?, _ evidence: InflectionEvidence) {
        counts = list?.counts ?? [:]
        floor = list?.floor ?? 0
        self.evidence = evidence
    }

    /// Whether a word is so common that the table would have those of its forms that are used much.
    func isCommon(_ word: String) -> Bool { (counts[word] ?? 0) >= max(1, floor) * 10 }

    /// The forms without those that nobody writes (`newses`); of each kind the rare ones last (`spake`).
    ///
    /// Of words that are rare themselves all forms stay.
    func used(_ forms: [EnglishForm], of word: String) -> [EnglishForm] {
        guard isCommon(word) else { return forms }
        // A `quietest` belongs to `quieter`, which was counted.
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

    /// Whether the form was counted, or a list of no more than the usual words has it.
    private func isUsed(_ form: EnglishForm, isCompared: Bool) -> Bool {
        if count(form.form) > 0 || form.form.contains(" ") { return true }
        // Those lists have an `absolutest`, too.
        let isDegree = form.features == [.comparative] || form.features == [.superlative]
        return evidence.isUsual(form.form, upTo: 55) && (!isDegree || isCompared)
    }

    /// Whether a word has one syllable, or one of the ends of longer words that are compared without `more`.
    private func isComparedWithEndings(_ word: String) -> Bool {
        let said = evidence.pronunciations(word).first?.syllables.count
        return said ?? RegularSpelling(word).syllableCount < 2
            || ["y", "le", "er", "ow"].contains(where: word.hasSuffix)
    }

    /// Whether tagged text has a participle as an adjective only: `drunken`.
    private func isAdjective(_ form: EnglishForm) -> Bool {
        guard form.features == [.pastParticiple], form.form.hasSuffix("en") else { return false }
        let tags = evidence.tagCounts(form.form)
        return tags[.adjective] != nil && tags[.pastParticiple] == nil
    }

    private func count(_ form: String) -> Int { counts[form] ?? counts[form.lowercased()] ?? 0 }
}
