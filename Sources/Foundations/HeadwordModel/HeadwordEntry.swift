/// Everything that a lexicon has on one headword in one spelling.
public struct HeadwordEntry: Hashable, Sendable {
    /// The headword as it is written, with its capitals, accents and spaces: `ice cream`, `March`.
    public var word: String
    /// The language of the headword.
    public var language: Language
    /// The regions in which it is written like this; empty if everywhere, or if no source says.
    public var regions: [Region]
    /// The pronunciations that apply to all lexical categories.
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

    /// The identifier of the headword in requests and cross-references: the word with `_` for each space.
    public var id: String { HeadwordEntry.id(of: word) }

    /// Returns the identifier of the headword spelled `word`.
    public static func id(of word: String) -> String {
        // By index, since lists have thousands of headwords.
        let bytes = word.utf8.span
        guard bytes.indices.contains(where: { bytes[unchecked: $0] == UInt8(ascii: " ") }) else { return word }
        return String(unsafeUninitializedCapacity: bytes.count) { memory in
            for index in bytes.indices {
                let byte = bytes[unchecked: index]
                memory[index] = byte == UInt8(ascii: " ") ? UInt8(ascii: "_") : byte
            }
            return bytes.count
        }
    }
}

/// A headword in one of its lexical categories.
public struct LexicalEntry: Hashable, Sendable {
    /// The lexical category, such as noun or verb.
    public var lexicalCategory: LexicalCategory
    /// The pronunciations in this category, as of the noun `record`.
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

/// One homograph of a lexical entry, according to one source.
public struct Entry: Hashable, Sendable {
    /// The identifier of the source: `gcide`.
    public var source: String
    /// Where the word comes from.
    public var etymologies: [String]
    /// The pronunciations of this homograph.
    public var pronunciations: [Pronunciation]
    /// The features of the homograph or of any of its senses.
    public var grammaticalFeatures: [GrammaticalFeature]
    /// Other spellings.
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

/// The pronunciation of a word.
public struct Pronunciation: Hashable, Sendable {
    /// The notations for pronunciations.
    public enum Notation: UInt8, CaseIterable, Sendable {
        /// The International Phonetic Alphabet.
        case ipa
        /// Letters and marks, as in the respellings of English dictionaries of the nineteenth century.
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
    /// The notation of ``text``.
    public var notation: Notation
    /// The region in which it is said like this; nil if the source does not say.
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

/// Another spelling of a headword.
public struct VariantForm: Hashable, Sendable {
    /// The other spelling.
    public var text: String
    /// The regions in which it is used.
    public var regions: [Region]
    /// The registers in which it is used.
    public var registers: [Register]

    /// Creates a variant from its parts.
    public init(text: String, regions: [Region] = [], registers: [Register] = []) {
        self.text = text
        self.regions = regions
        self.registers = registers
    }
}

/// A remark by a dictionary's editors.
public struct Note: Hashable, Sendable {
    /// The subjects of remarks.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// The thing or the word in general.
        case general
        /// How the word is used, or how it differs from its synonyms.
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
    /// The subject of the remark.
    public var kind: Kind

    /// Creates a note from its parts.
    public init(text: String, kind: Kind = .general) {
        self.text = text
        self.kind = kind
    }
}
