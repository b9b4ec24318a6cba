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

extension ReverseProvider.LookupResponse: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("metadata", AnswerMetadata(schema: "Reverse/1", sources: results.map(\.definition.source)))
            writer.member("results", results)
        }
    }

    /// What the answer looks like.
    static let schema = Schema.answer(
        .object(
            [
                "id": .string.described("The headword with an underscore for each space."),
                "language": .label(of: Language.self),
                "word": .string.described("The headword as it is written."),
                "lexicalCategory": .label(of: LexicalCategory.self),
                "score": .number(in: 0...1).described("How well the definition fits, to three decimals."),
                "definition": .string.described("The definition of the headword that fits best."),
                "sense": .string.described("The identifier of the sense that has the definition."),
                "source": .string,
                "words": .array(of: .string).described(
                    "The words of the question that the definition has, by themselves, in another form or by a synonym."
                ),
            ],
            required: ["id", "language", "word", "lexicalCategory", "score", "definition", "sense", "source", "words"]
        )
    )
}

extension ReverseProvider.LookupResponse.Result: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", HeadwordEntry.id(of: word))
            writer.member("language", Language.en.label)
            writer.member("word", word)
            writer.member("lexicalCategory", definition.lexicalCategory.label)
            writer.name("score")
            writer.real((score * 1000).rounded() / 1000)
            writer.member("definition", definition.text)
            writer.member("sense", definition.sense)
            writer.member("source", definition.source)
            writer.member("words", words)
        }
    }
}
