internal import HeadwordModel

/// A headword with everything that an export says of it, from the selected sources only.
struct ExportedHeadword: Hashable {
    /// The senses and translations of a headword in one lexical category.
    struct Part: Hashable {
        /// The lexical category; nil for translations whose source does not say.
        var category: LexicalCategory?
        /// The pronunciations in this category alone, in IPA.
        var pronunciations: [Pronunciation] = []
        /// The senses, each with its subsenses.
        var senses: [Sense] = []
        /// The translations, meaning by meaning.
        var translations: [TranslationGroup] = []
    }

    /// An inflected form that is spelled differently from the headword.
    struct Form: Hashable {
        /// The lexical category of the headword in this form.
        var category: LexicalCategory
        /// The form as it is written.
        var text: String
        /// Its grammatical features.
        var features: [GrammaticalFeature]
    }

    /// The headword as it is written.
    var word: String
    /// Its language.
    var language: Language
    /// How common it is, in hundredths of the Zipf value; nil if it was not counted.
    var zipf: Int?
    /// The pronunciations that hold for all categories, in IPA.
    var pronunciations: [Pronunciation] = []
    /// The senses and translations by lexical category, the commonest first.
    var parts: [Part] = []
    /// The inflected forms, the best of each kind first.
    var forms: [Form] = []

    /// The concepts that its senses stand for, if the format has a place for them.
    var concepts: [Concept] = []

    /// The distinct spellings of the inflected forms.
    var variants: [String] {
        var seen: Set<String> = [word]
        return forms.map(\.text).filter { seen.insert($0).inserted }
    }

    /// All pronunciations, without repetitions.
    var allPronunciations: [Pronunciation] {
        var seen: Set<Pronunciation> = []
        return (pronunciations + parts.flatMap(\.pronunciations)).filter { seen.insert($0).inserted }
    }
}

extension Sense {
    /// The sense and its subsenses, each with the labels of the sense added.
    var flattened: [Sense] {
        [self]
            + subsenses.map { subsense in
                var subsense = subsense
                subsense.domains = domains.adding(subsense.domains)
                subsense.registers = registers.adding(subsense.registers)
                subsense.regions = regions.adding(subsense.regions)
                return subsense
            }
    }

    /// The first examples that show the headword itself.
    var fewExamples: [String] {
        Array(examples.lazy.filter { $0.shows == .headword }.map(\.text).prefix(2))
    }
}

extension Array where Element: Equatable {
    fileprivate func adding(_ others: [Element]) -> [Element] { self + others.filter { !contains($0) } }
}
