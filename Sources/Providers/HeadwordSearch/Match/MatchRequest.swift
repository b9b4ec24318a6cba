public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

/// Which headwords match a text by a strategy, and which sources have them? (`search.match`)
public struct MatchRequest: Request {
    /// The answer.
    public typealias Response = MatchResponse

    /// The text, the strategy, and the requested part of the list.
    public var query = MatchQuery()
    /// The requested part of the list.
    public var page = Page(limit: longestList)

    /// Creates an empty request.
    public init() {}

    /// Throws if the text is too long for a word.
    public func check() throws {
        guard query.strategy != .expression, !Self.wordBounds.admit(query.text) else { return }
        throw CallFailure.invalidParameter(
            Self.word.description.name,
            value: .string(query.text),
            expected: "a string of 1 to \(Self.wordBounds.length.upperBound) characters, unless 'strategy' is 're'"
        )
    }
}

// MARK: - Description

extension MatchRequest {
    /// The default and maximum number of headwords in an answer.
    public static let longestList = 1000

    private static let wordBounds = TextBounds(1...128)

    static let word = Parameter<String>.text(
        "word",
        "The text to compare headwords with, or the regular expression, which alone may be longer than 128 characters.",
        length: 1...256
    )
    private static let strategy = Parameter<MatchStrategy>.label(
        "strategy",
        "How to compare; exact if absent. Case, diacritics, spaces and hyphens do not matter to exact, prefix, suffix, "
            + "substring and lev (one letter is missing, superfluous, different, or swapped with its neighbour), nor "
            + "punctuation to fold. The strategies word (or several in a row), first, last and phrase compare whole words; "
            + "lemma finds the base words of a form, soundex what has the same code, and re what a regular expression "
            + "of POSIX (extended, ignoring case) matches."
    )
    static let source = Parameter<[String]>(
        "source",
        "Sources, of which at least one must have an entry of a headword, as server.info names them; all if absent.",
        schema: .array(of: .string, count: 1...64),
        expectation: "a list of 1 to 64 names of sources"
    ) { value in
        guard let sources = value.stringList(atMost: 64, ofBytes: 128), !sources.isEmpty else { return nil }
        return sources
    }
    private static let target = Parameter<Language>.label(
        "target",
        "The language into which headwords must have translations in the lexicon; any, or none, if absent."
    )

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "search.match",
        summary: "Lists the headwords that match a text by a strategy, each with the sources that have it.",
        parameters: [
            word.required { $0.query.text = $1 },
            strategy.optional { $0.query.strategy = $1 },
            WordQuery.language.optional { $0.query.language = $1 },
            source.optional { $0.query.sources = $1 },
            target.optional { $0.query.target = $1 },
            Page.parameters("headwords", default: longestList, maximum: longestList) { $0.page = $1 },
        ],
        resultName: "Matches",
        failures: [
            .init(code: 404, message: "The lexicon has no headwords in the language."),
            .init(
                code: 422,
                message: "The regular expression takes too long.",
                reasons: [.expressionTooCostly]
            ),
        ],
        examples: [
            .init("A beginning", ["word": "seren", "strategy": "prefix"]),
            .init("One typing error", ["word": "hoose", "strategy": "lev"]),
            .init("A regular expression", ["word": "^s.*(house|home)$", "strategy": "re", "limit": 10]),
        ]
    )
}
