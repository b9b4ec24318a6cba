public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

extension AtRequest: LexiconAnswerable {
    /// Whether the text is short: finding a place in a long text takes some milliseconds.
    public var isQuick: Bool { text.utf8.count <= 20_000 }

    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if the lexicon has no phrase under the cursor.
    public func response(from lexicon: Lexicon) throws -> AtResponse {
        try lexicon.require(language)
        guard let windows = PhraseWindows(in: text, at: try place) else { throw noWord }
        let phrases = windows.phrases
        for range in phrases {
            let phrase = String(text[range])
            let matches = try lexicon.matches(of: phrase, in: language).filter { Self.keepsWordsApart(phrase, $0) }
            guard !matches.isEmpty else { continue }
            let (before, after) = windows.neighbours(of: range)
            let readings = try SentenceReadings(of: phrase, between: before, and: after, in: language, lexicon)
            // `a saw to cut it` is not `see to`.
            guard range == phrases.last || matches.contains(where: readings.admit) else { continue }
            return AtResponse(
                phrase: phrase,
                range: text.offset(of: range.lowerBound, in: unit)..<text.offset(of: range.upperBound, in: unit),
                unit: unit,
                results: try readings.results(matches)
            )
        }
        throw try notFound(String(windows.word), in: lexicon)
    }

    /// Whether the match keeps the word boundaries: `a way` is found under `away`, but is not that word.
    private static func keepsWordsApart(_ phrase: String, _ match: Match) -> Bool {
        let blanks = phrase.split(whereSeparator: \.isWhitespace).count - 1
        let gaps = match.entry.word.count { $0 == " " || $0 == "-" }
        return blanks <= gaps || match.kind == .variant
    }

    private var noWord: CallFailure {
        var failure = CallFailure.notFound("There is no word at offset \(offset).", reason: .noWord, origin: .server)
        failure.parameter = "offset"
        failure.value = .integer(Int64(offset))
        return failure
    }

    private func notFound(_ word: String, in lexicon: Lexicon) throws -> CallFailure {
        var failure = CallFailure.notFound("There is no entry for '\(word)'.")
        failure.parameter = "text"
        failure.value = .string(word)
        if offersSuggestions { failure.suggestions = try lexicon.suggestions(for: word, in: language) }
        return failure
    }
}
