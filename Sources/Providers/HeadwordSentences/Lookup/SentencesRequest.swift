public import HeadwordCore
internal import HeadwordJSON

/// How is a word used? (`sentences.lookup`)
public struct SentencesRequest: WordRequest {
    /// The answer.
    public typealias Response = SentencesResponse

    /// The default number of sentences in an answer.
    public static let defaultLimit = 20

    /// The word and how its headword is found.
    public var query = WordQuery()
    /// The requested part of the sentences.
    public var page = Page(limit: defaultLimit)

    /// Creates an empty request.
    public init() {}
}

// MARK: - Description

extension SentencesRequest {
    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "sentences.lookup",
        summary: "Lists sentences that show a word: those of its senses in order, then others. After the last "
            + "page, results is empty.",
        parameters: [
            .word, .language, .lexicalCategory, .match, .preserveCase,
            Page.parameters("sentences", default: defaultLimit) { $0.page = $1 },
            .suggestions,
        ],
        resultName: "SentencesResults",
        failures: [
            .init(
                code: 404,
                message:
                    "No such headword or language, none in the lexical categories, or no sentences for it.",
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
