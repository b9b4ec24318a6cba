public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

/// Which headwords similar to a text have a translation? (`search.translations`)
public struct SearchTranslationsRequest: SearchingRequest, LexiconAnswerable {
    /// The answer.
    public typealias Response = SearchResponse

    /// The search, which has a target language.
    public var search = Search()

    /// Creates an empty request.
    public init() {}

    /// Throws if the search is not valid, or if the languages are the same.
    public func check() throws {
        try search.check()
        guard search.target != search.language else {
            throw CallFailure.sameLanguage(search.language, parameter: Self.target.description.name)
        }
    }

    /// Whether the page is short: a long one would keep other calls on the connection waiting.
    public var isQuick: Bool { search.page.limit <= 200 }

    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if the lexicon does not translate between the languages.
    public func response(from lexicon: Lexicon) throws -> SearchResponse {
        if let target = search.target { try lexicon.require(target, from: search.language) }
        return try search.response(from: lexicon)
    }

    private static let target = Parameter<Language>.label(
        "target",
        "The language that a headword must have a translation into."
    )

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "search.translations",
        summary: "Finds headwords that have a translation, in the same ways as search.query.",
        parameters: [
            .text, target.required { $0.search.target = $1 }, .language, .prefix, .fuzzy, .regions, .page,
        ],
        resultName: "Wordlist",
        failures: [.init(code: 404, message: "The lexicon does not translate between the languages.")],
        examples: [
            .init(
                "A beginning",
                ["q": "hou", "target": "de", "prefix": true],
                needs: EndpointDescription.Example.germanTranslations
            )
        ]
    )
}
