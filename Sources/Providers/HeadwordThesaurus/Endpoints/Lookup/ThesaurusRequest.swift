public import HeadwordCore
internal import HeadwordJSON
public import HeadwordModel

/// Which words mean the same, or the opposite? (`thesaurus.lookup`)
public struct ThesaurusRequest: WordRequest {
    /// The answer.
    public typealias Response = ThesaurusResponse

    /// The word and how a headword is found for it.
    public var query = WordQuery()
    /// How the words that are wanted are related to the headword; never empty.
    public var relations = ThesaurusSet.Relation.allCases

    /// Creates a request of which nothing is given yet.
    public init() {}
}

// MARK: - Description

extension ThesaurusRequest {
    private static let relations = Parameter<[ThesaurusSet.Relation]>.labels(
        "relations",
        "Whether synonyms or antonyms are wanted; both if absent.",
        isFilter: false
    )

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "thesaurus.lookup",
        summary: "Gives words that mean the same as a word, or the opposite, meaning by meaning.",
        parameters: [
            .word, .language, relations.optional { $0.relations = $1 }, .lexicalCategory, .match, .preserveCase,
        ],
        resultName: "Thesaurus",
        failures: [
            .init(
                code: 404,
                message:
                    "No such headword, no such language, nothing of the lexical categories, or no such words for it.",
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
