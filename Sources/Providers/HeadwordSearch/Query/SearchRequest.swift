public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon

/// Which headwords are similar to a text? (`search.query`)
public struct SearchRequest: SearchingRequest, LexiconAnswerable {
    /// The answer.
    public typealias Response = SearchResponse

    /// The search.
    public var search = Search()

    /// Creates an empty request.
    public init() {}

    /// Whether the page is short: a long one would keep other calls on the connection waiting.
    public var isQuick: Bool { search.page.limit <= 200 }

    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no such language.
    public func response(from lexicon: Lexicon) throws -> SearchResponse {
        try search.response(from: lexicon)
    }

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "search.query",
        summary: "Finds headwords by spelling, inflected form, prefix or misspelling.",
        parameters: [.text, .language, .prefix, .fuzzy, .regions, .page],
        resultName: "Wordlist",
        failures: [.init(code: 404, message: "The lexicon has no headwords in the language.")],
        examples: [
            .init("A form", ["q": "swam"]),
            .init("A beginning", ["q": "seren", "prefix": true]),
            .init("A misspelling", ["q": "serendipidy"]),
        ]
    )
}
