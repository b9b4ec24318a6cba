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

    /// The forms without those that nobody writes (`newses`, `certainer`); of each kind the rare ones last (`spake`).
    ///
    /// Of words that are rare themselves all forms stay.
    func used(_ forms: [EnglishForm], of word: String) -> [EnglishForm] {
        guard isCommon(word) else { return forms }
        let kept = forms.filter { isUsed($0.form) }
        let best = Dictionary(kept.map { ($0.features, count($0.form)) }, uniquingKeysWith: max)
        let isRare = { (form: EnglishForm) in count(form.form) * 10 < best[form.features] ?? 0 }
        return kept.map(\.features).uniqued().flatMap { features in
            let same = kept.filter { $0.features == features }
            return same.filter { !isRare($0) } + same.filter(isRare)
        }
    }

    /// Whether the form was counted, or a list of no more than the usual words has it.
    private func isUsed(_ form: String) -> Bool {
        count(form) > 0 || form.contains(" ") || evidence.isUsual(form, upTo: 55)
    }

    private func count(_ form: String) -> Int { counts[form] ?? counts[form.lowercased()] ?? 0 }
}
