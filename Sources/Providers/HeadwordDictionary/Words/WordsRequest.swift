public import HeadwordCore
internal import HeadwordJSON

/// What may a word in a text mean? (`dictionary.words`)
public struct WordsRequest: Request {
    /// The answer.
    public typealias Response = EntriesResponse

    /// The request for the word as a headword.
    public var entries = EntriesRequest()

    /// Creates an empty request.
    public init() {}

    /// Throws if a variety is requested for a language other than English.
    public func check() throws {
        try entries.check()
    }

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "dictionary.words",
        summary: "Finds the headwords of a word in a text: the one spelled like it, and those that it is a form of.",
        parameters: [
            .group(of: EntriesRequest(), [EntriesRequest.wordParameters, .suggestions]) { $0.entries = $1 }
        ],
        resultName: "RetrieveEntry",
        failures: [
            .init(
                code: 404,
                message: "No such word or language, or nothing about it passes the filters.",
                reasons: [.otherVariety]
            )
        ],
        examples: [
            .init("An inflected form", ["word": "swam", "fields": ["definitions"]]),
            .init("A headword that is a form of others", ["word": "saw", "lexicalCategory": ["verb"]]),
        ]
    )
}
