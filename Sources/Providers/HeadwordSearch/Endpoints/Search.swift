public import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
public import HeadwordModel

/// What is looked for among the headwords of a language.
public struct Search: Hashable, Sendable {
    /// The word, or the beginning of one, as somebody wrote it.
    public var text = ""
    /// The language of the headwords.
    public var language = Language.en
    /// Whether headwords that begin with the text are wanted, and no others.
    public var isPrefix = false
    /// Whether headwords are wanted that the text may be a misspelling of; nil if only where nothing else is found.
    public var isFuzzy: Bool?
    /// The varieties of English to one of which the spelling of a headword must belong; empty for all.
    public var varieties: [Variety] = []
    /// The language into which a headword must have a translation; nil if it need not have any.
    public var target: Language?
    /// Whether a headword must have synonyms or antonyms.
    public var isInThesaurus = false
    /// The part of the list that is wanted.
    public var page = Page(limit: defaultLimit)

    /// Creates a search of which nothing is given yet.
    public init() {}

    /// The number of headwords in an answer if the call does not say.
    public static let defaultLimit = 20
}

// MARK: - Parameters

/// A request that looks for headwords.
public protocol SearchingRequest: Request {
    /// What is looked for.
    var search: Search { get set }
}

extension SearchingRequest {
    /// Makes sure that what is looked for can be.
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
        "Whether headwords that begin with 'q' are wanted, in alphabetical order, and no others; false if absent."
    )
    fileprivate static let fuzzy = Parameter<Bool>.flag(
        "fuzzy",
        "Whether headwords are wanted that 'q' may be a misspelling of, fifty at most; if absent, only where nothing else "
            + "is found, or one that is much commoner than what is."
    )
    fileprivate static let regions = Parameter<[Variety]>.labels(
        "regions",
        "The varieties of English to one of which the spelling of a headword must belong; all if absent. For English "
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
                expected: "false or absent beside 'prefix'"
            )
        }
    }
}
