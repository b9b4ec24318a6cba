public import HeadwordCore
public import HeadwordLexicon

extension WordsRequest: LexiconAnswerable {
    /// Answers from the lexicon, which looks for headwords of a form whoever asks.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is nothing to answer with.
    public func response(from lexicon: Lexicon) throws -> EntriesResponse {
        try entries.response(from: lexicon)
    }
}
