internal import HeadwordModel

/// What a form may be, by the tables of the lexicon.
struct FormReading {
    /// The headword.
    var lemma: String
    /// The form, with the capitals that it has as a form of the headword.
    var form: String
    var category: LexicalCategory
    var features: [GrammaticalFeature]
    /// How common the headword is in this lexical category; says nothing but in comparison with other readings.
    var commonness = 1.0
    /// How often sense-tagged text has the headword in this lexical category, in all of its forms.
    var tagged = 0

    /// Whether the form is the headword itself.
    var isHeadword: Bool { lemma == form }
}

/// How often tagged text has a form as a word of a lexical category with some features.
struct TagCount {
    var category: LexicalCategory
    var features: [GrammaticalFeature]
    var count: Double

    /// Whether the tagged words are names.
    var isProper: Bool { features.contains(.proper) }

    /// Whether words with the tag may be of a category; the tags do not tell prepositions from conjunctions such as
    /// `because`.
    func mayBe(_ other: LexicalCategory) -> Bool {
        category == other || category == .preposition && other == .conjunction
    }

    /// How well a reading fits, the higher the better; nil if it is of another category.
    ///
    /// Each feature that both have counts for it, each that one of them lacks against it. A conjunction fits only where
    /// there is no preposition.
    func fit(of reading: FormReading) -> Int? {
        guard category == reading.category else { return mayBe(reading.category) ? .min : nil }
        var own = features
        // What is tagged as the present looks like the infinitive, and a modal verb like that or a past (`would`).
        if own == [.modal] { own = reading.features == [.past] ? [.past] : [.infinitive] }
        if own == [.present] { own = [.infinitive] }
        // Some comparatives and superlatives are headwords: `more`, `best`.
        if reading.isHeadword, reading.tagged > 0, own == [.comparative] || own == [.superlative] { own = [.positive] }
        let common = own.count(where: reading.features.contains)
        return 2 * common - own.count - reading.features.count
    }

    /// What a form expresses as this reading: the tag knows it from the sentence, but for the number of names.
    func features(of reading: FormReading) -> [GrammaticalFeature] {
        if features == [.proper] { return reading.features + features }
        return features.isEmpty ? reading.features : features
    }
}

extension [TagCount] {
    /// How often the form was tagged.
    var total: Double { reduce(0) { $0 + $1.count } }
}
