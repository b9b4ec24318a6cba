public import HeadwordCore
internal import HeadwordJSON

/// What may a word of a text mean? (`dictionary.words`)
public struct WordsRequest: Request {
    /// The answer.
    public typealias Response = EntriesResponse

    /// The question about the word as a headword.
    public var entries = EntriesRequest()

    /// Creates a request of which nothing is given yet.
    public init() {}

    /// Makes sure that only English is asked for a variety.
    public func check() throws {
        try entries.check()
    }

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "dictionary.words",
        summary: "Says what a word of a text may mean: a headword that is spelled like it, and those it is a form of.",
        parameters: [
            .group(of: EntriesRequest(), [EntriesRequest.wordParameters]) { $0.entries = $1 }
        ],
        resultName: "RetrieveEntry",
        failures: [
            .init(
                code: 404,
                message: "No such word, no such language, or nothing of it passes the filters.",
                reasons: [.otherVariety]
            )
        ],
        examples: [
            .init("An inflected form", ["word": "swam", "fields": ["definitions"]]),
            .init("A headword that is a form of others", ["word": "saw", "lexicalCategory": ["verb"]]),
        ]
    )
}
