internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

/// How many syllables has a word or a line, and which are stressed? (`rhymes.syllables`)
struct SyllablesRequest: Request {
    typealias Response = SyllablesResponse

    var text = ""
    var language = Language.en
    /// Whether the failure for a word that is not found suggests others.
    var offersSuggestions = true

    func check() throws {
        guard words.isEmpty else { return }
        throw CallFailure.invalidParameter(
            Self.text.description.name,
            value: .string(text),
            expected: "a text with at least one word"
        )
    }

    /// The words of the text, which is split at blanks and punctuation.
    var words: [String] {
        text.split { !($0.isLetter || $0.isNumber || "'\u{2019}-".contains($0)) }
            .filter { $0.contains(where: \.isLetter) }
            .map(String.init)
    }
}

// MARK: - Description

extension SyllablesRequest {
    static let text = Parameter<String>.text("text", "A word or a line of verse.", length: 1...256)

    static let endpoint = Endpoint<Self>(
        method: "rhymes.syllables",
        summary: "Counts the syllables of a word or line and marks the stressed ones.",
        parameters: [
            text.required { $0.text = $1 }, WordQuery.language.optional { $0.language = $1 },
            WordQuery.suggestions.optional { $0.offersSuggestions = $1 },
        ],
        resultName: "Syllables",
        failures: [
            .init(
                code: 404,
                message: "None of the words has a pronunciation, or the language is not English.",
                reasons: [.noPronunciation]
            )
        ],
        examples: [
            .init("A word", ["text": "better"]),
            .init("A line", ["text": "A better dog, a coffee house"]),
        ]
    )
}
