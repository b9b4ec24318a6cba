public import HeadwordModel

/// One usage of a word, and how frequent it is.
public struct WordUsage: Hashable, Sendable {
    /// The headword that the word is a form of.
    public var lemma: String
    /// The lexical category; nil if it is not known.
    public var lexicalCategory: LexicalCategory?
    /// The grammatical features of the form.
    public var grammaticalFeatures: [GrammaticalFeature]
    /// The share of the word's occurrences, above 0 and up to 1.
    public var share: Double

    /// Creates a usage from its parts.
    public init(
        lemma: String,
        lexicalCategory: LexicalCategory?,
        grammaticalFeatures: [GrammaticalFeature] = [],
        share: Double = 1
    ) {
        self.lemma = lemma
        self.lexicalCategory = lexicalCategory
        self.grammaticalFeatures = grammaticalFeatures
        self.share = share
    }

    /// Whether two usages are the same, apart from their shares.
    func isSame(as other: Self) -> Bool {
        lemma == other.lemma && lexicalCategory == other.lexicalCategory
            && grammaticalFeatures == other.grammaticalFeatures
    }
}
