public import HeadwordModel

/// One thing that a word is used as, and how often it is that.
public struct WordUsage: Hashable, Sendable {
    /// The headword that the word is a form of.
    public var lemma: String
    /// What kind of word it is; nil if that is not known.
    public var lexicalCategory: LexicalCategory?
    /// What the form expresses.
    public var grammaticalFeatures: [GrammaticalFeature]
    /// The part of the word's occurrences, above 0 and up to 1.
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

    /// Whether two usages differ in their shares only.
    func isSame(as other: Self) -> Bool {
        lemma == other.lemma && lexicalCategory == other.lexicalCategory
            && grammaticalFeatures == other.grammaticalFeatures
    }
}
