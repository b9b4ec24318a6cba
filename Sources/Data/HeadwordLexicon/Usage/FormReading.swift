internal import HeadwordModel

/// A possible reading of a form.
struct FormReading {
    /// The headword.
    var lemma: String
    /// The form, with the capitals that it has as a form of the headword.
    var form: String
    var category: LexicalCategory
    var features: [GrammaticalFeature]
    /// How common the headword is in this lexical category; meaningful only in comparison with other readings.
    var commonness = 1.0
    /// How often the headword occurs in this lexical category, in all of its forms, in sense-tagged text.
    var tagged = 0

    /// Whether the form is the headword itself.
    var isHeadword: Bool { lemma == form }
}

/// How often a form occurs in tagged text with a given lexical category and features.
struct TagCount {
    var category: LexicalCategory
    var features: [GrammaticalFeature]
    var count: Double

    /// Whether the tagged words are names.
    var isProper: Bool { features.contains(.proper) }

    /// Whether words with this tag may be of a category; the tags do not distinguish prepositions from conjunctions
    /// such as `because`.
    func mayBe(_ other: LexicalCategory) -> Bool {
        category == other || category == .preposition && other == .conjunction
    }

    /// Returns how well a reading fits the tag, the higher the better; nil if it is of another category.
    ///
    /// Each feature that only one of them has counts against the reading. A conjunction fits only if there is no
    /// preposition.
    func fit(of reading: FormReading) -> Int? {
        guard category == reading.category else { return mayBe(reading.category) ? .min : nil }
        var own = features
        // A form tagged as present looks like the infinitive; a modal verb looks like the infinitive or the past
        // (`would`).
        if own == [.modal] { own = reading.features == [.past] ? [.past] : [.infinitive] }
        if own == [.present] { own = [.infinitive] }
        // Some comparatives and superlatives are headwords: `more`, `best`.
        if reading.isHeadword, reading.tagged > 0, own == [.comparative] || own == [.superlative] { own = [.positive] }
        let common = own.count(where: reading.features.contains)
        return 2 * common - own.count - reading.features.count
    }

    /// Returns the features of a form in this reading. The tag knows them from the sentence, except for the number of
    /// names.
    func features(of reading: FormReading) -> [GrammaticalFeature] {
        if features == [.proper] { return reading.features + features }
        return features.isEmpty ? reading.features : features
    }
}

extension [TagCount] {
    /// How often the form was tagged.
    var total: Double { reduce(0) { $0 + $1.count } }
}
