package import HeadwordCore
internal import HeadwordJSON

/// Which words are derived from the same word? (`dictionary.family`)
package struct FamilyRequest: WordRequest {
    package typealias Response = FamilyResponse

    /// The default number of words in a family, and the maximum.
    package static let (defaultLimit, maximumLimit) = (100, 500)

    /// The word and how its headword is found.
    package var query = WordQuery()
    /// The maximum number of words in a family.
    var limit = defaultLimit

    package init() {}

    private static let limit = Parameter<Int>.integer(
        "limit",
        "The maximum number of words of each family, those nearest to the root first; \(defaultLimit) if absent. A family that "
            + "is not shown in full has 'isTruncated'.",
        in: 1...maximumLimit
    )

    package static let endpoint = Endpoint<Self>(
        method: "dictionary.family",
        summary:
            "Lists the family of an English word: the word that it is derived from, and all that are derived from that.",
        parameters: [
            .word, .language, .lexicalCategory,
            limit.optional { $0.limit = $1 },
            .match, .preserveCase, .suggestions,
        ],
        resultName: "WordFamily",
        failures: [
            .init(
                code: 404,
                message: "No such headword or language, or nothing is derived from it.",
                reasons: [.noFamily]
            )
        ],
        examples: [
            .init("The family of a word", ["word": "happy"]),
            .init("The first words of a large family", ["word": "goodness", "limit": 2]),
        ]
    )
}
