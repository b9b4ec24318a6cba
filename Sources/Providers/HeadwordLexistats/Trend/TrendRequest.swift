public import HeadwordCore
public import HeadwordCorpus
internal import HeadwordJSON

/// How has the use of a word changed? (`lexistats.trend`)
public struct TrendRequest: CorpusRequest {
    /// The answer.
    public typealias Response = TrendResponse

    /// The corpus to query.
    public var corpus = CorpusChoice(defaults: NgramsRequest.corpora)
    /// The word without regard to case.
    public var word = ""

    /// Creates an empty request.
    public init() {}

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "lexistats.trend",
        summary: "Shows how often a word was used in each period of a corpus with dated texts.",
        parameters: [WordOptions.wordInAnyCase.required { $0.word = $1.folded }, .corpus],
        resultName: "Trend",
        failures: [.init(code: 404, message: "No such corpus, one without dates, or no such word in it.")],
        examples: [.init("A word by year, in a corpus of dated texts", ["word": "war"], needs: CorpusChoice.needsDates)]
    )
}

extension TrendRequest: CorpusAnswerable {
    /// Answers from a corpus.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no such corpus, or if its texts have no dates or do not
    ///   contain the word.
    public func response(from library: CorpusLibrary) throws -> TrendResponse {
        let open = try corpus.opened(in: library)
        guard !open.corpus.information.periods.isEmpty else {
            throw CallFailure.notFound(
                "The texts of the corpus \(open.name) have no dates.",
                reason: .noDates,
                origin: .corpus
            )
        }
        let isKnown = try open.corpus.count(of: [word]) != nil
        guard isKnown else { throw CallFailure.noOccurrence(of: word, in: open) }
        let points = try open.corpus.trend(of: word)
        return TrendResponse(metadata: StatsMetadata(schema: "Trend/1", open), word: word, points: points)
    }
}
