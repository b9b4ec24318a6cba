public import HeadwordCore
internal import HeadwordJSON
public import HeadwordModel

/// Which words mean the same, or the opposite? (`thesaurus.lookup`)
public struct ThesaurusRequest: Request {
    /// The answer.
    public typealias Response = ThesaurusResponse

    /// The word and how a headword is found for it.
    public var query: WordQuery
    /// How the words that are wanted are related to the headword; never empty.
    public var relations: [ThesaurusSet.Relation]

    /// Creates a request.
    public init(_ query: WordQuery, relations: [ThesaurusSet.Relation] = ThesaurusSet.Relation.allCases) {
        self.query = query
        self.relations = relations
    }

    /// Reads a request from the parameters of a call.
    public init(reading parameters: ParameterReader) throws(CallFailure) {
        self.init(
            try WordQuery(reading: parameters),
            relations: try parameters.valueIfPresent(of: Self.relations) ?? ThesaurusSet.Relation.allCases
        )
    }
}

// MARK: - Description

extension ThesaurusRequest {
    private static let relations = Parameter<[ThesaurusSet.Relation]>.labels(
        "relations",
        "Whether synonyms or antonyms are wanted; both if absent.",
        isFilter: false
    )

    /// What callers need to know.
    public static let endpoint = EndpointDescription(
        method: "thesaurus.lookup",
        summary: "Gives words that mean the same as a word, or the opposite, meaning by meaning.",
        parameters: [
            WordQuery.word.description, WordQuery.language.description, relations.description,
            WordQuery.lexicalCategory.description, WordQuery.match.description, WordQuery.preserveCase.description,
        ],
        resultName: "Thesaurus",
        resultSchema: ThesaurusResponse.schema,
        failures: [
            .init(
                code: 404,
                message:
                    "No such headword, no such language, nothing of the lexical categories, or no such words for it."
            )
        ],
        examples: [
            .init("Synonyms and antonyms", ["word": "big"]),
            .init("Antonyms only", ["word": "good", "relations": ["antonyms"]]),
            .init("One lexical category", ["word": "swim", "lexicalCategory": ["noun"], "relations": ["synonyms"]]),
        ]
    )
}
