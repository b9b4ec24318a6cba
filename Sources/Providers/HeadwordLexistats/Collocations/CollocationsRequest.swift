public import HeadwordCore
public import HeadwordCorpus
internal import HeadwordJSON

/// Which words occur near a word more often than by chance? (`lexistats.collocations`)
public struct CollocationsRequest: CorpusRequest {
    /// The answer.
    public typealias Response = CollocationsResponse

    /// The default number of words in an answer.
    public static let defaultLimit = 20

    /// The corpus to query.
    public var corpus = CorpusChoice(defaults: NgramsRequest.corpora)
    /// The word, the window around it, and the sort order.
    public var query = CollocationQuery(token: "")

    /// Creates an empty request.
    public init() {}
}

// MARK: - Description

extension CollocationsRequest {
    /// The minimum of co-occurrences, by default and at all; fewer prove nothing.
    private static let leastFrequency = 5

    private static let window = Parameter<Int>.integer(
        "window",
        "How many words before and after count as near; 3 if absent, or what the corpus allows. Punctuation ends it.",
        in: 1...3
    )
    private static let minFrequency = Parameter<Int>.integer(
        "minFrequency",
        "The minimum number of occurrences near the word; \(leastFrequency) if absent.",
        in: leastFrequency...Int(UInt32.max)
    )
    private static let measure = Parameter<CollocationQuery.Measure>.label(
        "sort",
        "The measure to sort by, the strongest words first: logLikelihood (if absent), tScore or pmi."
    )
    private static let side = Parameter<CollocationQuery.Side>.label(
        "side",
        "The side of the other words: before, after or both; both if absent."
    )

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "lexistats.collocations",
        summary: "Lists the words that occur near a word more often than chance predicts, with log-likelihood, t-score "
            + "and mutual information.",
        parameters: [
            WordOptions.wordInAnyCase.required { $0.query.token = $1.folded },
            window.optional { $0.query.window = $1 },
            side.optional { $0.query.side = $1 },
            minFrequency.optional { $0.query.minimum = UInt64($1) },
            measure.optional { $0.query.measure = $1 },
            Page.parameters("words", default: defaultLimit) {
                ($0.query.limit, $0.query.offset) = ($1.limit, $1.offset)
            },
            .corpus,
        ],
        resultName: "Collocations",
        failures: [.init(code: 404, message: "No such corpus, one without n-grams, or no such word in it.")],
        examples: [
            .init("Words before war", ["word": "war", "side": "before", "window": 1], needs: CorpusChoice.needsTexts)
        ]
    )
}
