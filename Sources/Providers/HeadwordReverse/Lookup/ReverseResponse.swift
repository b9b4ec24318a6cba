package import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

/// The headwords that fit a definition.
package struct ReverseResponse {
    /// A definition of a headword.
    struct Definition: Sendable {
        var text: String
        /// The identifier of the sense.
        var sense: String
        var source: String
        var lexicalCategory: LexicalCategory
    }

    /// A headword that fits.
    struct Result: Sendable {
        var word: String
        /// The best-matching definition.
        var definition: Definition
        var score: Double
        /// The words of the request that the definition contains.
        var words: [String]
    }

    var results: [Result]
}

extension ReverseResponse: JSONShaped {
    package static let shape = Shape<Self>([
        .required("metadata") { AnswerMetadata(schema: "Reverse/1", sources: $0.results.map(\.definition.source)) },
        .required("results") { $0.results },
    ])
}

extension ReverseResponse.Result: JSONShaped {
    static let shape = Shape<Self>([
        .id { $0.word },
        .required("language", as: .label(of: Language.self)) { _ in Language.en },
        .word { $0.word },
        .required("lexicalCategory", as: .label(of: LexicalCategory.self)) { $0.definition.lexicalCategory },
        .required("score", "How well the definition fits, to three decimals.", as: .number(in: 0...1)) {
            ($0.score * 1000).rounded() / 1000
        },
        .required("definition", "The best-fitting definition of the headword.") { $0.definition.text },
        .required("sense", "The identifier of the sense with this definition.") { $0.definition.sense },
        .required("source") { $0.definition.source },
        .required(
            "words",
            "The words of the given definition that this one contains, as such, in another form or as a synonym."
        ) { $0.words },
    ])
}
