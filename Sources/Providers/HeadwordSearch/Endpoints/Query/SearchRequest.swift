public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon

/// Which headwords are like this? (`search.query`)
public struct SearchRequest: Request, LexiconAnswerable {
    /// The answer.
    public typealias Response = SearchResponse

    /// What is looked for.
    public var search: Search

    /// Creates a request.
    public init(_ search: Search) {
        self.search = search
    }

    /// Reads a request from the parameters of a call.
    public init(reading parameters: ParameterReader) throws(CallFailure) {
        self.init(try Search(reading: parameters))
    }

    /// A long page leaves the connection to others.
    public var isQuick: Bool { search.page.limit <= 200 }

    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no such language.
    public func response(from lexicon: Lexicon) throws -> SearchResponse {
        try search.response(from: lexicon)
    }

    /// What callers need to know.
    public static let endpoint = EndpointDescription(
        method: "search.query",
        summary: "Finds headwords by their spelling, their forms, their beginning, or a misspelling of them.",
        parameters: Search.leadingParameters + Search.trailingParameters,
        resultName: "Wordlist",
        resultSchema: SearchResponse.schema,
        failures: [.init(code: 404, message: "The lexicon has no headwords in the language.")],
        examples: [
            .init("A form", ["q": "swam"]),
            .init("A beginning", ["q": "seren", "prefix": true]),
            .init("A misspelling", ["q": "serendipidy"]),
        ]
    )
}
