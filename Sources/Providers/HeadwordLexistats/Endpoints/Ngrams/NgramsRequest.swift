public import HeadwordCore
public import HeadwordCorpus
internal import HeadwordJSON
public import HeadwordModel

/// Which sequences of words are used how often? (`lexistats.ngrams`)
public struct NgramsRequest: CorpusRequest {
    /// The answer.
    public typealias Response = NgramsResponse

    /// How tokens are written.
    public enum Format: UInt8, Vocabulary {
        /// As a list.
        case oup
        /// As one string with spaces.
        case google

        /// What a member is called in a message for people.
        public static let vocabularyName = "format"
        /// The labels and their spellings.
        public static let table = VocabularyTable<Self>()
    }

    /// How many n-grams an answer has if nothing is said.
    public static let defaultLimit = 100
    /// The corpora that answer if none is named.
    public static let corpora = [CorpusChoice.texts]

    /// Which corpus is asked.
    public var corpus = CorpusChoice(defaults: corpora)
    /// Which n-grams are wanted, and in which order.
    public var query = NgramQuery(length: 1)
    /// What is asked for with its capitals, which make a difference upstream.
    public var written = WrittenNgrams()
    /// What n-grams are told apart by, each token being taken for its commonest reading; if empty, by their tokens.
    public var collate: Set<WordMember> = []
    /// How tokens are written.
    public var format = Format.oup

    /// Creates a request of which nothing is given yet.
    public init() {}

    /// Makes sure that nobody asks for the documents of a sum.
    public func check() throws {
        guard !collate.isEmpty, query.documentFrequency != 0...UInt64.max else { return }
        throw CallFailure.invalidParameter(
            "collate",
            value: nil,
            expected: "absent where documents are counted, since nobody knows the documents of a sum"
        )
    }
}

/// The tokens of n-grams, or tokens that n-grams have, as they were written.
public struct WrittenNgrams: Hashable, Sendable {
    /// The n-grams that are wanted.
    public var tokens: [[String]]
    /// What the n-grams have in any order.
    public var contains: [String]

    /// Takes tokens as they are.
    public init(tokens: [[String]] = [], contains: [String] = []) {
        self.tokens = tokens
        self.contains = contains
    }
}

/// What a call says of the tokens of n-grams.
private struct GivenTokens {
    var tokens: [[Token]] = []
    var contains: [Token] = []
    var size: Int?
    var punctuation: Bool?

    /// Whether n-grams with punctuation are meant, too.
    var includesPunctuation: Bool { punctuation ?? (tokens.joined() + contains).contains(where: \.isPunctuation) }

    /// The number of tokens of the n-grams, which those that are given have too.
    func length() throws -> Int {
        guard !tokens.isEmpty || !contains.isEmpty else {
            throw CallFailure.missingParameter("tokens", expected: "there, or 'contains'")
        }
        guard let length = size ?? tokens.first?.count else {
            throw CallFailure.missingParameter(
                "size",
                expected: "an integer from 1 to 4 where 'tokens' does not tell it"
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

/// What a list of n-grams is sorted by.
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

    /// The two frequencies have one order.
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
    /// The most characters of an n-gram, or of the tokens that one must have.
    private static let longestText = WordOptions.length.upperBound
    private static let textBounds = TextBounds(0...longestText)

    private static let size = Parameter<Int>.integer(
        "size",
        "The number of tokens of each n-gram; that of tokens if absent.",
        in: 1...longest
    )
    private static let tokens = Parameter<[[Token]]>(
        "tokens",
        "The n-grams that are wanted, tokens with spaces between them: 'a word, another word', or a list. Capitals make "
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
        "Tokens that the n-grams have in any order, with spaces or commas between them, or a list.",
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
        "Whether n-grams with punctuation marks are wanted too; if absent, whether tokens or contains have some."
    )
    private static let format = Parameter<Format>.label(
        "format",
        "How tokens are written: oup as a list (if absent), google as one string."
    )
    private static let collate = Parameter<[WordMember]>.labels(
        "collate",
        "What the rows tell apart: n-grams whose tokens agree in these are summed, each token being taken for its "
            + "commonest reading. The tokens themselves if absent.",
        isFilter: false
    )
    private static let sort = Parameter<[SortKey<NgramSortKey>]>.sort(
        "What the rows are sorted by, the first key first; -frequency if absent."
    )

    /// Which n-grams are wanted, in as many ways as there are to say it.
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
        summary: "Says how often sequences of 1 to 4 words are used: those of tokens, or all that contain some words. "
            + "At least one of tokens and contains is needed.",
        parameters: [
            givenTokens,
            Bounds.frequency.parameters { $0.query.frequency = $1.counts },
            Bounds.documentFrequency.parameters { $0.query.documentFrequency = $1.counts },
            // What is told apart by word forms is told apart by tokens.
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
                "Which of two is said more often",
                ["tokens": ["different from", "different to"]],
                needs: CorpusChoice.needsTexts
            ),
            .init(
                "What stands beside a word",
                ["contains": "war", "size": 2, "limit": 10],
                needs: CorpusChoice.needsTexts
            ),
        ]
    )
}
