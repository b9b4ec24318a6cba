public import HeadwordCore
public import HeadwordCorpus

extension WordStatsRequest: CorpusAnswerable {
    /// Answers from a corpus. A word that never occurs is no failure.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no such corpus.
    public func response(from library: CorpusLibrary) throws(CallFailure) -> WordStatsResponse {
        let open = try corpus.opened(in: library)
        let query = try asked { () throws(CorpusFailure) in try self.query(in: open.corpus) }
        let sum = try asked { () throws(CorpusFailure) in try open.corpus.sum(of: query) }
        return WordStatsResponse(
            metadata: StatsMetadata(schema: "StatsWordResult/1", open),
            request: self,
            frequency: Frequency(sum.frequency, of: open.words),
            floor: Frequency(UInt64(open.corpus.information.wordFloor), of: open.words),
            matchCount: sum.matchCount,
            documentFrequency: try asked { () throws(CorpusFailure) in try documentFrequency(in: open.corpus) },
            isEstimated: sum.isEstimated && (lemma != nil || lexicalCategory != nil)
        )
    }

    /// A category alone has to look at all records.
    public var isQuick: Bool { wordform != nil || trueCase != nil || lemma != nil }

    /// The usual case of a word may be given in any other.
    private func query(in corpus: Corpus) throws(CorpusFailure) -> WordRecordQuery {
        var query = WordRecordQuery()
        if let wordform { query.wordforms.included = [wordform] }
        if let trueCase { query.trueCases.included = [try corpus.trueCase(of: trueCase)] }
        if let lemma { query.lemmas.included = [lemma] }
        if let lexicalCategory { query.lexicalCategories.included = [lexicalCategory] }
        return query
    }

    /// The number of documents with the word, which is known of a form, and of all forms with the same letters.
    private func documentFrequency(in corpus: Corpus) throws(CorpusFailure) -> UInt64? {
        guard lemma == nil, lexicalCategory == nil else { return nil }
        switch (wordform, trueCase) {
        case (let wordform?, nil): return try corpus.documentFrequency(ofWordform: wordform)
        case (nil, let trueCase?):
            let areOfOneCase = Set(try corpus.forms(of: trueCase).map(\.trueCase)).count == 1
            return areOfOneCase ? try corpus.count(of: [trueCase])?.documentFrequency : nil
        default: return nil
        }
    }
}
