public import HeadwordCore
internal import HeadwordJSON
public import HeadwordModel

/// Which headwords does a form belong to? (`inflections.lemmas`)
public struct LemmasRequest: Request {
    /// The answer.
    public typealias Response = LemmasResponse

    /// The form and the lexical categories that are wanted.
    public var query: WordQuery
    /// The features of which a reading must have one; empty for all readings.
    public var grammaticalFeatures: [GrammaticalFeature]

    /// Creates a request.
    public init(_ query: WordQuery, grammaticalFeatures: [GrammaticalFeature] = []) {
        self.query = query
        self.grammaticalFeatures = grammaticalFeatures
    }

    /// Reads a request from the parameters of a call.
    public init(reading parameters: ParameterReader) throws(CallFailure) {
        var query = try WordQuery(reading: parameters)
        let grammaticalFeatures = try query.labels(of: FeatureFilter.parameter, in: parameters)
        self.init(query, grammaticalFeatures: grammaticalFeatures)
    }
}

// MARK: - Description

extension LemmasRequest {
    /// What callers need to know.
    public static let endpoint = EndpointDescription(
        method: "inflections.lemmas",
        summary: "Says which headwords a word is a form of, and what each of its readings expresses.",
        parameters: [
            WordQuery.word.description, WordQuery.language.description, WordQuery.lexicalCategory.description,
            FeatureFilter.parameter.description,
        ],
        resultName: "Lemmatron",
        resultSchema: LemmasResponse.schema,
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
