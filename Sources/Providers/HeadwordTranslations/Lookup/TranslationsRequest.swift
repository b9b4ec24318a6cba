public import HeadwordCore
internal import HeadwordJSON
public import HeadwordModel

/// What is a word in another language? (`translations.lookup`)
public struct TranslationsRequest: WordRequest {
    /// The answer.
    public typealias Response = TranslationsResponse

    /// The word and how its headword is found.
    public var query = WordQuery()
    /// The language of the translations.
    public var target = Language.en
    /// The requested parts of the answer; nil for all, empty for the bare structure.
    public var fields: [EntryField]?
    /// The grammatical features of which a headword or a translation must have one; empty for all.
    public var grammaticalFeatures: [GrammaticalFeature] = []
    /// The domains of which a meaning must have one; empty for all meanings.
    public var domains: [Domain] = []
    /// The registers of which a meaning must have one; empty for all meanings.
    public var registers: [Register] = []

    /// Creates an empty request.
    public init() {}

    /// Throws if the languages are the same.
    public func check() throws {
        guard target != query.language else {
            throw CallFailure.sameLanguage(target, parameter: Self.target.description.name)
        }
    }
}

// MARK: - Description

extension TranslationsRequest {
    static let target = Parameter<Language>.label("target", "The language of the translations.")
    static let fields = Parameter<[EntryField]>.labels(
        "fields",
        "The parts of the answer to include; all if absent, the bare structure if empty.",
        count: 0...EntryField.allCases.count,
        isFilter: false
    )
    static let grammaticalFeatures = Parameter<[GrammaticalFeature]>.labels(
        "grammaticalFeatures",
        "The grammatical features; the headword, or a translation of a meaning, must have at least one. All "
            + "meanings pass if absent."
    )
    static let domains = Parameter<[Domain]>.labels(
        "domains",
        "The subject fields; a meaning must have at least one. All meanings pass if absent."
    )
    static let registers = Parameter<[Register]>.labels(
        "registers",
        "The registers; a meaning, or one of its translations, must have at least one. All meanings pass if absent."
    )

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "translations.lookup",
        summary: "Translates a word, meaning by meaning, the most usual translations first.",
        parameters: [
            .word,
            target.required { $0.target = $1 },
            .language,
            fields.optional { $0.fields = $1 },
            .lexicalCategory,
            grammaticalFeatures.openLabels { $0.grammaticalFeatures = $1 },
            domains.openLabels { $0.domains = $1 },
            registers.openLabels { $0.registers = $1 },
            .match, .preserveCase, .suggestions,
        ],
        resultName: "RetrieveEntry",
        failures: [
            .init(
                code: 404,
                message: "No such headword or pair of languages, no translation, or none that passes the filters.",
                reasons: [.noTranslation]
            )
        ],
        examples: [
            .init(
                "From English",
                ["word": "house", "target": "de"],
                needs: EndpointDescription.Example.germanTranslations
            ),
            .init(
                "Into English",
                ["word": "Haus", "language": "de", "target": "en"],
                needs: EndpointDescription.Example.germanTranslations
            ),
            .init(
                "Only the translations",
                ["word": "house", "target": "de", "fields": ["translations"]],
                needs: EndpointDescription.Example.germanTranslations
            ),
            .init(
                "One lexical category",
                ["word": "house", "target": "de", "lexicalCategory": ["verb"]],
                needs: EndpointDescription.Example.germanTranslations
            ),
        ]
    )
}
