public import HeadwordCore
public import HeadwordLexicon

extension WordsRequest: LexiconAnswerable {
    /// Answers from the lexicon, which finds the headwords of inflected forms anyway.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no answer.
    public func response(from lexicon: Lexicon) throws -> EntriesResponse {
        try entries.response(from: lexicon)
    }
}
