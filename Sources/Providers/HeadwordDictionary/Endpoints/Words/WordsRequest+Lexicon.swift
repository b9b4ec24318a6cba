public import HeadwordCore
public import HeadwordLexicon
internal import HeadwordModel

extension WordsRequest: LexiconAnswerable {
    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is nothing to answer with.
    public func response(from lexicon: Lexicon) throws(CallFailure) -> EntriesResponse {
        try entries.response(of: try matches(in: lexicon), in: lexicon)
    }

    /// The headword, and those that the word is a form of.
    private func matches(in lexicon: Lexicon) throws(CallFailure) -> [Match] {
        let lemmas = try entries.query.lemmas(in: lexicon)
        do throws(CallFailure) {
            let matches = try entries.query.matches(in: lexicon)
            return matches + lemmas.filter { lemma in !matches.contains { $0.entry.word == lemma.entry.word } }
        } catch {
            // The headword may lack a lexical category that a headword with such a form has.
            guard error.status == 404, !lemmas.isEmpty else { throw error }
            return lemmas
        }
    }
}
