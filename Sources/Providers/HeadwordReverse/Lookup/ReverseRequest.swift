package import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

/// Which headword fits a definition? (`reverse.lookup`)
package struct ReverseRequest: Request {
    package typealias Response = ReverseResponse

    /// The default number of headwords in an answer, and the maximum.
    package static let (defaultLimit, maximumLimit) = (10, 100)

    /// The definition in the caller's words.
    var query = DefinitionQuery("")
    /// The requested lexical categories; empty for all.
    var lexicalCategories: [LexicalCategory] = []
    var language = Language.en
    /// The maximum number of headwords in the answer.
    var limit = defaultLimit

    package init() {}

    package func check() throws {
        guard query.words.isEmpty else { return }
        throw CallFailure.invalidParameter(
            Self.definition.description.name,
            value: .string(query.text),
            expected: "a text with at least one word that is more telling than 'the' or 'of'"
        )
    }
}

// MARK: - Description

extension ReverseRequest {
    static let definition = Parameter<String>.text(
        "definition",
        "The meaning in your own words: 'fear of spiders'. If 'lexicalCategory' is absent, a text that begins with "
            + "'to' is taken for a verb, one that begins with an article for a noun.",
        length: 1...256
    )
    private static let limit = Parameter<Int>.integer(
        "limit",
        "The largest number of headwords in the answer; \(defaultLimit) if absent.",
        in: 1...maximumLimit
    )

    package static let endpoint = Endpoint<Self>(
        method: "reverse.lookup",
        summary: "Finds the headwords that a definition may describe, the likeliest first.",
        parameters: [
            definition.required { $0.query = DefinitionQuery($1) },
            WordQuery.lexicalCategory.optional { $0.lexicalCategories = $1 },
            WordQuery.language.optional { $0.language = $1 },
            limit.optional { $0.limit = $1 },
        ],
        resultName: "Reverse",
        failures: [
            .init(
                code: 404,
                message: "No definition, or none in these lexical categories, has any of the words, or the language is "
                    + "other than English.",
                reasons: [.noDefinition]
            )
        ],
        examples: [
            .init("A thing", ["definition": "a young cat"]),
            .init("An action", ["definition": "to travel through water", "lexicalCategory": ["verb"], "limit": 3]),
        ]
    )
}
