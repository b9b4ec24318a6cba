public import HeadwordCore
public import HeadwordCorpus

/// Which words stand near a word.
public struct CollocationsResponse: JSONShaped, Hashable, Sendable {
    /// Which corpus was asked.
    public let metadata: StatsMetadata
    /// The word.
    public let word: String
    /// How many words before and after it are near.
    public let window: Int
    /// How often the word occurs.
    public let frequency: Frequency
    /// Its neighbours, the strongest first.
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
        .required("frequency", "How often it stands near the word.") { Int(clamping: $0.frequency) },
        .usual("before", "How often before it.") { Int(clamping: $0.before) },
        .usual("after", "How often after it.") { Int(clamping: $0.after) },
        .usual("wordFrequency", "How often it occurs at all.") { Int(clamping: $0.collocateFrequency) },
        .usual("expectedFrequency", "How often it would stand near the word by chance.") {
            $0.association.expected.rounded(toDigits: 6)
        },
        .required("logLikelihood", "Dunning's G2: how sure it is that this is no chance.") {
            $0.association.logLikelihood.rounded(toDigits: 6)
        },
        .required("tScore", "How sure it is; favours common words.") { $0.association.tScore.rounded(toDigits: 6) },
        .required("pmi", "How strong the bond is, in bits; favours rare words.") {
            $0.association.pmi.rounded(toDigits: 6)
        },
    ])
}
