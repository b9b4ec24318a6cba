public import HeadwordCore
public import HeadwordCorpus

/// The collocates of a word.
public struct CollocationsResponse: JSONShaped, Hashable, Sendable {
    /// The corpus that was queried.
    public let metadata: StatsMetadata
    /// The word.
    public let word: String
    /// The size of the window, in words before and after the word.
    public let window: Int
    /// How often the word occurs.
    public let frequency: Frequency
    /// The collocates, the strongest first.
    public package(set) var rows: [Collocation]

    /// The answer; measures have six digits.
    public static let shape = Shape<Self>([
        .required("metadata") { $0.metadata },
        .required("word") { $0.word },
        .required("window") { $0.window },
        .members(of: .frequency) { $0.frequency },
        .required("results", each: row) { $0.rows },
    ])

    private static let row = Shape<Collocation>([
        .required("word") { $0.token },
        .required("frequency", "The number of occurrences near the word.") { Int(clamping: $0.frequency) },
        .usual("before", "The occurrences before it.") { Int(clamping: $0.before) },
        .usual("after", "The occurrences after it.") { Int(clamping: $0.after) },
        .usual("wordFrequency", "The total number of occurrences.") { Int(clamping: $0.collocateFrequency) },
        .usual("expectedFrequency", "The number of occurrences near the word expected by chance.") {
            $0.association.expected.rounded(toDigits: 6)
        },
        .required("logLikelihood", "Dunning's G2: the evidence that this is not chance.") {
            $0.association.logLikelihood.rounded(toDigits: 6)
        },
        .required("tScore", "The certainty of this; favours common words.") {
            $0.association.tScore.rounded(toDigits: 6)
        },
        .required("pmi", "The strength of the association, in bits; favours rare words.") {
            $0.association.pmi.rounded(toDigits: 6)
        },
    ])
}
