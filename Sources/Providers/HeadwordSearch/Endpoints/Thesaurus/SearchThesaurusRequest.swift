public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon

/// Which headwords like this have synonyms or antonyms? (`search.thesaurus`)
public struct SearchThesaurusRequest: Request, LexiconAnswerable {
    /// The answer.
    public typealias Response = SearchResponse

    /// What is looked for; it is looked for in the thesaurus.
    public var search: Search

    /// Creates a request for headwords that the thesaurus has.
    public init(_ search: Search) {
        self.search = search
        self.search.isInThesaurus = true
    }

    /// Reads a request from the parameters of a call.
    public init(reading parameters: ParameterReader) throws(CallFailure) {
        self.init(try Search(reading: parameters))
    }

    /// Which headwords have synonyms is found out by the first call that asks.
    public var isQuick: Bool { false }

    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no such language.
    public func response(from lexicon: Lexicon) throws -> SearchResponse {
        try search.response(from: lexicon)
    }

    /// What callers need to know.
    public static let endpoint = EndpointDescription(
        method: "search.thesaurus",
        summary: "Finds headwords that have synonyms or antonyms, as search.query finds headwords.",
        parameters: Search.thesaurusParameters,
        resultName: "Wordlist",
        resultSchema: SearchResponse.schema,
        failures: [.init(code: 404, message: "The lexicon has no headwords in the language.")],
        examples: [.init("A beginning", ["q": "hap", "prefix": true])]
    )
}
