public import HeadwordCore
public import HeadwordCorpus

extension WordListStatsRequest: CorpusAnswerable {
    /// Answers from a corpus; a list without rows is not an error.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no such corpus.
    public func response(from library: CorpusLibrary) throws -> WordListStatsResponse {
        let open = try corpus.opened(in: library)
        let list = try open.corpus.wordRecords(query.withTrueCases(of: open.corpus))
        return WordListStatsResponse(
            metadata: StatsMetadata(
                schema: "StatsWordResultList/1",
                open,
                part: .init(limit: query.limit, offset: query.offset, rows: list.rows.count, of: list.total)
            ),
            rows: list.rows.map { record in
                WordListStatsResponse.Row(record: record, frequency: Frequency(record.frequency, of: open.words))
            }
        )
    }

    /// Whether a word is given: without one, all records are scanned.
    public var isQuick: Bool {
        !(query.wordforms.included.isEmpty && query.trueCases.included.isEmpty && query.lemmas.included.isEmpty)
    }
}
