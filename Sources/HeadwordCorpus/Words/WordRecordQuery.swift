public import HeadwordModel

/// What tells word records apart, and what they can be put together by.
public enum WordMember: UInt8, Vocabulary {
    /// The word as it is written.
    case wordform
    /// The usual way of writing it.
    case trueCase
    /// The headword.
    case lemma
    /// The kind of word.
    case lexicalCategory

    /// What a member is called in a message for people.
    public static let vocabularyName = "member"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>(isCamelCase: true)
}

/// Values of which a record must have some, and may not have others.
public struct Selection<Value: Hashable & Sendable>: Hashable, Sendable {
    /// If there are any, records have one of these; of grammatical features, all of them.
    public var included: [Value]
    /// Records have none of these.
    public var excluded: [Value]

    /// Selects values.
    public init(_ included: [Value] = [], excluding excluded: [Value] = []) {
        self.included = included
        self.excluded = excluded
    }

    var isEmpty: Bool { included.isEmpty && excluded.isEmpty }
}

/// Which word records are asked for.
public struct WordRecordQuery: Hashable, Sendable {
    /// Words as they are written.
    public var wordforms = Selection<String>()
    /// Usual ways of writing words.
    public var trueCases = Selection<String>()
    /// Headwords.
    public var lemmas = Selection<String>()
    /// Kinds of words. No kind excludes words that the lexicon does not know.
    public var lexicalCategories = Selection<LexicalCategory>()
    /// What forms express.
    public var grammaticalFeatures = Selection<GrammaticalFeature>()
    /// How often a record of the answer occurs.
    public var frequency: ClosedRange<UInt64> = 0...UInt64.max
    /// How often a record of the answer occurs in a million words.
    public var normalizedFrequency: ClosedRange<Double> = 0...Double.infinity
    /// What records of the answer differ in: those that are the same in all of this are put together. If empty, records
    /// are told apart by all that is known.
    public var collate: Set<WordMember> = []
    /// What the records are listed by; those that are the same in all of this come the most frequent first, then by
    /// their texts.
    public var order: [WordOrder] = []
    /// The number of records to leave out at the beginning.
    public var offset = 0
    /// The most records to tell.
    public var limit = 100

    /// Asks for all records, the most frequent first.
    public init() {}

    /// Whether what is asked for depends on how forms were divided among readings.
    var concernsReadings: Bool {
        collate.isEmpty || collate.contains(.lemma) || collate.contains(.lexicalCategory) || !lemmas.isEmpty
            || !lexicalCategories.isEmpty || !grammaticalFeatures.isEmpty
    }
}

/// What word records are listed by.
public struct WordOrder: Hashable, Sendable {
    /// A part of what is known about words; texts are in the order of their bytes.
    public enum Key: Hashable, Sendable {
        /// A text or a category, whose order is that of their names.
        case member(WordMember)
        /// The number of occurrences, in a million words or not.
        case frequency
    }

    /// What the records are listed by.
    public var key: Key
    /// Whether the last comes first.
    public var isDescending: Bool

    /// Creates an order.
    public init(_ key: Key, isDescending: Bool = false) {
        self.key = key
        self.isDescending = isDescending
    }
}
