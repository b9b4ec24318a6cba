public import HeadwordCore
internal import HeadwordJSON
public import HeadwordModel

/// Which headwords does a form belong to? (`inflections.lemmas`)
public struct LemmasRequest: WordRequest {
    /// The answer.
    public typealias Response = LemmasResponse

    /// The form and the lexical categories that are wanted.
    public var query = WordQuery()
    /// The features of which a reading must have one; empty for all readings.
    public var grammaticalFeatures: [GrammaticalFeature] = []

    /// Creates a request of which nothing is given yet.
    public init() {}
}

// MARK: - Description

extension LemmasRequest {
    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "inflections.lemmas",
        summary: "Says which headwords a word is a form of, and what each of its readings expresses.",
        parameters: [
            .word, .language, .lexicalCategory,
            FeatureFilter.parameter.openLabels { $0.grammaticalFeatures = $1 },
        ],
        resultName: "Lemmatron",
        failures: [
            .init(
                code: 404,
                message: "No headword has such a form, no such language, or no reading passes the filters."
            )
        ],
        examples: [
            .init("An irregular form", ["word": "swam"]),
            .init("A form of several headwords", ["word": "saw"]),
            .init("One reading", ["word": "saw", "lexicalCategory": ["verb"], "grammaticalFeatures": ["past"]]),
        ]
    )
}
