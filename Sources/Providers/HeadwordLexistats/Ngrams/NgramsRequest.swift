public import HeadwordCore
public import HeadwordCorpus
internal import HeadwordJSON
public import HeadwordModel

/// How often are sequences of words used? (`lexistats.ngrams`)
public struct NgramsRequest: CorpusRequest {
    /// The answer.
    public typealias Response = NgramsResponse

    /// The format of tokens.
    public enum Format: UInt8, Vocabulary {
        /// As a list.
        case oup
        /// As one string with spaces.
        case google

        /// The name of the vocabulary in messages for people.
        public static let vocabularyName = "format"
        /// The labels and their spellings.
        public static let table = VocabularyTable<Self>()
    }

    /// The default number of n-grams in an answer.
    public static let defaultLimit = 100
    /// The corpora used if none is named.
    public static let corpora = [CorpusChoice.texts]

    /// The corpus to query.
    public var corpus = CorpusChoice(defaults: corpora)
    /// The requested n-grams and their order.
    public var query = NgramQuery(length: 1)
    /// The tokens as written, since case matters upstream.
    public var written = WrittenNgrams()
    /// The members that distinguish n-grams, with each token taken in its commonest reading; if empty, the tokens
    /// themselves.
    public var collate: Set<WordMember> = []
    /// The format of tokens.
    public var format = Format.oup

    /// Creates an empty request.
    public init() {}

    /// Throws if document frequencies are requested for collated n-grams, which are sums.
    public func check() throws {
        guard !collate.isEmpty, query.documentFrequency != 0...UInt64.max else { return }
        throw CallFailure.invalidParameter(
            "collate",
            value: nil,
            expected: "absent where documents are counted, since the documents of a sum are unknown"
        )
    }
}

/// The tokens of n-grams, or tokens that n-grams contain, as the caller wrote them.
public struct WrittenNgrams: Hashable, Sendable {
    /// The requested n-grams.
    public var tokens: [[String]]
    /// The tokens that the n-grams contain, in any order.
    public var contains: [String]

    /// Creates the value from tokens, unchanged.
    public init(tokens: [[String]] = [], contains: [String] = []) {
        self.tokens = tokens
        self.contains = contains
    }
}

/// The parameters of a call about the tokens of n-grams.
private struct GivenTokens {
    var tokens: [[Token]] = []
    var contains: [Token] = []
    var size: Int?
    var punctuation: Bool?

    /// Whether n-grams with punctuation are included.
    var includesPunctuation: Bool { punctuation ?? (tokens.joined() + contains).contains(where: \.isPunctuation) }

    /// Returns the number of tokens in an n-gram, which all given n-grams must have.
    func length() throws -> Int {
        guard !tokens.isEmpty || !contains.isEmpty else {
            throw CallFailure.missingParameter("tokens", expected: "given, or 'contains'")
        }
        guard let length = size ?? tokens.first?.count else {
            throw CallFailure.missingParameter(
                "size",
                expected: "an integer from 1 to 4 if 'tokens' is absent"
            )
        }
        if let other = tokens.first(where: { $0.count != length }) {
            throw CallFailure.invalidParameter(
                "tokens",
                value: .string(other.map(\.text).joined(separator: " ")),
                expected: "n-grams of \(length == 1 ? "1 token" : "\(length) tokens") each"
            )
        }
        guard contains.count <= length else {
            throw CallFailure.invalidParameter(
                "contains",
                value: .array(contains.map { .string($0.text) }),
                expected: "at most as many tokens as the n-grams have, \(length)"
            )
        }
        return length
    }
}

/// The sort keys of a list of n-grams.
private enum NgramSortKey: UInt8, Vocabulary {
    case tokens
    case frequency
    case normalizedFrequency
    case documentFrequency

    static let vocabularyName = "sort key"
    static let table = VocabularyTable<Self>(
        isCamelCase: true,
        aliases: ["wordform": .tokens, "trueCase": .tokens, "lemma": .tokens, "lexicalCategory": .tokens]
    )

    /// The key of the query's order; both frequencies sort alike.
    var part: NgramOrder.Key {
        switch self {
        case .tokens: .tokens
        case .frequency, .normalizedFrequency: .frequency
        case .documentFrequency: .documentFrequency
        }
    }
}

// MARK: - Description

extension NgramsRequest {
    private static let longest = 4
    private static let ngramsPerCall = 100
    /// The maximum number of characters of an n-gram, or of the tokens that one must contain.
    private static let longestText = WordOptions.length.upperBound
    private static let textBounds = TextBounds(0...longestText)

