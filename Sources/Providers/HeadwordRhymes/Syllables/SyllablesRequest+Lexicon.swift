internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon

extension SyllablesRequest: LexiconAnswerable {
    /// Whether the text is short; a look-up takes some ten microseconds.
    var isQuick: Bool { text.utf8.count <= 64 }

    /// Answers from the pronunciations of the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if none of the words has one.
    func response(from lexicon: Lexicon) throws -> SyllablesResponse {
        try lexicon.requirePronunciations(in: language)
        let spoken = try words.flatMap { try Self.read($0, in: lexicon) }
        guard spoken.contains(where: { !$0.pronunciations.isEmpty }) else { throw try noPronunciation(in: lexicon) }
        return SyllablesResponse(text: text, words: spoken)
    }

    /// Reads a word, or the parts of a hyphenated one that has no pronunciation as a whole.
    private static func read(_ text: String, in lexicon: Lexicon) throws -> [SyllablesResponse.Word] {
        let whole = try word(text, in: lexicon)
        let parts = text.split(separator: "-")
        guard whole.pronunciations.isEmpty, parts.count > 1 else { return [whole] }
        return try parts.map { try word(String($0), in: lexicon) }
    }

    private static func word(_ text: String, in lexicon: Lexicon) throws -> SyllablesResponse.Word {
        let own = SpokenWord.list(of: try lexicon.spokenHeadwords(spelledLike: text))
        return .init(
            text: text,
            pronunciations: own.isEmpty ? try SpokenWord.list(derivedFor: text, in: lexicon) : own
        )
    }

    private func noPronunciation(in lexicon: Lexicon) throws -> CallFailure {
        var failure = CallFailure.notFound(
            "The lexicon has no pronunciation for '\(text)'.",
            reason: .noPronunciation
        )
        failure.parameter = Self.text.description.name
        failure.value = .string(text)
        if offersSuggestions { failure.suggestions = try lexicon.suggestions(for: text) }
        return failure
    }
}
