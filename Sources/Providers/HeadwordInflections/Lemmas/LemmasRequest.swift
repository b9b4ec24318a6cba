public import HeadwordCore
internal import HeadwordJSON
public import HeadwordModel

/// Which headwords does a form belong to? (`inflections.lemmas`)
public struct LemmasRequest: WordRequest {
    /// The answer.
    public typealias Response = LemmasResponse

    /// The form and the requested lexical categories.
    public var query = WordQuery()
    /// The features of which a reading must have one; empty for all readings.
    public var grammaticalFeatures: [GrammaticalFeature] = []

    /// Creates an empty request.
    public init() {}
}

// MARK: - Description

extension LemmasRequest {
    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "inflections.lemmas",
        summary: "Lists the headwords that a word is a form of, with the grammatical features of each reading.",
        parameters: [
            .word, .language, .lexicalCategory,
            FeatureFilter.parameter.openLabels { $0.grammaticalFeatures = $1 },
            .suggestions,
        ],
        resultName: "Lemmatron",
        failures: [
            .init(
                code: 404,
                message: "No headword with such a form, no such language, or no reading that passes the filters."
            )
        ],
        examples: [
            .init("An irregular form", ["word": "swam"]),
            .init("A form of several headwords", ["word": "saw"]),
            .init("One reading", ["word": "saw", "lexicalCategory": ["verb"], "grammaticalFeatures": ["past"]]),
        ]
    )
}
