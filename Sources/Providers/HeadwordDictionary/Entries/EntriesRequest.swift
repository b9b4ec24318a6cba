public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// What does a word mean? (`dictionary.entries`)
public struct EntriesRequest: Request {
    /// The answer.
    public typealias Response = EntriesResponse

    /// The word as somebody wrote it.
    public var word: String
    /// The language of the word.
    public var language: Language
    /// The parts of the answer that are wanted; nil for all, empty for the bare structure.
    public var fields: [EntryField]?
    /// The lexical categories that are wanted; empty for all.
    public var lexicalCategories: [LexicalCategory]
    /// The only way to find a headword; nil for the first way that finds something.
    public var match: MatchKind?

    /// Creates a request.
    public init(
        word: String,
        language: Language = .en,
        fields: [EntryField]? = nil,
        lexicalCategories: [LexicalCategory] = [],
        match: MatchKind? = nil
    ) {
        self.word = word
        self.language = language
        self.fields = fields
        self.lexicalCategories = lexicalCategories
        self.match = match
    }

    /// Reads a request from the parameters of a call.
    public init(reading parameters: ParameterReader) throws(CallFailure) {
        self.init(
            word: try parameters.value(of: Self.word),
            language: try parameters.valueIfPresent(of: Self.language) ?? .en,
            fields: try parameters.valueIfPresent(of: Self.fields),
            lexicalCategories: try parameters.valueIfPresent(of: Self.lexicalCategories) ?? [],
            match: try parameters.valueIfPresent(of: Self.match)
        )
    }
}

// MARK: - Description

extension EntriesRequest {
    private static let word = Parameter<String>.text(
        "word",
        "The word or phrase to look up; spaces may be written as underscores.",
        isRequired: true,
        length: 1...128
    )
    private static let language = Parameter<Language>.label(
        "language",
        "The language of the word; English (en) if absent."
    )
    private static let fields = Parameter<[EntryField]>.labels(
        "fields",
        "The parts of the answer that are wanted; all if absent, the bare structure if empty."
    )
    private static let lexicalCategories = Parameter<[LexicalCategory]>.labels(
        "lexicalCategory",
        "The lexical categories that are wanted; all if absent."
    )
    private static let match = Parameter<MatchKind>.label(
        "match",
        "The only way to find a headword. If absent: exact (with headwords that differ in case only), else folded, "
            + "else lemma, else variant."
    )

    /// What callers need to know.
    public static let endpoint = EndpointDescription(
        method: "dictionary.entries",
        summary: "Says what a word means: its lexical entries with senses, definitions and examples.",
        parameters: [
            word.description, language.description, fields.description, lexicalCategories.description,
            match.description,
        ],
        resultName: "RetrieveEntry",
        resultSchema: EntriesResponse.schema,
        failures: [
            .init(code: 404, message: "No such headword, no such language, or nothing of it passes the filters.")
        ],
        examples: [
            .init("A headword", ["word": "serendipity"]),
            .init("An inflected form", ["word": "swam", "fields": ["definitions"]]),
            .init("One lexical category", ["word": "ice cream", "lexicalCategory": ["noun"], "match": "exact"]),
        ]
    )
}

/// The parts of an answer that can be asked for.
public enum EntryField: UInt8, Vocabulary {
    case definitions
    case domains
    case etymologies
    case examples
    case grammaticalFeatures
    case lexicalCategory
    case pronunciations
    case regions
    case registers
    case translations
    case variantForms

    /// What a member is called in a message for people.
    public static let vocabularyName = "field"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>(isCamelCase: true)
}
