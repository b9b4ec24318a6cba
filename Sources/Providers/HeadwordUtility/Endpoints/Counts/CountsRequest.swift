public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// How many headwords are there? (`utility.counts`)
public struct CountsRequest: Request, LexiconAnswerable {
    /// The number of headwords.
    public typealias Response = Int

    /// The language of the headwords.
    public var language = Language.en

    /// Creates a request for English.
    public init() {}

    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if the lexicon does not have the language.
    public func response(from lexicon: Lexicon) throws -> Int {
        try lexicon.require(language, parameter: Self.language.description.name)
        return lexicon.manifest.headwordsByLanguage[language] ?? 0
    }

    private static let language = Parameter<Language>.label("language", "The language of the headwords; en if absent.")

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "utility.counts",
        summary: "Counts the headwords of a language.",
        parameters: [language.optional { $0.language = $1 }],
        resultName: "count",
        failures: [
            .init(code: 404, message: "The lexicon does not have the language.", reasons: [.notCounted])
        ],
        examples: [.init("English", [:])]
    )
}
