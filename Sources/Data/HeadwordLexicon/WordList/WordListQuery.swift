public import HeadwordModel

/// The conditions and the order of a list of headwords.
public struct WordListQuery: Hashable, Sendable {
    /// The orders that a list may have.
    public enum Order: UInt8, Vocabulary {
        /// By spelling, ignoring case and diacritics.
        case word
        /// The commonest first, then those that were never counted; equals by spelling. Headwords that match
        /// ``WordListQuery/filter`` only in a minor sense come after all others.
        case frequency

        /// The noun for a member in messages to users.
        public static let vocabularyName = "order"
        /// The labels and their spellings.
        public static let table = VocabularyTable<Self>(aliases: ["zipf": .frequency])
    }

    /// The language of the headwords.
    public var language: Language
    /// The labels that at least one sense of a headword must have.
    public var filter = SenseFilter()
    /// The languages into at least one of which a headword must have a translation; not checked if empty.
    public var targets: [Language] = []
    /// Whether a headword must have synonyms or antonyms.
    public var hasNyms = false
    /// The variety of English that the spelling of a headword must belong to; nil for all.
    public var variety: Variety?
    /// The labels that no sense of a headword may have.
    public var exclude = SenseFilter()
    /// The labels of senses that do not count for ``filter``.
    public var excludeSenses = SenseFilter()
    /// Whether only main senses, those that people usually mean, count for ``filter``.
    var isOfMainSenses = false
    /// The labels that the first sense of a headword may not have.
    public var excludePrimeSenses = SenseFilter()
    /// The lengths that a headword may have, in characters.
    public var length: ClosedRange<Int>?
    /// The beginning of the headwords, ignoring case and diacritics.
    public var prefix: String?
    /// Whether a headword must be equal to ``prefix``, not just begin with it.
    public var isExact = false
    /// The pattern that headwords must match: `?` stands for one character, `*` for any number of them.
    public var pattern: String?
    /// The permitted Zipf values: the logarithm of a headword's occurrences in a thousand million words.
    public var zipf: ClosedRange<Double>?
    /// The order of the list.
    public var order = Order.word

    /// Creates a query for all headwords of a language.
    public init(language: Language = .en) {
        self.language = language
    }

    /// Whether the headwords are consecutive in the order of the list, since the query gives only their beginning.
    var isForNeighbours: Bool {
        var plain = WordListQuery(language: language)
        (plain.prefix, plain.isExact) = (prefix, isExact)
        return self == plain
    }
}

/// A headword in a list.
public struct ListedWord: Hashable, Sendable {
    /// The headword as it is written.
    public var word: String
    /// The Zipf value: the logarithm of its occurrences in a thousand million words, to two decimals; nil if it was not
    /// counted or is too rare.
    public var zipf: Double?
}

/// A part of a list.
public struct WordListPart: Hashable, Sendable {
    /// The headwords.
    public var words: [ListedWord]
    /// The length of the whole list.
    public var total: Int
    /// The position at which the next part begins; nil after the last. It is valid only for equal queries to the same
    /// lexicon.
    public var next: Int?

    /// Creates a part.
    public init(words: [ListedWord], total: Int, next: Int?) {
        self.words = words
        self.total = total
        self.next = next
    }
}
