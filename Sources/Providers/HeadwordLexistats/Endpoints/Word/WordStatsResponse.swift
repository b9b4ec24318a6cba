public import HeadwordCore
internal import HeadwordModel

/// How often a word is used: `StatsWordResult` of the Oxford Dictionaries API.
public struct WordStatsResponse: StatsResponse {
    /// Which corpus was asked.
    public var metadata: StatsMetadata
    /// What was asked for.
    public let request: WordStatsRequest
    /// How often it occurs.
    public let frequency: Frequency
    /// The number of records that fit.
    public let matchCount: Int
    /// The number of documents in which it occurs, where that is known.
    public let documentFrequency: UInt64?
    /// Whether occurrences of some forms were divided between their readings.
    public let isEstimated: Bool
    /// Whether the frequency is known: a corpus with a floor does not list all words.
    public let isListed: Bool

    /// `StatsWordResult`. A word that is not listed has no frequency: nobody knows that it is 0.
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
            "False in place of frequency: the corpus is a list of the commoner words, and this is none of them."
        ) { $0.isListed ? nil : false },
        .documentFrequency { $0.documentFrequency },
        .usual("matchCount", "The number of records that fit.") { $0.matchCount },
        .isEstimated { $0.isEstimated },
    ])
}
