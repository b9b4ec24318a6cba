public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

/// Which headwords have these properties? (`wordlist.query`)
public struct WordlistRequest: FilteredRequest {
    /// The answer.
    public typealias Response = WordlistResponse

    /// The requested headwords and their order.
    public var query = WordListQuery()
    /// Whether to return the forms of each headword, and to search them too when `prefix` is combined with `exact`.
    public var isValidation = false
    /// The requested part of the list.
    public var page = Page(limit: defaultLimit)
    /// The cursor from the previous answer; nil for the beginning of the list.
    public var cursor: WordlistCursor?
    /// Filter labels that only the upstream may know, by the names of the parameters.
    public var unknownLabels: [String: [String]] = [:]

    /// Creates an empty request.
    public init() {}
}

// MARK: - Description

extension WordlistRequest {
    /// The default number of headwords in an answer.
    public static let defaultLimit = 100

    static let translations = Parameter<[Language]>.labels(
        "translations",
        "Languages; a headword must have a translation into at least one.",
        count: 1...SenseFilter.valuesPerFilter
    )
    static let exclude = Parameter<SenseFilter>.filter(
        "exclude",
        "Labels that no sense of a headword may have.",
        kinds: SenseFilter.Kind.allCases
    )
    static let excludeSenses = Parameter<SenseFilter>.filter(
        "excludeSenses",
        "Labels of senses to ignore; a headword stays if another of its senses matches.",
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
            + "length satisfies",
        read: WordLength.init(json:)
    )
    static let prefix = Parameter<String>.text(
        "prefix",
        "The beginning of a headword; case, diacritics, spaces and hyphens are ignored.",
        length: 1...128
    )
    static let exact = Parameter<Bool>.flag(
        "exact",
        "Whether a headword must equal 'prefix'; false if absent."
    )
    static let pattern = Parameter<String>.text(
        "pattern",
        "A pattern for headwords: '?' is one character, '*' any number of them. Case, diacritics, spaces and hyphens do "
            + "not matter.",
        length: 1...63
    )
    static let minZipf = Parameter<Double>.number(
        "minZipf",
        "The minimum frequency of a headword, as the logarithm of its occurrences per thousand million words.",
        in: 0...10
    )
    static let maxZipf = Parameter<Double>.number(
        "maxZipf",
        "The maximum frequency of a headword; headwords that were not counted are left out.",
        in: 0...10
    )
    static let sort = Parameter<WordListQuery.Order>.label(
        "sort",
        "By 'word', or by 'frequency', the most common first, and headwords that match in a minor sense only "
            + "after all others; by word if absent."
    )
    static let valid = Parameter<Bool>.flag(
        "valid",
        "Whether to list the forms of each headword, and to let 'prefix' with 'exact' find headwords by a form too: "
            + "is this a word? False if absent."
    )
    static let cursor = Parameter<WordlistCursor>(
        "cursor",
        "The 'next' of the previous answer; all but 'limit' must be as in that call, and 'offset' absent.",
        schema: .string(length: 1...WordlistCursor.longestText),
        expectation: "the 'next' of the previous answer, from this lexicon, with all else as in that call"
    ) { value in
        guard case .string(let text) = value else { return nil }
        return WordlistCursor(text)
    }

    private static let zipf = RequestParameter<Self>.group(
        of: (least: Double?.none, most: Double?.none),
        [minZipf.optional { $0.least = $1 }, maxZipf.optional { $0.most = $1 }]
    ) { request, bounds in
        guard bounds.least != nil || bounds.most != nil else { return }
        let (lowest, highest) = (bounds.least ?? 0, bounds.most ?? 10)
        guard lowest <= highest else {
            throw CallFailure.invalidParameter(
                maxZipf.description.name,
                value: .real(highest),
                expected: "at least 'minZipf', which is \(lowest)"
            )
        }
        request.query.zipf = lowest...highest
    }

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "wordlist.query",
        summary: "Lists headwords with a sense that has all requested labels.",
        parameters: [
            WordQuery.language.optional { $0.query.language = $1 },
            filters,
            translations.optional { $0.query.targets = $1 },
            exclude.optional { $0.query.exclude = $1 },
            excludeSenses.optional { $0.query.excludeSenses = $1 },
            excludePrimeSenses.optional { $0.query.excludePrimeSenses = $1 },
            wordLength.optional { $0.query.length = $1.range },
            prefix.optional { $0.query.prefix = $1 },
            exact.optional { $0.query.isExact = $1 },
            pattern.optional { $0.query.pattern = $1 },
            zipf,
            sort.optional { $0.query.order = $1 },
            valid.optional { $0.isValidation = $1 },
            Page.parameters("headwords", default: defaultLimit) { $0.page = $1 },
            cursor.optional { $0.cursor = $1 },
        ],
        resultName: "Wordlist",
        failures: [.init(code: 404, message: "The lexicon has no headwords in the language.")],
        examples: [
            .init("Nouns of a subject field", ["lexicalCategory": ["noun"], "domains": ["mathematics"], "limit": 10]),
            .init("Seven letters", ["pattern": "s??????", "wordLength": 7]),
            .init("Is this a word?", ["prefix": "swam", "exact": true, "valid": true]),
        ]
    )
}
