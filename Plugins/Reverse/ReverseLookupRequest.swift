internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

extension ReverseProvider {
    /// Which headword is meant by a definition? (`reverse.lookup`)
    struct LookupRequest: Request {
        typealias Response = LookupResponse

        /// What the word means, as somebody put it.
        var definition = ""
        /// Its words.
        var question = Question("")
        /// The lexical categories that are wanted; empty for all.
        var lexicalCategories: [LexicalCategory] = []
        var language = Language.en
        /// The largest number of headwords in the answer.
        var limit = defaultLimit

        func check() throws {
            guard question.words.isEmpty else { return }
            throw CallFailure.invalidParameter(
                Self.definition.description.name,
                value: .string(definition),
                expected: "a text with a word that says more than 'the' and 'of' do"
            )
        }
    }
}

// MARK: - Description

extension ReverseProvider.LookupRequest {
    static let definition = Parameter<String>.text(
        "definition",
        "What the word means, in your own words: 'fear of spiders'. What begins with 'to' is taken for a verb, what "
            + "begins with an article for a noun, where 'lexicalCategory' is absent.",
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
        "No definition has a word of the question."
    )

    static let endpoint = Endpoint<Self>(
        method: "reverse.lookup",
        summary: "Finds the headwords that a definition may be meant for, the likeliest first.",
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
                message: "No definition has any of the words, none of these lexical categories has, or another "
                    + "language than English.",
                reasons: [noDefinition]
            )
        ],
        examples: [
            .init("A thing", ["definition": "a young cat"]),
            .init("An action", ["definition": "to travel through water", "lexicalCategory": ["verb"], "limit": 3]),
        ]
    )
}
