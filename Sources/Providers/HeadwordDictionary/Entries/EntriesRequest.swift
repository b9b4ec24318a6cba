public import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

/// What does a word mean? (`dictionary.entries`)
public struct EntriesRequest: WordRequest {
    /// The answer.
    public typealias Response = EntriesResponse

    /// The word and how its headword is found.
    public var query = WordQuery()
    /// The requested parts of the answer; nil for all but translations, empty for the bare structure.
    public var fields: [EntryField]?
    /// The labels a sense must have to be in the answer.
    public var filter = EntriesFilter()

    /// Creates an empty request.
    public init() {}

    /// Creates a request.
    public init(_ query: WordQuery, filter: EntriesFilter = EntriesFilter()) {
        self.query = query
        self.filter = filter
    }

    /// Throws if a variety is requested for a language other than English.
    public func check() throws {
        try filter.check(language: query.language)
    }
}

// MARK: - Description

extension EntriesRequest {
    /// The parameters for the word and the requested parts of the answer.
    static let wordParameters = RequestParameter<Self>.group([
        .word, .language, fields.optional { $0.fields = $1 }, .lexicalCategory, EntriesFilter.parameters,
    ])

    private static let fields = Parameter<[EntryField]>.labels(
        "fields",
        "The parts of the answer to include; all but translations if absent, the bare structure if empty.",
        count: 0...EntryField.allCases.count,
        isFilter: false
    )

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "dictionary.entries",
        summary: "Defines a word: its lexical entries with senses, definitions and examples.",
        parameters: [wordParameters, .match, .preserveCase, .suggestions],
        resultName: "RetrieveEntry",
        failures: [
            .init(
                code: 404,
                message: "No such headword or language, or nothing about it passes the filters.",
                reasons: [.otherVariety]
            )
        ],
        examples: [
            .init("A headword", ["word": "serendipity"]),
            .init("An inflected form", ["word": "swam", "fields": ["definitions"]]),
            .init("One lexical category", ["word": "ice cream", "lexicalCategory": ["noun"], "match": "exact"]),
            .init("Senses of a subject field", ["word": "run", "domains": ["sport"], "fields": ["definitions"]]),
        ]
    )
}
