public import HeadwordCore
internal import HeadwordJSON

/// How is a word used? (`sentences.lookup`)
public struct SentencesRequest: Request {
    /// The answer.
    public typealias Response = SentencesResponse

    /// How many sentences an answer has if nothing is said.
    public static let defaultLimit = 20

    /// The word and how a headword is found for it.
    public var query: WordQuery
    /// Which of its sentences are wanted.
    public var page: Page

    /// Creates a request.
    public init(_ query: WordQuery, page: Page = Page(limit: defaultLimit)) {
        self.query = query
        self.page = page
    }

    /// Reads a request from the parameters of a call.
    public init(reading parameters: ParameterReader) throws(CallFailure) {
        self.init(
            try WordQuery(reading: parameters),
            page: try Page(reading: parameters, Self.limit, default: Self.defaultLimit)
        )
    }
}

// MARK: - Description

extension SentencesRequest {
    private static let limit = Page.limit("sentences", default: defaultLimit)

    /// What callers need to know.
    public static let endpoint = EndpointDescription(
        method: "sentences.lookup",
        summary: "Gives sentences that show a word: those of its senses in their order, then others. After the last "
            + "page results is empty.",
        parameters: [
            WordQuery.word.description, WordQuery.language.description, WordQuery.lexicalCategory.description,
            WordQuery.match.description, WordQuery.preserveCase.description, limit.description,
            Page.offset.description,
        ],
        resultName: "SentencesResults",
        resultSchema: SentencesResponse.schema,
        failures: [
            .init(
                code: 404,
                message: "No such headword, no such language, nothing of the lexical categories, or no sentence for it."
            )
        ],
        examples: [
            .init("The first sentences", ["word": "swim"]),
            .init("One lexical category", ["word": "swim", "lexicalCategory": ["noun"]]),
            .init("The second page", ["word": "good", "limit": 10, "offset": 10]),
        ]
    )
}
