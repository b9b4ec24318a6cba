public import HeadwordCore
public import HeadwordCorpus

extension WordStatsRequest: CorpusAnswerable {
    /// Answers from a corpus. A word that never occurs is not an error.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no such corpus.
    public func response(from library: CorpusLibrary) throws -> WordStatsResponse {
        let open = try corpus.opened(in: library)
        let sum = try open.corpus.sum(of: query(in: open.corpus))
        let listsAllWords = open.corpus.information.wordFloor <= 1
        return WordStatsResponse(
            metadata: StatsMetadata(schema: "StatsWordResult/1", open),
            request: self,
            frequency: Frequency(sum.frequency, of: open.words),
            matchCount: sum.matchCount,
            documentFrequency: try documentFrequency(in: open.corpus),
            isEstimated: sum.isEstimated && (lemma != nil || lexicalCategory != nil),
            isListed: listsAllWords || sum.matchCount > 0 ? true : try isListed(in: open.corpus)
        )
    }

    /// Whether a word is given: a lexical category alone requires a scan of all records.
    public var isQuick: Bool { wordform != nil || trueCase != nil || lemma != nil }

    private func query(in corpus: Corpus) throws -> WordRecordQuery {
        var query = WordRecordQuery()
        if let wordform { query.wordforms.included = [wordform] }
        if let trueCase { query.trueCases.included = [trueCase] }
        if let lemma { query.lemmas.included = [lemma] }
        if let lexicalCategory { query.lexicalCategories.included = [lexicalCategory] }
        return try query.withTrueCases(of: corpus)
    }

    /// Whether the corpus lists the given words, in any reading.
    private func isListed(in corpus: Corpus) throws -> Bool {
        if let wordform, try !corpus.forms(of: wordform).contains(where: { $0.text == wordform }) { return false }
        for word in [trueCase, lemma] {
            if let word, try corpus.forms(of: word).isEmpty { return false }
        }
        return true
    }

    /// Returns the number of documents with the word, which is known for a form, and for all forms that differ only in
    /// case.
    private func documentFrequency(in corpus: Corpus) throws -> UInt64? {
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

extension WordRecordQuery {
    /// Returns the query with the corpus's true cases, since a caller may write them in any case.
    func withTrueCases(of corpus: Corpus) throws -> WordRecordQuery {
        var query = self
        query.trueCases = Selection(
            try trueCases.included.map { word in try corpus.trueCase(of: word) },
            excluding: try trueCases.excluded.map { word in try corpus.trueCase(of: word) }
        )
        return query
    }
}
