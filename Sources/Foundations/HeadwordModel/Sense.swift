/// One meaning of a headword.
public struct Sense: Hashable, Sendable {
    /// The identifier of the sense: the source that gives it, a colon, and the source's own identifier.
    public var id: String
    /// What the headword means in this sense.
    public var definitions: [String]
    /// The headword, or a synonym of it, in use.
    public var examples: [Example]
    /// Subject fields.
    public var domains: [Domain]
    /// Registers, such as archaic or informal.
    public var registers: [Register]
    /// The regions in which the sense is used.
    public var regions: [Region]
    /// Grammatical features of the headword in this sense.
    public var grammaticalFeatures: [GrammaticalFeature]
    /// References to other headwords.
    public var crossReferences: [CrossReference]
    /// Words that mean the same.
    public var synonyms: [String]
    /// Words that mean the opposite.
    public var antonyms: [Antonym]
    /// Other spellings of the headword in this sense.
    public var variantForms: [VariantForm]
    /// Remarks on the sense.
    public var notes: [Note]
    /// Narrower meanings, which have no subsenses of their own.
    public var subsenses: [Sense]

    /// Creates a sense from its parts.
    public init(
        id: String,
        definitions: [String] = [],
        examples: [Example] = [],
        domains: [Domain] = [],
        registers: [Register] = [],
        regions: [Region] = [],
        grammaticalFeatures: [GrammaticalFeature] = [],
        crossReferences: [CrossReference] = [],
        synonyms: [String] = [],
        antonyms: [Antonym] = [],
        variantForms: [VariantForm] = [],
        notes: [Note] = [],
        subsenses: [Sense] = []
    ) {
        self.id = id
        self.definitions = definitions
        self.examples = examples
        self.domains = domains
        self.registers = registers
        self.regions = regions
        self.grammaticalFeatures = grammaticalFeatures
        self.crossReferences = crossReferences
        self.synonyms = synonyms
        self.antonyms = antonyms
        self.variantForms = variantForms
        self.notes = notes
        self.subsenses = subsenses
    }
}

/// A text that shows a sense in use.
public struct Example: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The author, if the source names one.
    public var author: String?
    /// The word that the text shows.
    public var shows: Shown

    /// The word that an example shows.
    ///
    /// Sources that define sets of synonyms give examples for the whole set.
    public enum Shown: Hashable, Sendable {
        /// The headword in one of its forms.
        case headword
        /// A synonym instead of the headword.
        case synonym(String)
        /// None of the words, as far as could be recognised.
        case unknown
    }

    /// Creates an example from its parts.
    public init(text: String, author: String? = nil, shows: Shown = .headword) {
        self.text = text
        self.author = author
        self.shows = shows
    }
}

/// A pointer from a sense to another headword.
public struct CrossReference: Hashable, Sendable {
    /// The headword that is pointed to.
    public var word: String
    /// How it is related.
    public var type: Kind

    /// The kinds of relations.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// A sense worth comparing.
        case seeAlso
        /// A sense close to this one.
        case closeMatch
        /// The word that this one is formed from.
        case related

        /// The name that the Oxford Dictionaries API gives the relation.
        public var label: String {
            switch self {
            case .seeAlso: "see also"
            case .closeMatch: "close match"
            case .related: "related"
            }
        }
    }

    /// Creates a cross-reference from its parts.
    public init(word: String, type: Kind) {
        self.word = word
        self.type = type
    }
}

/// A word of opposite meaning.
public struct Antonym: Hashable, Sendable {
    /// The opposite.
    public var word: String
    /// Whether it is the opposite of a similar word: `minuscule` is opposed to `large` through `small`.
    public var isIndirect: Bool

    /// Creates an antonym from its parts.
    public init(word: String, isIndirect: Bool) {
        self.word = word
        self.isIndirect = isIndirect
    }
}
