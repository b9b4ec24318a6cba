internal import HeadwordModel

/// A headword in one language, with all its data.
struct Headword: Sendable {
    var word: String
    var language = "en"
    /// The English dictionary that contains it; nil for both.
    var variety: Variety?
    /// Whether it is found only with its capitals, like some names.
    var needsCapitals = false
    var wordClasses: [WordClass]
}

/// The data of a headword in one lexical category.
struct WordClass: Sendable {
    var category: LexicalCategory
    var pronunciation: String?
    /// The inflected forms, without the headword itself.
    var forms: [Form] = []
    var homographs: [Homograph]
    var derivatives: [RelatedWord] = []
    var compounds: [RelatedWord] = []
    var phrases: [RelatedWord] = []
    var phrasalVerbs: [RelatedWord] = []
    /// Sentences in addition to those of the senses.
    var sentences: [String] = []

    /// All senses and their subsenses.
    var allMeanings: [Meaning] { homographs.flatMap(\.meanings).flatMap(\.withNarrower) }

    /// The features of the word and of its forms.
    var features: [GrammaticalFeature] { homographs.flatMap(\.features) + forms.flatMap(\.features) }
}

/// An inflected form.
struct Form: Sendable {
    var text: String
    var features: [GrammaticalFeature]

    init(_ text: String, _ features: GrammaticalFeature...) {
        self.text = text
        self.features = features
    }
}

/// One of several words that are spelled alike.
struct Homograph: Sendable {
    /// Three digits: the first numbers the word, the others count its entries.
    var number = "100"
    var features: [GrammaticalFeature] = []
    var etymology: String?
    var variants: [Variant] = []
    var note: String?
    var meanings: [Meaning]
}

/// A sense.
struct Meaning: Sendable {
    var definition: String?
    var examples: [Usage] = []
    var domains: [Domain] = []
    var registers: [Register] = []
    var regions: [Region] = []
    var note: String?
    var reference: Reference?
    var synonyms: [String] = []
    var antonyms: [String] = []
    /// The translations of the sense, by language code.
    var translations: [String: [String]] = [:]
    var narrower: [Meaning] = []

    /// The sense and all its subsenses.
    var withNarrower: [Meaning] { [self] + narrower.flatMap(\.withNarrower) }
}

/// A text that shows a sense in use.
struct Usage: Sendable {
    var text: String
    var translations: [String: String] = [:]

    init(_ text: String, _ translations: [String: String] = [:]) {
        self.text = text
        self.translations = translations
    }
}

/// A variant spelling of a headword.
struct Variant: Sendable {
    var text: String
    var regions: [Region] = []
}

/// A pointer from a sense to another headword.
struct Reference: Sendable {
    var word: String
    /// The kind of reference, such as `see also` or `variant spelling`.
    var kind: String
    /// The text that is printed for the reference.
    var marker: String
}

/// A word made from a headword.
struct RelatedWord: Sendable {
    var text: String
    var register: Register?
}

extension Headword {
    var allMeanings: [Meaning] { wordClasses.flatMap(\.allMeanings) }

    /// Whether some sense has a translation into a language.
    func hasTranslation(to code: String) -> Bool { allMeanings.contains { $0.translations[code] != nil } }

    var hasSynonyms: Bool { allMeanings.contains { !$0.synonyms.isEmpty || !$0.antonyms.isEmpty } }

    var variants: [Variant] { wordClasses.flatMap(\.homographs).flatMap(\.variants) }
}
