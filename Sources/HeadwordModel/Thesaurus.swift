/// Words that mean the same as a headword, or the opposite, in one of its meanings.
///
/// Sources that define senses give their synonyms with the sense (``Sense/synonyms``); these sets come from thesauri,
/// which tell meanings apart by their sets only.
public struct ThesaurusSet: Hashable, Sendable {
    /// How the words are related to the headword.
    public enum Relation: UInt8, Vocabulary {
        /// They mean the same, or nearly.
        case synonyms
        /// They mean the opposite.
        case antonyms

        /// What a member is called in a message for people.
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
    /// The words; a set that several headwords share holds the headwords too.
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

/// A word of a thesaurus, with what the thesaurus says of its use.
public struct ThesaurusWord: Hashable, Sendable {
    /// The word or phrase.
    public var text: String
    /// How it is used.
    public var registers: [Register]
    /// Where it is used.
    public var regions: [Region]
    /// In which fields it is used.
    public var domains: [Domain]

    /// Creates a word from its parts.
    public init(_ text: String, registers: [Register] = [], regions: [Region] = [], domains: [Domain] = []) {
        self.text = text
        self.registers = registers
        self.regions = regions
        self.domains = domains
    }
}
