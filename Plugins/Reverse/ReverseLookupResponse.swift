internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

extension ReverseProvider {
    /// The headwords that a definition may be meant for.
    struct LookupResponse {
        /// A definition of a headword.
        struct Definition: Sendable {
            var text: String
            /// The identifier of the sense.
            var sense: String
            var source: String
            var lexicalCategory: LexicalCategory
        }

        /// A headword that may be meant.
        struct Result: Sendable {
            var word: String
            /// The definition that fits best.
            var definition: Definition
            var score: Double
            /// How common the headword is, in tenths of the Zipf value; 0 if it was not counted.
            var zipf: UInt16
            /// The words of the question that the definition has.
            var words: [String]
        }

        var results: [Result]
    }
}

extension ReverseProvider.LookupResponse: JSONShaped {
    static let shape = Shape<Self>([
        .required("metadata") { AnswerMetadata(schema: "Reverse/1", sources: $0.results.map(\.definition.source)) },
        .required("results") { $0.results },
    ])
}

extension ReverseProvider.LookupResponse.Result: JSONShaped {
    static let shape = Shape<Self>([
        .id { $0.word },
        .required("language", as: .label(of: Language.self)) { _ in Language.en },
        .word { $0.word },
        .required("lexicalCategory", as: .label(of: LexicalCategory.self)) { $0.definition.lexicalCategory },
        .required("score", "How well the definition fits, to three decimals.", as: .number(in: 0...1)) {
            ($0.score * 1000).rounded() / 1000
        },
        .required("definition", "The definition of the headword that fits best.") { $0.definition.text },
        .required("sense", "The identifier of the sense that has the definition.") { $0.definition.sense },
        .required("source") { $0.definition.source },
        .required(
            "words",
            "The words of the question that the definition has, by themselves, in another form or by a synonym."
        ) { $0.words },
    ])
}
