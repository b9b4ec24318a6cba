internal import HeadwordModel

extension InflectionEvidence {
    /// Collects the evidence about English words from the sources of a draft.
    init(_ draft: LexiconDraft) {
        self.init()
        let given = Self.givenForms(draft.evidence[GivenForms.self].forms)
        setIrregularForms(given.irregular)
        statedForms = given.stated
        let words = draft.evidence[SCOWLWords.self].entries
        hasWordLists = !words.isEmpty
        spelling = { word in
            words[word].map {
                SpellingEvidence(size: $0.size, isVariant: $0.isVariant, region: $0.region)
            }
        }
        let tagged = draft.evidence[TagCounts.self].forms
        tagCounts = { tagged[$0] ?? [:] }
        let dictionary = draft.evidence[CMUDictionary.self]
        pronunciations = { dictionary.pronunciations[$0] ?? [] }
        let classes = draft.evidence[NounClasses.self]
        isMassNoun = { classes.mass.contains($0) }
        isCountNoun = { classes.count.contains($0) }
        isLemma = { draft.categories(of: .init(language: .en, word: $0.word)).contains($0.category) }
    }

    /// Separates the given forms with stated features (`stated`) from those without (`irregular`).
    private static func givenForms(
        _ forms: [GivenForms.GivenForm]
    ) -> (irregular: [EnglishLemma: [String]], stated: [EnglishLemma: [StatedForm]]) {
        var irregular: [EnglishLemma: [String]] = [:]
        var stated: [EnglishLemma: [StatedForm]] = [:]
        for given in forms where given.form != given.lemma || !given.features.isEmpty {
            let lemma = EnglishLemma(given.lemma, given.category)
            if given.features.isEmpty { irregular[lemma, default: []].append(given.form) }
            for kind in EnglishInflectionKind.allCases where given.features.contains(kind.definingFeature) {
                stated[lemma, default: []].append(StatedForm(kind, given.form))
            }
        }
        return (irregular, stated)
    }
}

extension EnglishInflectionKind {
    /// The feature that sets this kind apart from all others.
    fileprivate var definingFeature: GrammaticalFeature {
        self == .thirdPerson ? .third : features[0]
    }
}
