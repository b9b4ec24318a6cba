/// The translations of a headword into another language, in one of its meanings.
public struct TranslationGroup: Hashable, Sendable {
    /// The language of the translations.
    public var target: Language
    /// The identifier of the source.
    public var source: String
    /// The intermediate language, if no source translates directly; such translations may mix up meanings.
    public var pivot: Language?
    /// The lexical category of the headword in this meaning; nil if the source does not say.
    public var lexicalCategory: LexicalCategory?
    /// The translated meaning, in the words of the source.
    public var gloss: String?
    /// Subject fields.
    public var domains: [Domain]
    /// The registers in which the headword is used in this meaning.
    public var registers: [Register]
    /// The regions in which the headword is used in this meaning.
    public var regions: [Region]
    /// The translations, in the source's order.
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
    /// Its gender, number and so on.
    public var grammaticalFeatures: [GrammaticalFeature]
    /// The registers in which it is used.
    public var registers: [Register]
    /// The regions in which it is used.
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
