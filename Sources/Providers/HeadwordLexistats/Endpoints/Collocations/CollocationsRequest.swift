public import HeadwordCore
public import HeadwordCorpus
internal import HeadwordJSON

/// Which words stand near a word more often than chance has it? (`lexistats.collocations`)
public struct CollocationsRequest: Request {
    /// The answer.
    public typealias Response = CollocationsResponse

    /// How many words an answer has if nothing is said.
    public static let defaultLimit = 20

    /// Which corpus is asked.
    public var corpus: CorpusChoice
    /// The word, how near others must stand, and how they are sorted.
    public var query: CollocationQuery

    /// Creates a request.
    public init(
        _ query: CollocationQuery,
        corpus: CorpusChoice = CorpusChoice(nil, defaults: NgramsRequest.corpora)
    ) {
        self.query = query
        self.corpus = corpus
    }

    /// Reads a request from the parameters of a call.
    public init(reading parameters: ParameterReader) throws(CallFailure) {
        var query = CollocationQuery(token: try parameters.value(of: WordOptions.wordInAnyCase).folded)
        query.window = try parameters.valueIfPresent(of: Self.window) ?? query.window
        query.minimum = try parameters.valueIfPresent(of: Self.minFrequency).map(UInt64.init) ?? query.minimum
        query.measure = try parameters.valueIfPresent(of: Self.measure) ?? query.measure
        query.side = try parameters.valueIfPresent(of: Self.side) ?? query.side
        let page = try Page(reading: parameters, Self.limit, default: Self.defaultLimit)
        (query.limit, query.offset) = (page.limit, page.offset)
        self.init(query, corpus: try CorpusChoice(reading: parameters, defaults: NgramsRequest.corpora))
    }
}

// MARK: - Description

extension CollocationsRequest {
    /// The fewest co-occurrences from which anything is concluded.
    private static let leastFrequency = 5

    private static let window = Parameter<Int>.integer(
        "window",
        "How many words before and after the word are near it; 3 if absent, or what the corpus allows. Punctuation ends it.",
        in: 1...3
    )
    private static let minFrequency = Parameter<Int>.integer(
        "minFrequency",
        "How often the words stand near each other at least; \(leastFrequency) if absent.",
        in: leastFrequency...Int(UInt32.max)
    )
    private static let measure = Parameter<CollocationQuery.Measure>.label(
        "sort",
        "What the words are sorted by, the strongest first: logLikelihood (if absent), tScore or pmi."
    )
    private static let side = Parameter<CollocationQuery.Side>.label(
        "side",
        "Where the other words stand: before, after or both; both if absent."
    )
    private static let limit = Page.limit("words", default: defaultLimit)

    /// What callers need to know.
    public static let endpoint = EndpointDescription(
        method: "lexistats.collocations",
        summary: "Lists the words that stand near a word more often than chance has it, with log-likelihood, t-score "
            + "and mutual information.",
        parameters: [
            WordOptions.wordInAnyCase.description, window.description, side.description, minFrequency.description,
            measure.description, limit.description, Page.offset.description, CorpusChoice.corpus.description,
            CorpusChoice.language.description,
        ],
        resultName: "Collocations",
        resultSchema: CollocationsResponse.schema,
        failures: [.init(code: 404, message: "No such corpus, one without n-grams, or no such word in it.")],
        examples: [
            .init("What wars are", ["word": "war", "side": "before", "window": 1], needs: CorpusChoice.needsTexts)
        ]
    )
}
