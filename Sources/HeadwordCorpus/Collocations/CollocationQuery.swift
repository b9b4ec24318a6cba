public import HeadwordModel

/// Which collocations of a word are asked for.
public struct CollocationQuery: Hashable, Sendable {
    /// On which side of the word its collocates stand.
    public enum Side: UInt8, Vocabulary {
        /// Before it.
        case before
        /// After it.
        case after
        /// Anywhere near it.
        case both

        /// What a member is called in a message for people.
        public static let vocabularyName = "side"
        /// The labels and their spellings.
        public static let table = VocabularyTable<Self>()
    }

    /// How strongly words go together.
    public enum Measure: UInt8, Vocabulary {
        /// How sure it is that they do: Dunning (1993), Accurate methods for the statistics of surprise and
        /// coincidence.
        case logLikelihood
        /// How sure it is that they do, more for frequent words: Church et al. (1991), Using statistics in lexical
        /// analysis.
        case tScore
        /// How much more often than by chance they do, however few they are: Church and Hanks (1990), Word association
        /// norms, mutual information, and lexicography.
        case pmi

        /// What a member is called in a message for people.
        public static let vocabularyName = "measure"
        /// The labels and their spellings.
        public static let table = VocabularyTable<Self>(isCamelCase: true, aliases: ["mutualInformation": .pmi])
    }

    /// The word whose collocations are asked for.
    public var token: String
    /// How many words away a collocate may stand, from 1 on.
    public var window = 3
    /// How often the collocate must occur near the word.
    public var minimum: UInt64 = 5
    /// What the collocates are listed by, the strongest first.
    public var measure = Measure.logLikelihood
    /// On which side of the word its collocates stand.
    public var side = Side.both
    /// The number of collocates to leave out at the beginning.
    public var offset = 0
    /// The most collocates to tell.
    public var limit = 100

    /// Asks for the collocations of a word.
    public init(token: String) { self.token = token }
}

/// A word that stands near another one.
///
/// The measures compare the number of times with the one to be expected if words came in any order; Evert (2008),
/// Corpora and collocations, explains and compares them.
public struct Collocation: Hashable, Sendable {
    /// The collocate without regard to case.
    public var token: String
    /// How often it stands before the word, within the window.
    public var before: UInt64
    /// How often it stands after the word, within the window.
    public var after: UInt64
    /// How often it occurs in the corpus.
    public var collocateFrequency: UInt64
    /// How it compares with chance.
    public var association: Association

    /// How often it stands near the word, on the side that was asked for.
    public var frequency: UInt64 { before + after }
}

/// The collocations of a word.
public struct CollocationPage: Hashable, Sendable {
    /// How often the word occurs in the corpus.
    public var tokenFrequency: UInt64 = 0
    /// How many words stand near it, however rare their collocation is.
    public var wordsInWindows: UInt64 = 0
    /// The collocations, the strongest first.
    public var rows: [Collocation] = []
    /// How many there are without offset and limit.
    public var total = 0
}
