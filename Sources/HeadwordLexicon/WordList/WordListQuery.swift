public import HeadwordModel

/// Which headwords a list has.
public struct WordListQuery: Hashable, Sendable {
    /// The orders that a list may have.
    public enum Order: UInt8, Vocabulary {
        /// By spelling, whatever its case and diacritics.
        case word
        /// The commonest first, then those that were never counted; by spelling among equals.
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
    /// The English to which the spelling of a headword must belong; nil for all.
    public var variety: Variety?
    /// What no sense of a headword may have.
    public var exclude = SenseFilter()
    /// Senses that do not count for ``filter``.
    public var excludeSenses = SenseFilter()
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
    /// Where the next part begins; nil after the last.
    public var next: WordListPosition?

    /// Creates a part.
    public init(words: [ListedWord], total: Int, next: WordListPosition?) {
        self.words = words
        self.total = total
        self.next = next
    }
}

/// Where a part of a list begins. It is good for equal queries to the same lexicon only.
public struct WordListPosition: Hashable, Sendable {
    /// The step of frequency, counted from the commonest; 0 in lists by spelling.
    public var step: Int
    /// The place of the first headword that may come, in the order of spellings.
    public var place: Int

    /// The beginning of every list.
    public static let start = WordListPosition(step: 0, place: 0)

    /// Creates a position.
    public init(step: Int, place: Int) {
        self.step = step
        self.place = place
    }
}
