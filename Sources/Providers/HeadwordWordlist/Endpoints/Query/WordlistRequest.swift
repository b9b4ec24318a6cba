public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

/// Which headwords have these properties? (`wordlist.query`)
public struct WordlistRequest: Request {
    /// The answer.
    public typealias Response = WordlistResponse

    /// Which headwords are wanted, and in which order.
    public var query: WordListQuery
    /// Whether each headword comes with its forms, and `prefix` with `exact` finds headwords by their forms too.
    public var isValidation: Bool
    /// The part of the list that is wanted.
    public var page: Page
    /// Where the part begins that the answer before led to; nil for the beginning of the list.
    public var cursor: WordlistCursor?
    /// Labels of filters that only the upstream may know, by the names of the parameters.
    var unknownLabels: [String: [String]] = [:]

    /// Creates a request.
    public init(
        _ query: WordListQuery,
        isValidation: Bool = false,
        page: Page = Page(limit: Self.defaultLimit),
        cursor: WordlistCursor? = nil
    ) {
        self.query = query
        self.isValidation = isValidation
        self.page = page
        self.cursor = cursor
    }

    /// Reads a request from the parameters of a call.
    public init(reading parameters: ParameterReader) throws(CallFailure) {
        var query = WordListQuery(language: try parameters.valueIfPresent(of: WordQuery.language) ?? .en)
        let filter = try Self.filter(reading: parameters)
        query.filter = filter.known
        query.targets = try parameters.valueIfPresent(of: Self.translations) ?? []
        query.exclude = try parameters.valueIfPresent(of: Self.exclude) ?? SenseFilter()
        query.excludeSenses = try parameters.valueIfPresent(of: Self.excludeSenses) ?? SenseFilter()
        query.excludePrimeSenses = try parameters.valueIfPresent(of: Self.excludePrimeSenses) ?? SenseFilter()
        query.length = try parameters.valueIfPresent(of: Self.wordLength)?.range
        query.prefix = try parameters.valueIfPresent(of: Self.prefix)
        query.isExact = try parameters.valueIfPresent(of: Self.exact) ?? false
        query.pattern = try parameters.valueIfPresent(of: Self.pattern)
        query.zipf = try Self.zipf(reading: parameters)
        query.order = try parameters.valueIfPresent(of: Self.sort) ?? .word
        self.init(
            query,
            isValidation: try parameters.valueIfPresent(of: Self.valid) ?? false,
            page: try Page(reading: parameters, Self.limit, default: Self.defaultLimit),
            cursor: try parameters.valueIfPresent(of: Self.cursor)
        )
        unknownLabels = filter.unknown
        try check()
    }

    private static func zipf(reading parameters: ParameterReader) throws(CallFailure) -> ClosedRange<Double>? {
        let least = try parameters.valueIfPresent(of: minZipf)
        let most = try parameters.valueIfPresent(of: maxZipf)
        guard least != nil || most != nil else { return nil }
        let lowest = least ?? 0
        let highest = most ?? 10
        guard lowest <= highest else {
            throw .invalidParameter(
                maxZipf.description.name,
                value: .real(highest),
                expected: "at least 'minZipf', which is \(lowest)"
            )
        }
        return lowest...highest
    }
}

// MARK: - Description

extension WordlistRequest {
    /// The number of headwords in an answer if the call does not say.
    public static let defaultLimit = 100

    static let translations = Parameter<[Language]>.labels(
        "translations",
        "Languages into one of which a headword must have a translation.",
        count: 1...SenseFilter.valuesPerFilter
    )
    static let exclude = Parameter<SenseFilter>.filter(
        "exclude",
        "Labels that no sense of a headword may have.",
        kinds: SenseFilter.Kind.allCases
    )
    static let excludeSenses = Parameter<SenseFilter>.filter(
        "excludeSenses",
        "Labels of senses that do not count; a headword stays if another of its senses has what is wanted.",
        kinds: SenseFilter.Kind.allCases
    )
    static let excludePrimeSenses = Parameter<SenseFilter>.filter(
        "excludePrimeSenses",
        "Labels that the first sense of a headword may not have.",
        kinds: [.domains, .registers]
    )
    static let wordLength = Parameter<WordLength>(
        "wordLength",
        "The length of a headword in characters: 5, '>5', '<10', or '>5,<10' for six to nine.",
        schema: .any(of: [.integer(in: 1...WordLength.longest), .string(matching: WordLength.pattern)]),
        expectation: "an integer from 1 to \(WordLength.longest), or bounds such as '>5', '<10' or '>5,<10' that some "
            + "length is within",
        read: WordLength.init(json:)
    )
    static let prefix = Parameter<String>.text(
        "prefix",
        "What a headword begins with, whatever its case, diacritics, blanks and hyphens.",
        length: 1...128
    )
    static let exact = Parameter<Bool>.flag(
        "exact",
        "Whether a headword must be the whole of 'prefix'; false if absent."
    )
    static let pattern = Parameter<String>.text(
        "pattern",
        "What a headword looks like: '?' is one character, '*' any number of them. Case, diacritics, blanks and hyphens do "
            + "not count.",
        length: 1...63
    )
    static let minZipf = Parameter<Double>.number(
        "minZipf",
        "How common a headword is at least, as the logarithm of its occurrences in a thousand million words.",
        in: 0...10
    )
    static let maxZipf = Parameter<Double>.number(
        "maxZipf",
        "How common a headword is at most; headwords that were not counted are left out.",
        in: 0...10
    )
    static let sort = Parameter<WordListQuery.Order>.label(
        "sort",
        "By 'word', or by 'frequency', the commonest first, and headwords that have what is wanted in a minor sense only "
            + "after all others; by word if absent."
    )
    static let valid = Parameter<Bool>.flag(
        "valid",
        "Whether each headword comes with its inflected forms, and 'prefix' with 'exact' finds headwords by a form too: "
            + "is this a word? False if absent."
    )
    static let limit = Page.limit("headwords", default: defaultLimit)
    static let cursor = Parameter<WordlistCursor>(
        "cursor",
        "The 'next' of the answer before; everything but 'limit' must be as in that call, and 'offset' absent.",
        schema: .string(length: 1...WordlistCursor.longestText),
        expectation: "the 'next' of the answer before, from this lexicon, with all else as in that call"
    ) { value in
        guard case .string(let text) = value else { return nil }
        return WordlistCursor(text)
    }

    /// What callers need to know.
    public static let endpoint = EndpointDescription(
        method: "wordlist.query",
        summary: "Lists headwords that have a sense with all the labels that are wanted.",
        parameters: [WordQuery.language.description] + filters + [
            translations.description, exclude.description, excludeSenses.description, excludePrimeSenses.description,
            wordLength.description, prefix.description, exact.description, pattern.description, minZipf.description,
            maxZipf.description, sort.description, valid.description, limit.description, Page.offset.description,
            cursor.description,
        ],
        resultName: "Wordlist",
        resultSchema: WordlistResponse.schema,
        failures: [.init(code: 404, message: "The lexicon has no headwords in the language.")],
        examples: [
            .init("Nouns of a subject", ["lexicalCategory": ["noun"], "domains": ["mathematics"], "limit": 10]),
            .init("Seven letters", ["pattern": "s??????", "wordLength": 7]),
            .init("Is this a word?", ["prefix": "swam", "exact": true, "valid": true]),
        ]
    )
}
