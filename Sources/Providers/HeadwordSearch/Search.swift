public import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
public import HeadwordModel

/// A search among the headwords of a language.
public struct Search: Hashable, Sendable {
    /// The word, or the beginning of one, as the user wrote it.
    public var text = ""
    /// The language of the headwords.
    public var language = Language.en
    /// Whether to find only headwords that begin with the text.
    public var isPrefix = false
    /// Whether to find headwords that the text may be a misspelling of; nil for only if nothing else is found.
    public var isFuzzy: Bool?
    /// The varieties of English, to one of which the spelling of a headword must belong; empty for all.
    public var varieties: [Variety] = []
    /// The language into which a headword must have a translation; nil if none is required.
    public var target: Language?
    /// Whether a headword must have synonyms or antonyms.
    public var isInThesaurus = false
    /// The requested part of the list.
    public var page = Page(limit: defaultLimit)

    /// Creates an empty search.
    public init() {}

    /// The default number of headwords in an answer.
    public static let defaultLimit = 20
}

// MARK: - Parameters

/// A request that looks for headwords.
public protocol SearchingRequest: Request {
    /// The search.
    var search: Search { get set }
}

extension SearchingRequest {
    /// Throws if the search is not valid.
    public func check() throws {
        try search.check()
    }
}

extension RequestParameter where Question: SearchingRequest {
    /// `q`
    static var text: RequestParameter { Search.text.required { $0.search.text = $1 } }
    /// `language`
    static var language: RequestParameter { WordQuery.language.optional { $0.search.language = $1 } }
    /// `prefix`
    static var prefix: RequestParameter { Search.prefix.optional { $0.search.isPrefix = $1 } }
    /// `fuzzy`
    static var fuzzy: RequestParameter { Search.fuzzy.optional { $0.search.isFuzzy = $1 } }
    /// `regions`
    static var regions: RequestParameter { Search.regions.optional { $0.search.varieties = $1 } }
    /// `limit` and `offset`
    static var page: RequestParameter {
        Page.parameters("headwords", default: Search.defaultLimit) { $0.search.page = $1 }
    }
}

extension Search {
    fileprivate static let text = Parameter<String>.text("q", "The word, or the beginning of one.", length: 1...128)
    fileprivate static let prefix = Parameter<Bool>.flag(
        "prefix",
        "Whether to list only headwords that begin with 'q', in alphabetical order; false if absent."
    )
    fileprivate static let fuzzy = Parameter<Bool>.flag(
        "fuzzy",
        "Whether to list headwords that 'q' may be a misspelling of, at most fifty; if absent, only where nothing else "
            + "is found, or one is much more common than what is found."
    )
    fileprivate static let regions = Parameter<[Variety]>.labels(
        "regions",
        "The varieties of English; a headword's spelling must belong to at least one. All if absent. For English "
            + "only."
    )

    func check() throws {
        if let variety = varieties.first, language != .en {
            throw CallFailure.noVarieties(of: language, variety, parameter: Self.regions.description.name)
        }
        if isPrefix, isFuzzy == true {
            throw CallFailure.invalidParameter(
                Self.fuzzy.description.name,
                value: true,
                expected: "false or absent together with 'prefix'"
            )
        }
    }
}
