internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

extension ReverseProvider {
    /// Which headword fits a definition? (`reverse.lookup`)
    struct LookupRequest: Request {
        typealias Response = LookupResponse

        /// The definition in the user's words.
        var definition = ""
        /// The parsed words of the definition.
        var question = Question("")
        /// The requested lexical categories; empty for all.
        var lexicalCategories: [LexicalCategory] = []
        var language = Language.en
        /// The maximum number of headwords in the answer.
        var limit = defaultLimit

        func check() throws {
            guard question.words.isEmpty else { return }
            throw CallFailure.invalidParameter(
                Self.definition.description.name,
                value: .string(definition),
                expected: "a text with at least one word that is more telling than 'the' or 'of'"
            )
        }
    }
}

// MARK: - Description

extension ReverseProvider.LookupRequest {
    static let definition = Parameter<String>.text(
        "definition",
        "The meaning in your own words: 'fear of spiders'. If 'lexicalCategory' is absent, a text that begins with "
            + "'to' is taken for a verb, one that begins with an article for a noun.",
        length: 1...256
    )
    private static let defaultLimit = 10
    private static let limit = Parameter<Int>.integer(
        "limit",
        "The largest number of headwords in the answer; \(defaultLimit) if absent.",
        in: 1...100
    )

    static let noDefinition = FailureReason(
        "noDefinition",
        statuses: [404],
        "No definition contains a word of the question."
    )

    static let endpoint = Endpoint<Self>(
        method: "reverse.lookup",
        summary: "Finds the headwords that a definition may describe, the likeliest first.",
        parameters: [
            definition.required { ($0.definition, $0.question) = ($1, ReverseProvider.Question($1)) },
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
                reasons: [noDefinition]
            )
        ],
        examples: [
            .init("A thing", ["definition": "a young cat"]),
            .init("An action", ["definition": "to travel through water", "lexicalCategory": ["verb"], "limit": 3]),
        ]
    )
}
