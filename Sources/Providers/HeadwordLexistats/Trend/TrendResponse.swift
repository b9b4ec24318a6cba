public import HeadwordCore
public import HeadwordCorpus

/// The frequency of a word in each period.
public struct TrendResponse: JSONShaped, Hashable, Sendable {
    /// The corpus that was queried.
    public let metadata: StatsMetadata
    /// The word without regard to case.
    public let word: String
    /// All periods of the corpus in order, including those without the word.
    public let points: [TrendPoint]

    /// Returns the frequency of the word in a period.
    public static func frequency(at point: TrendPoint) -> Frequency { Frequency(point.frequency, of: point.words) }

    /// The answer.
    public static let shape = Shape<Self>([
        .required("metadata") { $0.metadata },
        .required("word") { $0.word },
        .required("results", each: point) { $0.points },
    ])

    private static let point = Shape<TrendPoint>([
        .required("period", "A year, or a year and a month: 2024, 2024-05.") { $0.period },
        .members(of: .ownFrequency) { frequency(at: $0) },
        .documentFrequency { $0.documentFrequency },
        .required("words", "The number of words in texts of the period.") { Int(clamping: $0.words) },
        .usual("documents", "The number of texts of the period.") { Int(clamping: $0.documents) },
    ])
}
