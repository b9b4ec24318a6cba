/// All that a lexicon says of one headword in one spelling.
public struct HeadwordEntry: Hashable, Sendable {
    /// The headword as it is written, with its capitals, accents and spaces: `ice cream`, `March`.
    public var word: String
    /// The language of the headword.
    public var language: Language
    /// One lexical entry for each lexical category, the commonest first.
    public var lexicalEntries: [LexicalEntry]

    /// Creates an entry from its parts.
    public init(word: String, language: Language, lexicalEntries: [LexicalEntry]) {
        self.word = word
        self.language = language
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
    /// One entry for each homograph.
    public var entries: [Entry]
    /// Words derived from this one.
    public var derivatives: [String]

    /// Creates a lexical entry from its parts.
    public init(lexicalCategory: LexicalCategory, entries: [Entry], derivatives: [String] = []) {
        self.lexicalCategory = lexicalCategory
        self.entries = entries
        self.derivatives = derivatives
    }
}

/// One homograph of a lexical entry.
public struct Entry: Hashable, Sendable {
    /// The features that any of the senses has.
    public var grammaticalFeatures: [GrammaticalFeature]
    /// The senses, the commonest first.
    public var senses: [Sense]

    /// Creates an entry from its parts.
    public init(grammaticalFeatures: [GrammaticalFeature] = [], senses: [Sense]) {
        self.grammaticalFeatures = grammaticalFeatures
        self.senses = senses
    }
}
