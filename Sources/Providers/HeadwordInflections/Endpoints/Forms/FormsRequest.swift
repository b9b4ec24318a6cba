public import HeadwordCore
internal import HeadwordJSON
public import HeadwordModel

/// Which forms does a headword have? (`inflections.forms`)
public struct FormsRequest: Request {
    /// The answer.
    public typealias Response = FormsResponse

    /// The word and how a headword is found for it.
    public var query: WordQuery
    /// The features of which a form must have one; empty for all forms.
    public var grammaticalFeatures: [GrammaticalFeature]

    /// Creates a request.
    public init(_ query: WordQuery, grammaticalFeatures: [GrammaticalFeature] = []) {
        self.query = query
        self.grammaticalFeatures = grammaticalFeatures
    }

    /// Reads a request from the parameters of a call.
    public init(reading parameters: ParameterReader) throws(CallFailure) {
        self.init(
            try WordQuery(reading: parameters),
            grammaticalFeatures: try parameters.valueIfPresent(of: FeatureFilter.parameter) ?? []
        )
    }
}

// MARK: - Description

extension FormsRequest {
    /// What callers need to know.
    public static let endpoint = EndpointDescription(
        method: "inflections.forms",
        summary: "Lists the forms of a headword and says what each expresses.",
        parameters: [
            WordQuery.word.description, WordQuery.language.description, WordQuery.lexicalCategory.description,
            FeatureFilter.parameter.description, WordQuery.match.description, WordQuery.preserveCase.description,
        ],
        resultName: "Inflections",
        resultSchema: FormsResponse.schema,
        failures: [
            .init(
                code: 404,
                message: "No such headword, no such language, a headword without forms, or none passes the filters."
            )
        ],
        examples: [
            .init("All forms", ["word": "swim"]),
            .init("The past participle", ["word": "take", "grammaticalFeatures": ["past_participle"]]),
            .init("The forms of what a form belongs to", ["word": "knives"]),
        ]
    )
}
