public import HeadwordModel

/// A member that distinguishes word records, and by which they can be grouped.
public enum WordMember: UInt8, Vocabulary {
    /// The word as written.
    case wordform
    /// The usual way of writing it.
    case trueCase
    /// The headword.
    case lemma
    /// The lexical category.
    case lexicalCategory

    /// The noun for a member in messages.
    public static let vocabularyName = "member"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>(isCamelCase: true)
}

/// The values that a record must have, and those that it must not have.
public struct Selection<Value: Hashable & Sendable>: Hashable, Sendable {
    /// If not empty, a record must have one of these; for grammatical features, all of them.
    public var included: [Value]
    /// A record must have none of these.
    public var excluded: [Value]

    /// Selects values.
    public init(_ included: [Value] = [], excluding excluded: [Value] = []) {
        self.included = included
        self.excluded = excluded
    }

    var isEmpty: Bool { included.isEmpty && excluded.isEmpty }
}

/// A query for word records.
public struct WordRecordQuery: Hashable, Sendable {
    /// Words as written.
    public var wordforms = Selection<String>()
    /// Usual ways of writing words.
    public var trueCases = Selection<String>()
    /// Headwords.
    public var lemmas = Selection<String>()
    /// Lexical categories. Excluding a category does not exclude words that the lexicon does not have.
    public var lexicalCategories = Selection<LexicalCategory>()
    /// Grammatical features of the forms.
    public var grammaticalFeatures = Selection<GrammaticalFeature>()
    /// The range of frequencies of the resulting records.
    public var frequency: ClosedRange<UInt64> = 0...UInt64.max
    /// The range of frequencies per million words of the resulting records.
    public var normalizedFrequency: ClosedRange<Double> = 0...Double.infinity
    /// The members to group by: records that agree in all of these are added up. If empty, records are not grouped.
    public var collate: Set<WordMember> = []
    /// The sort order; ties are sorted by descending frequency, then by their texts.
    public var order: [WordOrder] = []
    /// The number of records to skip.
    public var offset = 0
    /// The maximum number of records to return.
    public var limit = 100

    /// Creates a query for all records, the most frequent first.
    public init() {}

    /// Whether the result depends on how forms were divided among readings.
    var concernsReadings: Bool {
        collate.isEmpty || collate.contains(.lemma) || collate.contains(.lexicalCategory) || !lemmas.isEmpty
            || !lexicalCategories.isEmpty || !grammaticalFeatures.isEmpty
    }
}

/// A sort criterion for word records.
public struct WordOrder: Hashable, Sendable {
    /// A property of words to sort by; texts are in byte order.
    public enum Key: Hashable, Sendable {
        /// A text or a category; categories are sorted by their names.
        case member(WordMember)
        /// The number of occurrences, absolute or per million words.
        case frequency
    }

    /// The property to sort by.
    public var key: Key
    /// Whether the order is descending.
    public var isDescending: Bool

    /// Creates an order.
    public init(_ key: Key, isDescending: Bool = false) {
        self.key = key
        self.isDescending = isDescending
    }
}
