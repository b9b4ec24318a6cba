internal import HeadwordModel

/// Compares adjectives and adverbs.
struct AdjectiveInflection {
    private let evidence: InflectionEvidence
    private let lists: EnglishLists

    init(_ evidence: InflectionEvidence, _ lists: EnglishLists) {
        self.evidence = evidence
        self.lists = lists
    }

    /// Returns the comparatives and superlatives; empty for words that are compared with `more`.
    func forms(of lemma: EnglishLemma) -> FormsByKind {
        guard !lemma.word.contains(" ") else { return [] }
        if let listed = lists.comparisons[lemma] {
            return [(.comparative, listed.comparatives), (.superlative, listed.superlatives)]
        }
        let stated = (evidence.statedForms[lemma] ?? []).filter(isCredible)
        let irregular = evidence.irregularForms[lemma] ?? []
        let comparatives =
            irregular.filter { !$0.hasSuffix("st") } + stated.filter { $0.kind == .comparative }.map(\.form)
        let superlatives =
            irregular.filter { $0.hasSuffix("st") } + stated.filter { $0.kind == .superlative }.map(\.form)
        let regular = regularPairs(of: lemma)
        let forms: FormsByKind = [
            (.comparative, ranked(comparatives + regular.map(\.comparative), .comparative)),
            (.superlative, ranked(superlatives + regular.map(\.superlative), .superlative)),
        ]
        return forms.filter { !$0.forms.isEmpty }
    }

    private func isCredible(_ stated: StatedForm) -> Bool {
        guard evidence.isUsual(stated.form, upTo: 80) else { return false }
        return stated.kind == .superlative ? stated.form.hasSuffix("st") : stated.form.hasSuffix("r")
    }

    private func ranked(_ forms: [String], _ kind: EnglishInflectionKind) -> [String] {
        evidence.ranked(forms.uniqued(), as: kind)
    }

    /// Returns the regular pairs of which both forms are in use: there is a `former`, but no `formest`.
    private func regularPairs(of lemma: EnglishLemma) -> [(comparative: String, superlative: String)] {
        // `slowly` has no `slowlier`, though word lists for games may contain it.
        guard lemma.category == .adjective || !lemma.word.hasSuffix("ly") else { return [] }
        let spelling = RegularSpelling(lemma.word, pronunciations: evidence.pronunciations(lemma.word))
        // Large lists contain even `beautifuler`.
        let isLong = spelling.syllableCount > 2 && !lemma.word.hasSuffix("y") && !lemma.word.hasSuffix("e")
        let size: UInt8 = isLong ? 60 : 80
        return zip(spelling.compared("er"), spelling.compared("est")).filter { pair in
            evidence.isUsual(pair.0, upTo: size) && evidence.isUsual(pair.1, upTo: size)
        }.map { (comparative: $0.0, superlative: $0.1) }
    }
}
