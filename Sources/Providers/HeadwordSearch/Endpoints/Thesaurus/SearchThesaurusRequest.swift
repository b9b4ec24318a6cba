public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon

/// Which headwords like this have synonyms or antonyms? (`search.thesaurus`)
public struct SearchThesaurusRequest: SearchingRequest, LexiconAnswerable {
    /// The answer.
    public typealias Response = SearchResponse

    /// What is looked for; it is looked for in the thesaurus.
    public var search = Search()

    /// Creates a request of which nothing is given yet.
    public init() { search.isInThesaurus = true }

    /// Which headwords have synonyms is found out by the first call that asks.
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
        summary: "Finds headwords that have synonyms or antonyms, as search.query finds headwords.",
        parameters: [.text, .language, .prefix, .fuzzy, .page],
        resultName: "Wordlist",
        failures: [.init(code: 404, message: "The lexicon has no headwords in the language.")],
        examples: [.init("A beginning", ["q": "hap", "prefix": true])]
    )
}
