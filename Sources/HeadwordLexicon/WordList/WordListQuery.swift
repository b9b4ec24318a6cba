public import HeadwordModel

/// Which headwords a list has.
public struct WordListQuery: Hashable, Sendable {
    /// The orders that a list may have.
    public enum Order: UInt8, Vocabulary {
        /// By spelling, whatever its case and diacritics.
        case word
        /// The commonest first, then those that were never counted; by spelling among equals. Headwords that have what
        /// ``WordListQuery/filter`` asks for in a minor sense only come after all others.
        case frequency

        /// What a member is called in a message for people.
        public static let vocabularyName = "order"
        /// The labels and their spellings.
        public static let table = VocabularyTable<Self>(aliases: ["zipf": .frequency])
    }

    /// The language of the headwords.
    public var language: Language
    /// What one sense of a headword must have.
    public var filter = SenseFilter()
    /// Languages into one of which a headword must have a translation; none if empty.
    public var targets: [Language] = []
    /// Whether a headword must have synonyms or antonyms.
    public var hasNyms = false
    /// The English to which the spelling of a headword must belong; nil for all.
    public var variety: Variety?
    /// What no sense of a headword may have.
    public var exclude = SenseFilter()
    /// Senses that do not count for ``filter``.
    public var excludeSenses = SenseFilter()
    /// Whether only senses count for ``filter`` that people mean by the headword.
    var isOfMainSenses = false
    /// What the first sense of a headword may not have.
    public var excludePrimeSenses = SenseFilter()
    /// The lengths that a headword may have, in characters.
    public var length: ClosedRange<Int>?
    /// What a headword begins with, whatever its case and diacritics.
    public var prefix: String?
    /// Whether a headword must be the whole of ``prefix``.
    public var isExact = false
    /// What a headword looks like: `?` stands for one character, `*` for any number of them.
    public var pattern: String?
    /// How common a headword is: the logarithm of its occurrences in a thousand million words.
    public var zipf: ClosedRange<Double>?
    /// The order of the list.
    public var order = Order.word

    /// Creates a query for all headwords of a language.
    public init(language: Language = .en) {
        self.language = language
    }

    /// Whether the headwords stand beside each other in the order of the list: nothing but their beginning is given.
    var isForNeighbours: Bool {
        var plain = WordListQuery(language: language)
        (plain.prefix, plain.isExact) = (prefix, isExact)
        return self == plain
    }
}

/// A headword of a list.
public struct ListedWord: Hashable, Sendable {
    /// The headword as it is written.
    public var word: String
    /// The logarithm of its occurrences in a thousand million words, to two decimals; nil if it was not counted, or too
    /// rare to be.
    public var zipf: Double?
}

/// A part of a list.
public struct WordListPart: Hashable, Sendable {
    /// The headwords.
    public var words: [ListedWord]
    /// The length of the whole list.
    public var total: Int
    /// Where the next part begins; nil after the last. The position is good for equal queries to the same lexicon only.
    public var next: Int?

    /// Creates a part.
    public init(words: [ListedWord], total: Int, next: Int?) {
        self.words = words
        self.total = total
        self.next = next
    }
}
