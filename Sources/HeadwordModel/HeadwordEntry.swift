/// All that a lexicon says of one headword in one spelling.
public struct HeadwordEntry: Hashable, Sendable {
    /// The headword as it is written, with its capitals, accents and spaces: `ice cream`, `March`.
    public var word: String
    /// The language of the headword.
    public var language: Language
    /// Where it is written like this; empty if anywhere, or if no source says.
    public var regions: [Region]
    /// How the headword is said, whatever its lexical category.
    public var pronunciations: [Pronunciation]
    /// One lexical entry for each lexical category, the commonest first.
    public var lexicalEntries: [LexicalEntry]

    /// Creates an entry from its parts.
    public init(
        word: String,
        language: Language,
        regions: [Region] = [],
        pronunciations: [Pronunciation] = [],
        lexicalEntries: [LexicalEntry]
    ) {
        self.word = word
        self.language = language
        self.regions = regions
        self.pronunciations = pronunciations
        self.lexicalEntries = lexicalEntries
    }

    /// What identifies the headword in requests and cross-references: the word with `_` for each space.
    public var id: String { HeadwordEntry.id(of: word) }

    /// The identifier of the headword that is written `word`.
    public static func id(of word: String) -> String {
        guard word.utf8.contains(UInt8(ascii: " ")) else { return word }
        return String(decoding: word.utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
    }
}

/// A headword in one of its lexical categories.
public struct LexicalEntry: Hashable, Sendable {
    /// Noun, verb, ...
    public var lexicalCategory: LexicalCategory
    /// How the headword is said in this category: the noun `record`.
    public var pronunciations: [Pronunciation]
    /// The homographs, those of one source together.
    public var entries: [Entry]
    /// Words derived from this one.
    public var derivatives: [String]

    /// Creates a lexical entry from its parts.
    public init(
        lexicalCategory: LexicalCategory,
        pronunciations: [Pronunciation] = [],
        entries: [Entry],
        derivatives: [String] = []
    ) {
        self.lexicalCategory = lexicalCategory
        self.pronunciations = pronunciations
        self.entries = entries
        self.derivatives = derivatives
    }
}

/// What one source says of one homograph of a lexical entry.
public struct Entry: Hashable, Sendable {
    /// The identifier of the source that says it: `gcide`.
    public var source: String
    /// Where the word comes from.
    public var etymologies: [String]
    /// How this homograph is said.
    public var pronunciations: [Pronunciation]
    /// The features that the homograph has, or any of its senses.
    public var grammaticalFeatures: [GrammaticalFeature]
    /// Other ways to write it.
    public var variantForms: [VariantForm]
    /// Remarks on its use.
    public var notes: [Note]
    /// The senses, the commonest first.
    public var senses: [Sense]

    /// Creates an entry from its parts.
    public init(
        source: String,
        etymologies: [String] = [],
        pronunciations: [Pronunciation] = [],
        grammaticalFeatures: [GrammaticalFeature] = [],
        variantForms: [VariantForm] = [],
        notes: [Note] = [],
        senses: [Sense] = []
    ) {
        self.source = source
        self.etymologies = etymologies
        self.pronunciations = pronunciations
        self.grammaticalFeatures = grammaticalFeatures
        self.variantForms = variantForms
        self.notes = notes
        self.senses = senses
    }
}

/// How a word is said.
public struct Pronunciation: Hashable, Sendable {
    /// The alphabets that pronunciations are written in.
    public enum Notation: UInt8, CaseIterable, Sendable {
        /// The International Phonetic Alphabet.
        case ipa
        /// Letters and marks as English dictionaries of the nineteenth century respell words.
        case respelling

        /// The name that the Oxford Dictionaries API gives the notation.
        public var label: String {
            switch self {
            case .ipa: "IPA"
            case .respelling: "respell"
            }
        }
    }

    /// The sounds, without slashes or brackets around them: `ˈsɪɹiəl`.
    public var text: String
    /// What ``text`` is written in.
    public var notation: Notation
    /// Where it is said like this; nil if the source does not say.
    public var region: Region?
    /// The identifier of the source.
    public var source: String

    /// Creates a pronunciation from its parts.
    public init(text: String, notation: Notation = .ipa, region: Region? = nil, source: String) {
        self.text = text
        self.notation = notation
        self.region = region
        self.source = source
    }
}

/// Another way to write a headword.
public struct VariantForm: Hashable, Sendable {
    /// The other spelling.
    public var text: String
    /// Where it is written like this.
    public var regions: [Region]
    /// How it is used.
    public var registers: [Register]

    /// Creates a variant from its parts.
    public init(text: String, regions: [Region] = [], registers: [Register] = []) {
        self.text = text
        self.regions = regions
        self.registers = registers
    }
}

/// A remark of a dictionary's editors.
public struct Note: Hashable, Sendable {
    /// What remarks are about.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// The thing or the word in general.
        case general
        /// How the word is used, or told apart from its synonyms.
        case usage

        /// The name of the kind in answers.
        public var label: String {
            switch self {
            case .general: "general"
            case .usage: "usage"
            }
        }
    }

    /// The remark.
    public var text: String
    /// What it is about.
    public var kind: Kind

    /// Creates a note from its parts.
    public init(text: String, kind: Kind = .general) {
        self.text = text
        self.kind = kind
    }
}
