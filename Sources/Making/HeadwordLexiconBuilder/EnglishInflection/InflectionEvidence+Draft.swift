internal import HeadwordModel

extension InflectionEvidence {
    /// Collects the evidence about English words from the sources of a draft.
    init(_ draft: LexiconDraft) {
        self.init()
        let english = draft.english
        let given = Self.givenForms(english.givenForms)
        setIrregularForms(given.irregular)
        statedForms = given.stated
        hasWordLists = !english.words.entries.isEmpty
        spelling = { word in
            english.words.entries[word].map {
                SpellingEvidence(size: $0.size, isVariant: $0.isVariant, region: $0.region)
            }
        }
        tagCounts = { english.tagCounts.forms[$0] ?? [:] }
        pronunciations = { english.pronunciations.pronunciations[$0] ?? [] }
        isMassNoun = { english.nounClasses.mass.contains($0) }
        isCountNoun = { english.nounClasses.count.contains($0) }
        isLemma = { draft.categories(of: .init(language: .en, word: $0.word)).contains($0.category) }
    }

    /// Separates the given forms with stated features (`stated`) from those without (`irregular`).
    private static func givenForms(
        _ forms: [EnglishEvidence.GivenForm]
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
