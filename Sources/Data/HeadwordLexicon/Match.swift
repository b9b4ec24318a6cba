public import HeadwordModel

/// How a headword was found.
public enum MatchKind: UInt8, Vocabulary {
    /// The word is spelled like the headword.
    case exact
    /// The spellings differ only in case, diacritics, spaces, underscores or hyphens.
    case folded
    /// The word is an inflected form of the headword.
    case lemma
    /// The word is another spelling or another name of the headword.
    case variant

    /// The noun for a member in messages to users.
    public static let vocabularyName = "match kind"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>()
}

/// A headword that was found, and how.
public struct Match: Hashable, Sendable {
    /// The entry of the headword; for an inflected form, only the lexical categories that have the form.
    public var entry: StoredHeadword
    /// How it was found.
    public var kind: MatchKind
    /// The readings of the word as a form of the headword, if it is an inflected form.
    public var analyses: [Analysis]

    init(entry: StoredHeadword, kind: MatchKind, analyses: [Analysis] = []) {
        self.entry = entry
        self.kind = kind
        self.analyses = analyses
    }
}

/// One reading of an inflected form.
public struct Analysis: Hashable, Sendable {
    /// The headword that the form belongs to.
    public var lemma: String
    /// The lexical category in which the headword is inflected.
    public var category: LexicalCategory
    /// The grammatical features of the form; empty if the source does not give them.
    public var features: [GrammaticalFeature]
    /// The identifier of the source that lists the form; nil if it follows from rules, or is the headword itself.
    public var source: String?

    /// Creates an analysis from its parts.
    public init(lemma: String, category: LexicalCategory, features: [GrammaticalFeature], source: String? = nil) {
        self.lemma = lemma
        self.category = category
        self.features = features
        self.source = source
    }

    /// Whether two analyses are the same, apart from their sources.
    func says(sameAs other: Analysis) -> Bool {
        (lemma, category, features) == (other.lemma, other.category, other.features)
    }
}
