public import HeadwordCore
internal import HeadwordJSON
public import HeadwordModel

/// Which forms does a headword have? (`inflections.forms`)
public struct FormsRequest: WordRequest {
    /// The answer.
    public typealias Response = FormsResponse

    /// The word and how its headword is found.
    public var query = WordQuery()
    /// The features of which a form must have one; empty for all forms.
    public var grammaticalFeatures: [GrammaticalFeature] = []

    /// Creates an empty request.
    public init() {}
}

// MARK: - Description

extension FormsRequest {
    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "inflections.forms",
        summary: "Lists the inflected forms of a headword with the grammatical features of each.",
        parameters: [
            .word, .language, .lexicalCategory,
            FeatureFilter.parameter.optional { $0.grammaticalFeatures = $1 },
            .match, .preserveCase, .suggestions,
        ],
        resultName: "Inflections",
        failures: [
            .init(
                code: 404,
                message: "No such headword or language, no forms of the headword, or none that passes the filters.",
                reasons: [.noInflections]
            )
        ],
        examples: [
            .init("All forms", ["word": "swim"]),
            .init("The past participle", ["word": "take", "grammaticalFeatures": ["past_participle"]]),
            .init("The forms of the headword of a form", ["word": "knives"]),
        ]
    )
}
