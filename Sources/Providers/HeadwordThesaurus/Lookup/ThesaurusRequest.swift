public import HeadwordCore
internal import HeadwordJSON
public import HeadwordModel

/// Which words mean the same, or the opposite? (`thesaurus.lookup`)
public struct ThesaurusRequest: WordRequest {
    /// The answer.
    public typealias Response = ThesaurusResponse

    /// The word and how its headword is found.
    public var query = WordQuery()
    /// The requested relations to the headword; never empty.
    public var relations = ThesaurusSet.Relation.allCases

    /// Creates an empty request.
    public init() {}
}

// MARK: - Description

extension ThesaurusRequest {
    private static let relations = Parameter<[ThesaurusSet.Relation]>.labels(
        "relations",
        "Whether to list synonyms or antonyms; both if absent.",
        isFilter: false
    )

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "thesaurus.lookup",
        summary: "Lists the synonyms and antonyms of a word, meaning by meaning.",
        parameters: [
            .word, .language, relations.optional { $0.relations = $1 }, .lexicalCategory, .match, .preserveCase,
            .suggestions,
        ],
        resultName: "Thesaurus",
        failures: [
            .init(
                code: 404,
                message:
                    "No such headword or language, none in the lexical categories, or no synonyms or antonyms for it.",
                reasons: [.noThesaurus]
            )
        ],
        examples: [
            .init("Synonyms and antonyms", ["word": "big"]),
            .init("Antonyms only", ["word": "good", "relations": ["antonyms"]]),
            .init("One lexical category", ["word": "swim", "lexicalCategory": ["noun"], "relations": ["synonyms"]]),
        ]
    )
}
