public import HeadwordCore
internal import HeadwordJSON

/// How is a word used? (`sentences.lookup`)
public struct SentencesRequest: WordRequest {
    /// The answer.
    public typealias Response = SentencesResponse

    /// How many sentences an answer has if nothing is said.
    public static let defaultLimit = 20

    /// The word and how a headword is found for it.
    public var query = WordQuery()
    /// Which of its sentences are wanted.
    public var page = Page(limit: defaultLimit)

    /// Creates a request of which nothing is given yet.
    public init() {}
}

// MARK: - Description

extension SentencesRequest {
    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "sentences.lookup",
        summary: "Gives sentences that show a word: those of its senses in their order, then others. After the last "
            + "page results is empty.",
        parameters: [
            .word, .language, .lexicalCategory, .match, .preserveCase,
            Page.parameters("sentences", default: defaultLimit) { $0.page = $1 },
        ],
        resultName: "SentencesResults",
        failures: [
            .init(
                code: 404,
                message:
                    "No such headword, no such language, nothing of the lexical categories, or no sentence for it.",
                reasons: [.noSentences]
            )
        ],
        examples: [
            .init("The first sentences", ["word": "swim"]),
            .init("One lexical category", ["word": "swim", "lexicalCategory": ["noun"]]),
            .init("The second page", ["word": "good", "limit": 10, "offset": 10]),
        ]
    )
}
