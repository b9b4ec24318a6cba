internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

/// The pronunciations of a word or a line.
struct SyllablesResponse {
    /// A word of the text with its pronunciations; empty if they are not known.
    struct Word: Sendable {
        var text: String
        var pronunciations: [SpokenWord]
    }

    var text: String
    var words: [Word]
}

extension SyllablesResponse: JSONShaped {
    static let shape = Shape<Self>([
        .required("metadata") { _ in AnswerMetadata(schema: "Syllables/1", sources: [SpokenHeadword.source]) },
        .required("text") { $0.text },
        .required(
            "syllables",
            "The total number of syllables, by each word's first pronunciation; unknown words do not count."
        ) { $0.sounds.reduce(0) { $0 + $1.syllables } },
        .required("stress", "The stress of the syllables, word by word, separated by spaces.") {
            $0.sounds.map(\.stress).joined(separator: " ")
        },
        .list("unknown", "The words without a known pronunciation, if any.") {
            $0.words.filter(\.pronunciations.isEmpty).map(\.text)
        },
        .required("results", "One for each word of the text.") { $0.words },
    ])

    private var sounds: [Sounds] { words.compactMap(\.pronunciations.first?.sounds) }
}

extension SyllablesResponse.Word: JSONShaped {
    static let shape = Shape<Self>([
        .required("text") { $0.text },
        .required("pronunciations", "The most common first; empty if none is known.", each: pronunciation) {
            $0.pronunciations
        },
    ])

    private static let pronunciation = Shape<SpokenWord>([
        .word { $0.word },
        .flag(
            "isDerived",
            "Present if the word is a regular form of the headword, and its sounds were derived from the headword's."
        ) { $0.isDerived },
        .members(of: SpokenWord.shape) { $0 },
    ])
}
