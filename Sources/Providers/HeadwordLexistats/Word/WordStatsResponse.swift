public import HeadwordCore
internal import HeadwordModel

/// The frequency of a word: `StatsWordResult` of the Oxford Dictionaries API.
public struct WordStatsResponse: StatsResponse {
    /// The corpus that was queried.
    public var metadata: StatsMetadata
    /// The request.
    public let request: WordStatsRequest
    /// How often it occurs.
    public let frequency: Frequency
    /// The number of matching records.
    public let matchCount: Int
    /// The number of documents in which it occurs; nil if unknown.
    public let documentFrequency: UInt64?
    /// Whether the occurrences of some forms were divided among their readings by estimate.
    public let isEstimated: Bool
    /// Whether the frequency is known: a corpus with a floor does not list all words.
    public let isListed: Bool

    /// `StatsWordResult`. A word that is not listed has no frequency, since it need not be 0.
    public static let shape = Shape<Self>([
        .required("metadata") { $0.metadata },
        .required("result", of: result) { $0 },
    ])

    private static let result = Shape<Self>([
        .optional("wordform") { $0.request.wordform },
        .optional("trueCase") { $0.request.trueCase },
        .optional("lemma") { $0.request.lemma },
        .optional("lexicalCategory") { $0.request.lexicalCategory },
        .members(of: .frequency, ifPresent: { $0.isListed ? $0.frequency : nil }),
        .optional(
            "isListed",
            "False, in place of a frequency, if the corpus lists only its more common words and this is not among them."
        ) { $0.isListed ? nil : false },
        .documentFrequency { $0.documentFrequency },
        .usual("matchCount", "The number of matching records.") { $0.matchCount },
        .isEstimated { $0.isEstimated },
    ])
}
