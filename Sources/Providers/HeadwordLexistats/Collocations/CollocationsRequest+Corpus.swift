public import HeadwordCore
public import HeadwordCorpus
internal import HeadwordJSON

extension CollocationsRequest: CorpusAnswerable {
    /// Answers from a corpus.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no such corpus, or if it has no n-grams or does not
    ///   contain the word.
    public func response(from library: CorpusLibrary) throws -> CollocationsResponse {
        let open = try corpus.opened(in: library)
        guard open.corpus.information.longestNgram > 1 else { throw CallFailure.noNgrams(in: open) }
        let list = try open.corpus.collocations(query)
        guard list.tokenFrequency > 0 else { throw CallFailure.noOccurrence(of: query.token, in: open) }
        return CollocationsResponse(
            metadata: StatsMetadata(
                schema: "Collocations/1",
                open,
                part: .init(limit: query.limit, offset: query.offset, rows: list.rows.count, of: list.total)
            ),
            word: query.token,
            window: min(query.window, open.corpus.information.longestNgram - 1),
            frequency: Frequency(list.tokenFrequency, of: open.words),
            rows: list.rows
        )
    }

    /// False, since a common word has very many neighbours.
    public var isQuick: Bool { false }
}

extension CallFailure {
    /// Returns the failure for a corpus without n-grams, which collocations need.
    fileprivate static func noNgrams(in open: OpenCorpus) -> CallFailure {
        .notFound("The corpus \(open.name) has words only, no n-grams.", reason: .noNgrams, origin: .corpus)
    }
}
