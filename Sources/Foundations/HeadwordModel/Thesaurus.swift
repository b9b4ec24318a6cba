/// Words that mean the same as a headword, or the opposite, in one of its meanings.
///
/// Sources that define senses give their synonyms with the sense (``Sense/synonyms``); these sets come from thesauri,
/// which distinguish meanings only by their sets.
public struct ThesaurusSet: Hashable, Sendable {
    /// How the words are related to the headword.
    public enum Relation: UInt8, Vocabulary {
        /// They mean the same, or nearly.
        case synonyms
        /// They mean the opposite.
        case antonyms

        /// The noun for a member in messages to users.
        public static let vocabularyName = "relation"
        /// The labels and their spellings.
        public static let table = VocabularyTable<Self>(aliases: ["synonym": .synonyms, "antonym": .antonyms])
    }

    /// The identifier of the source.
    public var source: String
    /// The lexical category of the words; nil if the source does not say.
    public var lexicalCategory: LexicalCategory?
    /// How the words are related to the headword.
    public var relation: Relation
    /// The words; a set shared by several headwords contains the headwords too.
    public var words: [ThesaurusWord]

    /// Creates a set from its parts.
    public init(
        source: String,
        lexicalCategory: LexicalCategory? = nil,
        relation: Relation = .synonyms,
        words: [ThesaurusWord]
    ) {
        self.source = source
        self.lexicalCategory = lexicalCategory
        self.relation = relation
        self.words = words
    }
}

/// A word of a thesaurus, with its labels there.
public struct ThesaurusWord: Hashable, Sendable {
    /// The word or phrase.
    public var text: String
    /// The registers in which it is used.
    public var registers: [Register]
    /// The regions in which it is used.
    public var regions: [Region]
    /// The subject fields in which it is used.
    public var domains: [Domain]

    /// Creates a word from its parts.
    public init(_ text: String, registers: [Register] = [], regions: [Region] = [], domains: [Domain] = []) {
        self.text = text
        self.registers = registers
        self.regions = regions
        self.domains = domains
    }
}
