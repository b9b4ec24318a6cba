internal import HeadwordModel

extension InflectionEvidence {
    /// What the sources of a draft tell of English words.
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

    /// Tells forms of which it is said what they express from those of which it is not.
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
    /// The feature that no other kind has.
    fileprivate var definingFeature: GrammaticalFeature {
        self == .thirdPerson ? .third : features[0]
    }
}
