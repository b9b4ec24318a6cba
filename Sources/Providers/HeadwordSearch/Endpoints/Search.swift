public import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
public import HeadwordModel

/// What is looked for among the headwords of a language.
public struct Search: Hashable, Sendable {
    /// The word, or the beginning of one, as somebody wrote it.
    public var text: String
    /// The language of the headwords.
    public var language: Language
    /// Whether headwords that begin with the text are wanted, and no others.
    public var isPrefix: Bool
    /// Whether headwords are wanted that the text may be a misspelling of; nil if only where nothing else is found.
    public var isFuzzy: Bool?
    /// The varieties of English to one of which the spelling of a headword must belong; empty for all.
    public var varieties: [Variety]
    /// The language into which a headword must have a translation; nil if it need not have any.
    public var target: Language?
    /// Whether a headword must have synonyms or antonyms.
    public var isInThesaurus = false
    /// The part of the list that is wanted.
    public var page: Page

    /// Creates a search.
    public init(
        _ text: String,
        language: Language = .en,
        isPrefix: Bool = false,
        isFuzzy: Bool? = nil,
        varieties: [Variety] = [],
        target: Language? = nil,
        page: Page = Page(limit: Self.defaultLimit)
    ) {
        self.text = text
        self.language = language
        self.isPrefix = isPrefix
        self.isFuzzy = isFuzzy
        self.varieties = varieties
        self.target = target
        self.page = page
    }
}

// MARK: - Parameters

extension Search {
    /// The number of headwords in an answer if the call does not say.
    public static let defaultLimit = 20

    private static let text = Parameter<String>.text(
        "q",
        "The word, or the beginning of one.",
        isRequired: true,
        length: 1...128
    )
    private static let prefix = Parameter<Bool>.flag(
        "prefix",
        "Whether headwords that begin with 'q' are wanted, in alphabetical order, and no others; false if absent."
    )
    private static let fuzzy = Parameter<Bool>.flag(
        "fuzzy",
        "Whether headwords are wanted that 'q' may be a misspelling of, fifty at most; if absent, only where nothing else "
            + "is found, or one that is much commoner than what is."
    )
    private static let regions = Parameter<[Variety]>.labels(
        "regions",
        "The varieties of English to one of which the spelling of a headword must belong; all if absent. For English "
            + "only."
    )
    private static let limit = Page.limit("headwords", default: defaultLimit)

    static let leadingParameters = [text.description, WordQuery.language.description]
    static let trailingParameters = [
        prefix.description, fuzzy.description, regions.description, limit.description, Page.offset.description,
    ]
    static let thesaurusParameters =
        leadingParameters + trailingParameters.filter { $0.name != regions.description.name }

    /// Reads a search from the parameters of a call.
    init(reading parameters: ParameterReader, target: Language? = nil) throws(CallFailure) {
        self.init(
            try parameters.value(of: Self.text),
            language: try parameters.valueIfPresent(of: WordQuery.language) ?? .en,
            isPrefix: try parameters.valueIfPresent(of: Self.prefix) ?? false,
            isFuzzy: try parameters.valueIfPresent(of: Self.fuzzy),
            varieties: try parameters.valueIfPresent(of: Self.regions) ?? [],
            target: target,
            page: try Page(reading: parameters, Self.limit, default: Self.defaultLimit)
        )
        try check()
    }

    private func check() throws(CallFailure) {
        if let variety = varieties.first, language != .en {
            throw .noVarieties(of: language, variety, parameter: Self.regions.description.name)
        }
        if isPrefix, isFuzzy == true {
            throw .invalidParameter(
                Self.fuzzy.description.name,
                value: true,
                expected: "false or absent beside 'prefix'"
            )
        }
    }
}
