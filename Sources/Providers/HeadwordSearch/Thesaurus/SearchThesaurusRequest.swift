public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon

/// Which headwords similar to a text have synonyms or antonyms? (`search.thesaurus`)
public struct SearchThesaurusRequest: SearchingRequest, LexiconAnswerable {
    /// The answer.
    public typealias Response = SearchResponse

    /// The search, limited to the thesaurus.
    public var search = Search()

    /// Creates an empty request.
    public init() { search.isInThesaurus = true }

    /// False, since the first call determines which headwords have synonyms.
    public var isQuick: Bool { false }

    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no such language.
    public func response(from lexicon: Lexicon) throws -> SearchResponse {
        try search.response(from: lexicon)
    }

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "search.thesaurus",
        summary: "Finds headwords that have synonyms or antonyms, in the same ways as search.query.",
        parameters: [.text, .language, .prefix, .fuzzy, .page],
        resultName: "Wordlist",
        failures: [.init(code: 404, message: "The lexicon has no headwords in the language.")],
        examples: [.init("A beginning", ["q": "hap", "prefix": true])]
    )
}
