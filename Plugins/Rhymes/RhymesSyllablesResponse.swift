internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

extension RhymesProvider {
    /// How a word or a line is said.
    struct SyllablesResponse {
        /// A word of the text with its pronunciations, none if they are not known.
        struct Word: Sendable {
            var text: String
            var said: [Said]
        }

        var text: String
        var words: [Word]
    }
}

extension RhymesProvider.SyllablesResponse: JSONWritable {
    func write(to writer: inout JSONWriter) {
        let sounds = words.compactMap(\.said.first?.sounds)
        writer.object { writer in
            writer.member("metadata", AnswerMetadata(schema: "Syllables/1", sources: [RhymesProvider.source]))
            writer.member("text", text)
            writer.member("syllables", sounds.reduce(0) { $0 + $1.syllables })
            writer.member("stress", sounds.map(\.stress).joined(separator: " "))
            writer.member("unknown", ifAny: words.filter(\.said.isEmpty).map(\.text))
            writer.member("results", words)
        }
    }

    /// What the answer looks like.
    static let schema = Schema.object(
        [
            "metadata": .metadata,
            "text": .string,
            "syllables": .integer.described(
                "The number of syllables, each word in its first pronunciation; unknown words do not count."
            ),
            "stress": .string.described("The stress of the syllables, word by word, with blanks between."),
            "unknown": .array(of: .string).described("The words whose pronunciations are not known, if there are any."),
            "results": .array(
                of: .object(
                    [
                        "text": .string,
                        "pronunciations": .array(
                            of: .object(
                                [
                                    "word": .string.described("The headword as it is written."),
                                    "isDerived": .boolean.described(
                                        "Present if the word is a regular form of the headword, and its sounds were "
                                            + "made from the headword's."
                                    ),
                                ],
                                RhymesProvider.Said.members,
                                required: ["word"] + RhymesProvider.Said.required
                            )
                        ).described("The commonest first; none if it is not known."),
                    ],
                    required: ["text", "pronunciations"]
                )
            ).described("One for each word of the text."),
        ],
        required: ["metadata", "text", "syllables", "stress", "results"]
    )
}

extension RhymesProvider.SyllablesResponse.Word: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("text", text)
            writer.member("pronunciations", of: said) { said, writer in
                writer.object { writer in
                    writer.member("word", said.word)
                    if said.isDerived { writer.member("isDerived", true) }
                    writer.members(of: said)
                }
            }
        }
    }
}
