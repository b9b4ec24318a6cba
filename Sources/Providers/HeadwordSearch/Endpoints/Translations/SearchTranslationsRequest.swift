public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

/// Which headwords like this have a translation? (`search.translations`)
public struct SearchTranslationsRequest: SearchingRequest, LexiconAnswerable {
    /// The answer.
    public typealias Response = SearchResponse

    /// What is looked for; it has a target.
    public var search = Search()

    /// Creates a request of which nothing is given yet.
    public init() {}

    /// Makes sure that what is looked for can be, and that the languages differ.
    public func check() throws {
        try search.check()
        guard search.target != search.language else {
            throw CallFailure.sameLanguage(search.language, parameter: Self.target.description.name)
        }
    }

    /// A long page leaves the connection to others.
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
        "The language into which a headword must have a translation."
    )

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "search.translations",
        summary: "Finds headwords that have a translation, as search.query finds headwords.",
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
