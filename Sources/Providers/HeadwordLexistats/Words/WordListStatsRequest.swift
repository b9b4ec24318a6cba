public import HeadwordCore
public import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordModel

/// How often are words used? (`lexistats.words`)
public struct WordListStatsRequest: CorpusRequest {
    /// The answer.
    public typealias Response = WordListStatsResponse

    /// The default number of words in an answer.
    public static let defaultLimit = 100

    /// The corpus to query.
    public var corpus = CorpusChoice(defaults: WordStatsRequest.corpora)
    /// The requested words, how they are summed, and their order.
    public var query = WordRecordQuery()

    /// Creates an empty request.
    public init() {}
}

/// The sort keys of a list of words.
private enum WordSortKey: UInt8, Vocabulary {
    case wordform
    case trueCase
    case lemma
    case lexicalCategory
    case frequency
    case normalizedFrequency

    static let vocabularyName = "sort key"
    static let table = VocabularyTable<Self>(isCamelCase: true)

    /// The key of the query's order; both frequencies sort alike.
    var part: WordOrder.Key {
        switch self {
        case .wordform: .member(.wordform)
        case .trueCase: .member(.trueCase)
        case .lemma: .member(.lemma)
        case .lexicalCategory: .member(.lexicalCategory)
        case .frequency, .normalizedFrequency: .frequency
        }
    }
}

// MARK: - Description

extension WordListStatsRequest {
    private static let collate = Parameter<[WordMember]>.labels(
        "collate",
        "The members that distinguish rows: records that agree in them are added up. The smallest units if absent.",
        isFilter: false
    )
    private static let sort = Parameter<[SortKey<WordSortKey>]>.sort(
        "The sort keys of the rows, the most important first; -frequency if absent."
    )

    /// An option with two names, one for a single value and one for a list, whose values are combined.
    private static func option<Value>(
        _ singular: Parameter<Selection<Value>>,
        _ plural: Parameter<Selection<Value>>,
        add: @escaping @Sendable (inout Self, Selection<Value>) -> Void
    ) -> RequestParameter<Self> {
        .group([singular.optional(add), plural.optional(add)])
    }

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "lexistats.words",
        summary: "Lists words of a corpus with their frequencies, by the smallest units (wordform, trueCase, lemma, "
            + "lexicalCategory, grammaticalFeatures) or added up over some of them.",
        parameters: [
            option(
                WordOptions.words("wordform", of: "words as written"),
                WordOptions.words("wordforms", of: "words as written")
            ) { $0.query.wordforms.add($1) },
            option(
                WordOptions.words("trueCase", of: "words in their usual case"),
                WordOptions.words("trueCases", of: "words in their usual case")
            ) { $0.query.trueCases.add($1) },
            option(WordOptions.lemmas("lemma"), WordOptions.lemmas("lemmas")) { $0.query.lemmas.add($1) },
            option(
                WordOptions.lexicalCategories("lexicalCategory"),
                WordOptions.lexicalCategories("lexicalCategories")
            ) { $0.query.lexicalCategories.add($1) },
            WordOptions.grammaticalFeatures.optional { $0.query.grammaticalFeatures = $1 },
            Bounds.frequency.parameters { $0.query.frequency = $1.counts },
            Bounds.normalizedFrequency.parameters { $0.query.normalizedFrequency = $1 },
            collate.optional { $0.query.collate = Set($1) },
            sort.optional { request, keys in
                request.query.order = keys.map { WordOrder($0.key.part, isDescending: $0.isDescending) }
            },
            Page.parameters("rows", default: defaultLimit) {
                ($0.query.limit, $0.query.offset) = ($1.limit, $1.offset)
            },
            .corpus,
        ],
        resultName: "StatsWordResultList",
        failures: [.init(code: 404, message: "No such corpus.")],
        examples: [
            .init(
                "The forms of a word",
                ["lemma": ["swim"], "collate": ["wordform", "lexicalCategory"]],
                needs: CorpusChoice.needsWords
            ),
            .init(
                "The most common superlatives",
                ["lexicalCategory": ["adjective"], "grammaticalFeatures": ["degree:superlative"], "limit": 10],
                needs: CorpusChoice.needsWords
            ),
        ]
    )
}

extension Selection {
    /// Adds the values given under another name of the same option.
    fileprivate mutating func add(_ other: Selection) {
        included += other.included
        excluded += other.excluded
    }
}
