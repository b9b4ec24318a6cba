public import HeadwordCore
internal import HeadwordJSON
public import HeadwordModel

/// Which forms does a headword have? (`inflections.forms`)
public struct FormsRequest: WordRequest {
    /// The answer.
    public typealias Response = FormsResponse

    /// The word and how a headword is found for it.
    public var query = WordQuery()
    /// The features of which a form must have one; empty for all forms.
    public var grammaticalFeatures: [GrammaticalFeature] = []

    /// Creates a request of which nothing is given yet.
    public init() {}
}

// MARK: - Description

extension FormsRequest {
    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "inflections.forms",
        summary: "Lists the forms of a headword and says what each expresses.",
        parameters: [
            .word, .language, .lexicalCategory,
            FeatureFilter.parameter.optional { $0.grammaticalFeatures = $1 },
            .match, .preserveCase,
        ],
        resultName: "Inflections",
        failures: [
            .init(
                code: 404,
                message: "No such headword, no such language, a headword without forms, or none passes the filters.",
                reasons: [.noInflections]
            )
        ],
        examples: [
            .init("All forms", ["word": "swim"]),
            .init("The past participle", ["word": "take", "grammaticalFeatures": ["past_participle"]]),
            .init("The forms of what a form belongs to", ["word": "knives"]),
        ]
    )
}
