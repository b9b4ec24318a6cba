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

extension RhymesProvider.SyllablesResponse: JSONShaped {
    static let shape = Shape<Self>([
        .required("metadata") { _ in AnswerMetadata(schema: "Syllables/1", sources: [RhymesProvider.source]) },
        .required("text") { $0.text },
        .required(
            "syllables",
            "The number of syllables, each word in its first pronunciation; unknown words do not count."
        ) { $0.sounds.reduce(0) { $0 + $1.syllables } },
        .required("stress", "The stress of the syllables, word by word, with blanks between.") {
            $0.sounds.map(\.stress).joined(separator: " ")
        },
        .list("unknown", "The words whose pronunciations are not known, if there are any.") {
            $0.words.filter(\.said.isEmpty).map(\.text)
        },
        .required("results", "One for each word of the text.") { $0.words },
    ])

    private var sounds: [RhymesProvider.Sounds] { words.compactMap(\.said.first?.sounds) }
}

extension RhymesProvider.SyllablesResponse.Word: JSONShaped {
    static let shape = Shape<Self>([
        .required("text") { $0.text },
        .required("pronunciations", "The commonest first; none if it is not known.", each: pronunciation) { $0.said },
    ])

    private static let pronunciation = Shape<RhymesProvider.Said>([
        .word { $0.word },
        .flag(
            "isDerived",
            "Present if the word is a regular form of the headword, and its sounds were made from the headword's."
        ) { $0.isDerived },
        .members(of: RhymesProvider.Said.shape) { $0 },
    ])
}
