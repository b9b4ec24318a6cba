public import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

/// What does a word mean? (`dictionary.entries`)
public struct EntriesRequest: WordRequest {
    /// The answer.
    public typealias Response = EntriesResponse

    /// The word and how a headword is found for it.
    public var query = WordQuery()
    /// The parts of the answer that are wanted; nil for all but translations, empty for the bare structure.
    public var fields: [EntryField]?
    /// What a sense must have to be in the answer.
    public var filter = EntriesFilter()

    /// Creates a request of which nothing is given yet.
    public init() {}

    /// Creates a request.
    public init(_ query: WordQuery, filter: EntriesFilter = EntriesFilter()) {
        self.query = query
        self.filter = filter
    }

    /// Makes sure that only English is asked for a variety.
    public func check() throws {
        try filter.check(language: query.language)
    }
}

// MARK: - Description

extension EntriesRequest {
    /// The parameters that say which word, and what of it is wanted.
    static let wordParameters = RequestParameter<Self>.group([
        .word, .language, fields.optional { $0.fields = $1 }, .lexicalCategory, EntriesFilter.parameters,
    ])

    private static let fields = Parameter<[EntryField]>.labels(
        "fields",
        "The parts of the answer that are wanted; all but translations if absent, the bare structure if empty.",
        count: 0...EntryField.allCases.count,
        isFilter: false
    )

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "dictionary.entries",
        summary: "Says what a word means: its lexical entries with senses, definitions and examples.",
        parameters: [wordParameters, .match, .preserveCase],
        resultName: "RetrieveEntry",
        failures: [
            .init(
                code: 404,
                message: "No such headword, no such language, or nothing of it passes the filters.",
                reasons: [.otherVariety]
            )
        ],
        examples: [
            .init("A headword", ["word": "serendipity"]),
            .init("An inflected form", ["word": "swam", "fields": ["definitions"]]),
            .init("One lexical category", ["word": "ice cream", "lexicalCategory": ["noun"], "match": "exact"]),
            .init("Senses of a subject", ["word": "run", "domains": ["sport"], "fields": ["definitions"]]),
        ]
    )
}
