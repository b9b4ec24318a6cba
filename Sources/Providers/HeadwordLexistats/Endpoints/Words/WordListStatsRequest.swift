public import HeadwordCore
public import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordModel

/// Which words are used how often? (`lexistats.words`)
public struct WordListStatsRequest: Request {
    /// The answer.
    public typealias Response = WordListStatsResponse

    /// How many words an answer has if nothing is said.
    public static let defaultLimit = 100

    /// Which corpus is asked.
    public var corpus: CorpusChoice
    /// Which words are wanted, how they are summed, and in which order.
    public var query: WordRecordQuery

    /// Creates a request.
    public init(
        _ query: WordRecordQuery,
        corpus: CorpusChoice = CorpusChoice(nil, defaults: WordStatsRequest.corpora)
    ) {
        self.query = query
        self.corpus = corpus
    }

    /// Reads a request from the parameters of a call.
    public init(reading parameters: ParameterReader) throws(CallFailure) {
        self.init(
            try WordRecordQuery(reading: parameters),
            corpus: try CorpusChoice(reading: parameters, defaults: WordStatsRequest.corpora)
        )
    }
}

extension WordRecordQuery {
    /// Reads the options of `lexistats.words`; an option for one value and its plural add up.
    fileprivate init(reading parameters: ParameterReader) throws(CallFailure) {
        typealias Options = WordListStatsRequest
        self.init()
        wordforms = try Options.wordforms.read(parameters)
        trueCases = try Options.trueCases.read(parameters)
        lemmas = try Options.lemmas.read(parameters)
        lexicalCategories = try Options.lexicalCategories.read(parameters)
        grammaticalFeatures = try parameters.valueIfPresent(of: WordOptions.grammaticalFeatures) ?? Selection()
        frequency = try Bounds.frequency.read(parameters)
        normalizedFrequency = try Bounds.normalizedFrequency.read(parameters)
        collate = Set(try parameters.valueIfPresent(of: Options.collate) ?? [])
        order = (try parameters.valueIfPresent(of: Options.sort) ?? []).map { key in
            WordOrder(key.key.part, isDescending: key.isDescending)
        }
        let page = try Page(reading: parameters, Options.limit, default: Options.defaultLimit)
        (limit, offset) = (page.limit, page.offset)
    }
}

/// Two names of one option: for one value, and for a list.
private struct NumberedOption<Value: Hashable & Sendable>: Sendable {
    let singular: Parameter<Selection<Value>>
    let plural: Parameter<Selection<Value>>

    var descriptions: [ParameterDescription] { [singular.description, plural.description] }

    func read(_ parameters: ParameterReader) throws(CallFailure) -> Selection<Value> {
        let one = try parameters.valueIfPresent(of: singular) ?? Selection()
        let list = try parameters.valueIfPresent(of: plural) ?? Selection()
        return Selection(one.included + list.included, excluding: one.excluded + list.excluded)
    }
}

/// What a list of words is sorted by.
private enum WordSortKey: UInt8, Vocabulary {
    case wordform
    case trueCase
    case lemma
    case lexicalCategory
    case frequency
    case normalizedFrequency

    static let vocabularyName = "sort key"
    static let table = VocabularyTable<Self>(isCamelCase: true)

    /// The two frequencies have one order.
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
    fileprivate static let wordforms = NumberedOption(
        singular: WordOptions.words("wordform", of: "words as they are written"),
        plural: WordOptions.words("wordforms", of: "words as they are written")
    )
    fileprivate static let trueCases = NumberedOption(
        singular: WordOptions.words("trueCase", of: "words in their usual case"),
        plural: WordOptions.words("trueCases", of: "words in their usual case")
    )
    fileprivate static let lemmas = NumberedOption(
        singular: WordOptions.lemmas("lemma"),
        plural: WordOptions.lemmas("lemmas")
    )
    fileprivate static let lexicalCategories = NumberedOption(
        singular: WordOptions.lexicalCategories("lexicalCategory"),
        plural: WordOptions.lexicalCategories("lexicalCategories")
    )
    fileprivate static let collate = Parameter<[WordMember]>.labels(
        "collate",
        "What the rows tell apart: records that agree in these are summed. The smallest units if absent.",
        isFilter: false
    )
    fileprivate static let sort = Parameter<[SortKey<WordSortKey>]>.sort(
        "What the rows are sorted by, the first key first; -frequency if absent."
    )
    fileprivate static let limit = Page.limit("rows", default: defaultLimit)

    /// What callers need to know.
    public static let endpoint = EndpointDescription(
        method: "lexistats.words",
        summary: "Lists words of a corpus with their frequencies, by the smallest units (wordform, trueCase, lemma, "
            + "lexicalCategory, grammaticalFeatures) or summed over some of them.",
        parameters: wordforms.descriptions + trueCases.descriptions + lemmas.descriptions
            + lexicalCategories.descriptions + [WordOptions.grammaticalFeatures.description]
            + Bounds.frequency.descriptions + Bounds.normalizedFrequency.descriptions
            + [
                collate.description, sort.description, limit.description, Page.offset.description,
                CorpusChoice.corpus.description, CorpusChoice.language.description,
            ],
        resultName: "StatsWordResultList",
        resultSchema: WordListStatsResponse.schema,
        failures: [.init(code: 404, message: "No such corpus.")],
        examples: [
            .init(
                "The forms of a word",
                ["lemma": ["swim"], "collate": ["wordform", "lexicalCategory"]],
                needs: CorpusChoice.needsWords
            ),
            .init(
                "The commonest adjectives in the superlative",
                ["lexicalCategory": ["adjective"], "grammaticalFeatures": ["degree:superlative"], "limit": 10],
                needs: CorpusChoice.needsWords
            ),
        ]
    )
}
