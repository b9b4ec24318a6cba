/// What a headword is in another language, in one of its meanings.
public struct TranslationGroup: Hashable, Sendable {
    /// The language of the translations.
    public var target: Language
    /// The identifier of the source.
    public var source: String
    /// The language that the two were joined through, if no source translates directly: such a translation may mix
    /// meanings up.
    public var pivot: Language?
    /// What kind of word is translated; nil if the source does not say.
    public var lexicalCategory: LexicalCategory?
    /// Which meaning is translated, in the words of the source.
    public var gloss: String?
    /// Subject fields.
    public var domains: [Domain]
    /// How the headword is used in this meaning.
    public var registers: [Register]
    /// Where the headword is used in this meaning.
    public var regions: [Region]
    /// The translations, the source's order.
    public var translations: [Translation]

    /// Creates a group from its parts.
    public init(
        target: Language,
        source: String,
        pivot: Language? = nil,
        lexicalCategory: LexicalCategory? = nil,
        gloss: String? = nil,
        domains: [Domain] = [],
        registers: [Register] = [],
        regions: [Region] = [],
        translations: [Translation]
    ) {
        self.target = target
        self.source = source
        self.pivot = pivot
        self.lexicalCategory = lexicalCategory
        self.gloss = gloss
        self.domains = domains
        self.registers = registers
        self.regions = regions
        self.translations = translations
    }
}

/// A word or phrase of another language.
public struct Translation: Hashable, Sendable {
    /// The word or phrase.
    public var text: String
    /// Its gender, number, ...
    public var grammaticalFeatures: [GrammaticalFeature]
    /// How it is used.
    public var registers: [Register]
    /// Where it is used.
    public var regions: [Region]

    /// Creates a translation from its parts.
    public init(
        _ text: String,
        grammaticalFeatures: [GrammaticalFeature] = [],
        registers: [Register] = [],
        regions: [Region] = []
    ) {
        self.text = text
        self.grammaticalFeatures = grammaticalFeatures
        self.registers = registers
        self.regions = regions
    }
}
