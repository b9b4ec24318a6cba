internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

extension RhymesProvider {
    /// How many syllables has a word or a line, and which are stressed? (`rhymes.syllables`)
    struct SyllablesRequest: Request {
        typealias Response = SyllablesResponse

        var text = ""
        var language = Language.en

        func check() throws {
            guard Self.words(of: text).isEmpty else { return }
            throw CallFailure.invalidParameter(
                Self.text.description.name,
                value: .string(text),
                expected: "a text with at least one word"
            )
        }

        /// Returns the words of a text, split at blanks and punctuation.
        private static func words(of text: String) -> [String] {
            text.split { !($0.isLetter || $0.isNumber || "'\u{2019}-".contains($0)) }
                .filter { $0.contains(where: \.isLetter) }
                .map(String.init)
        }
    }
}

extension RhymesProvider.SyllablesRequest: LexiconAnswerable {
    /// Whether the text is short; a look-up takes some ten microseconds.
    var isQuick: Bool { text.utf8.count <= 64 }

    /// Answers from the pronunciations of the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if none of the words has one.
    func response(from lexicon: Lexicon) throws -> RhymesProvider.SyllablesResponse {
        try RhymesProvider.requireEnglish(language, lexicon)
        var words: [RhymesProvider.SyllablesResponse.Word] = []
        for word in Self.words(of: text) {
            words += try Self.read(word, in: lexicon)
        }
        guard words.contains(where: { !$0.said.isEmpty }) else { throw try noPronunciation(in: lexicon) }
        return RhymesProvider.SyllablesResponse(text: text, words: words)
    }

    /// Reads a word, or the parts of a hyphenated one that has no pronunciation as a whole.
    private static func read(
        _ text: String,
        in lexicon: Lexicon
    ) throws -> [RhymesProvider.SyllablesResponse.Word] {
        let said = try said(text, in: lexicon)
        let parts = text.split(separator: "-").map(String.init)
        guard said.isEmpty, parts.count > 1 else { return [.init(text: text, said: said)] }
        var words: [RhymesProvider.SyllablesResponse.Word] = []
        for part in parts { words.append(.init(text: part, said: try Self.said(part, in: lexicon))) }
        return words
    }

    private static func said(_ word: String, in lexicon: Lexicon) throws -> [RhymesProvider.Said] {
        let said = RhymesProvider.pronunciations(of: try lexicon.matches(of: word, by: .folded).map(\.entry))
        return said.isEmpty ? try RhymesProvider.derivedPronunciations(of: word, in: lexicon) : said
    }

    private func noPronunciation(in lexicon: Lexicon) throws -> CallFailure {
        var failure = CallFailure.notFound(
            "The lexicon has no pronunciation for '\(text)'.",
            reason: RhymesProvider.noPronunciation
        )
        failure.parameter = Self.text.description.name
        failure.value = .string(text)
        failure.suggestions = try lexicon.suggestions(for: text)
        return failure
    }
}

// MARK: - Description

extension RhymesProvider.SyllablesRequest {
    private static let text = Parameter<String>.text("text", "A word or a line of verse.", length: 1...256)

    static let endpoint = Endpoint<Self>(
        method: "rhymes.syllables",
        summary: "Counts the syllables of a word or line and marks the stressed ones.",
        parameters: [text.required { $0.text = $1 }, WordQuery.language.optional { $0.language = $1 }],
        resultName: "Syllables",
        failures: [
            .init(
                code: 404,
                message: "None of the words has a pronunciation, or the language is not English.",
                reasons: [RhymesProvider.noPronunciation]
            )
        ],
        examples: [
            .init("A word", ["text": "better"]),
            .init("A line", ["text": "A better dog, a coffee house"]),
        ]
    )
}