    private static let size = Parameter<Int>.integer(
        "size",
        "The number of tokens in each n-gram; that of 'tokens' if absent.",
        in: 1...longest
    )
    private static let tokens = Parameter<[[Token]]>(
        "tokens",
        "The n-grams to look up, their tokens separated by spaces: 'a word, another word', or a list. Capitals make "
            + "a difference upstream only.",
        schema: .any(of: [
            .string(length: 1...ngramsPerCall * longestText),
            .array(of: .string(length: 1...longestText), count: 1...ngramsPerCall),
        ]),
        expectation: "a list of 1 to \(ngramsPerCall) n-grams of 1 to \(longest) tokens each, "
            + "no n-gram longer than \(longestText) characters"
    ) { value in
        guard let texts = value.stringList(atMost: ngramsPerCall, ofBytes: textBounds.bytes), !texts.isEmpty,
            texts.allSatisfy(textBounds.admit)
        else { return nil }
        let ngrams = texts.map { Token.tokens(of: $0) }
        return ngrams.allSatisfy { (1...longest).contains($0.count) } ? ngrams : nil
    }
    private static let contains = Parameter<[Token]>(
        "contains",
        "Tokens that the n-grams contain in any order, separated by spaces or commas, or a list.",
        schema: .any(of: [
            .string(length: 1...longestText), .array(of: .string(length: 1...longestText), count: 1...longest),
        ]),
        expectation: "1 to \(longest) tokens, in texts of at most \(longestText) characters"
    ) { value in
        guard let texts = value.stringList(atMost: longest, ofBytes: textBounds.bytes),
            texts.allSatisfy(textBounds.admit)
        else { return nil }
        let tokens = texts.flatMap { Token.tokens(of: $0) }
        return (1...longest).contains(tokens.count) ? tokens : nil
    }
    private static let punctuation = Parameter<Bool>.flag(
        "punctuation",
        "Whether to include n-grams with punctuation marks; if absent, only if 'tokens' or 'contains' has some."
    )
    private static let format = Parameter<Format>.label(
        "format",
        "How tokens are written: oup as a list (if absent), google as one string."
    )
    private static let collate = Parameter<[WordMember]>.labels(
        "collate",
        "The members that distinguish rows: n-grams whose tokens agree in them are added up, each token taken in its "
            + "most common reading. The tokens themselves if absent.",
        isFilter: false
    )
    private static let sort = Parameter<[SortKey<NgramSortKey>]>.sort(
        "The sort keys of the rows, the most important first; -frequency if absent."
    )

    /// The parameters that select n-grams, in all their alternative forms.
    private static let givenTokens = RequestParameter<Self>.group(
        of: GivenTokens(),
        [
            tokens.optional { $0.tokens = $1 }, contains.optional { $0.contains = $1 }, size.optional { $0.size = $1 },
            punctuation.optional { $0.punctuation = $1 },
        ]
    ) { request, given in
        request.query.length = try given.length()
        request.query.tokens = given.tokens.map { $0.map(\.folded) }
        request.query.contains = given.contains.map(\.folded)
        request.query.includesPunctuation = given.includesPunctuation
        request.written = WrittenNgrams(
            tokens: given.tokens.map { $0.map(\.text) },
            contains: given.contains.map(\.text)
        )
    }

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "lexistats.ngrams",
        summary: "Shows how often sequences of 1 to 4 words are used: those in tokens, or all that contain some words. "
            + "At least one of tokens and contains is required.",
        parameters: [
            givenTokens,
            Bounds.frequency.parameters { $0.query.frequency = $1.counts },
            Bounds.documentFrequency.parameters { $0.query.documentFrequency = $1.counts },
            // Collating by word forms is the same as collating by tokens.
            collate.optional { $0.collate = $1.contains(.wordform) ? [] : Set($1) },
            sort.optional { request, keys in
                request.query.order = keys.map { NgramOrder($0.key.part, isDescending: $0.isDescending) }
            },
            format.optional { $0.format = $1 },
            Page.parameters("n-grams", default: defaultLimit) {
                ($0.query.limit, $0.query.offset) = ($1.limit, $1.offset)
            },
            .corpus,
        ],
        resultName: "NgramsResult",
        failures: [.init(code: 404, message: "No such corpus, or one without n-grams of that size.")],
        examples: [
            .init(
                "Which of two phrases is used more often",
                ["tokens": ["different from", "different to"]],
                needs: CorpusChoice.needsTexts
            ),
            .init(
                "Pairs of words with a given word",
                ["contains": "war", "size": 2, "limit": 10],
                needs: CorpusChoice.needsTexts
            ),
        ]
    )
}
