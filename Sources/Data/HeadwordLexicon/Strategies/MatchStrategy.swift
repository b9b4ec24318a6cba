public import HeadwordModel

/// How headwords are compared with a text: the strategies of the DICT protocol (RFC 2229), and some more.
public enum MatchStrategy: UInt8, Vocabulary {
    /// The headword is the text.
    case exact
    /// The headword begins with the text.
    case prefix
    /// The headword ends with the text.
    case suffix
    /// The headword contains the text.
    case substring
    /// A part of the headword matches the text as an extended regular expression of POSIX.
    case expression
    /// The headword has the Soundex code of the text.
    case soundex
    /// The headword is one typing error away from the text.
    case nearby
    /// A word of the headword, or several in a row, are the text.
    case word
    /// The headword begins with the words of the text.
    case first
    /// The headword ends with the words of the text.
    case last
    /// The text is an inflected form of the headword.
    case lemma
    /// The headword has the same letters and digits as the text.
    case folded
    /// The headword is a phrase that contains the words of the text in a row.
    case phrase

    /// The noun for a member in messages to users.
    public static let vocabularyName = "strategy"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>(
        irregular: [.expression: "re", .nearby: "lev", .folded: "fold"],
        aliases: ["regex": .expression, "regexp": .expression, "levenshtein": .nearby]
    )
}

/// A question for headwords by a strategy.
public struct MatchQuery: Hashable, Sendable {
    /// The text to compare headwords with.
    public var text: String
    /// How to compare them.
    public var strategy: MatchStrategy
    /// The language of the headwords.
    public var language: Language
    /// The sources of which at least one must have an entry of a headword; empty for all.
    public var sources: [String]
    /// The language into which headwords must have translations in the lexicon; nil if it does not matter.
    public var target: Language?
    /// The number of headwords to skip.
    public var skipped: Int
    /// The maximum number of headwords.
    public var limit: Int

    /// Creates a question.
    public init(
        _ text: String = "",
        by strategy: MatchStrategy = .exact,
        in language: Language = .en,
        sources: [String] = [],
        target: Language? = nil,
        skipping skipped: Int = 0,
        atMost limit: Int = 1000
    ) {
        self.text = text
        self.strategy = strategy
        self.language = language
        self.sources = sources
        self.target = target
        self.skipped = skipped
        self.limit = limit
    }
}

/// A headword with the sources that have an entry of it.
public struct MatchedHeadword: Hashable, Sendable {
    /// The headword as it is written.
    public var word: StoredText
    /// The identifiers of the sources: those of layers first, the nearest first, then the others in alphabetical order.
    /// Empty if all that the sources say is left out because it is dated.
    public var sources: [String]
}

/// A part of the headwords that match.
public struct MatchedPart: Hashable, Sendable {
    /// The headwords.
    public var headwords: [MatchedHeadword]
    /// The number of all that match; nil if they were not counted.
    public var total: Int?
}
