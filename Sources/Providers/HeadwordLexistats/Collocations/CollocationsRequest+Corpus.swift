public import HeadwordCore
public import HeadwordCorpus

extension CollocationsRequest: CorpusAnswerable {
    /// Answers from a corpus.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no such corpus, it has no n-grams, or not the word.
    public func response(from library: CorpusLibrary) throws(CallFailure) -> CollocationsResponse {
        let open = try corpus.opened(in: library)
        guard open.corpus.information.longestNgram > 1 else { throw .noNgrams(in: open) }
        let node = try asked { () throws(CorpusFailure) in try open.corpus.count(of: [query.token]) }
        guard let node else { throw .noOccurrence(of: query.token, in: open) }
        let window = min(query.window, open.corpus.information.longestNgram - 1)
        let list = try asked { () throws(CorpusFailure) in try open.corpus.collocations(query) }
        return CollocationsResponse(
            metadata: StatsMetadata(
                schema: "Collocations/1",
                open,
                part: .init(
                    page: Page(limit: query.limit, offset: query.offset),
                    total: list.total,
                    hasMore: query.offset + list.rows.count < list.total
                )
            ),
            word: query.token,
            window: window,
            frequency: Frequency(node.frequency, of: open.words),
            rows: list.rows
        )
    }

    /// A common word has very many neighbours.
    public var isQuick: Bool { false }
}

extension CallFailure {
    static func noNgrams(in open: OpenCorpus) -> CallFailure {
        .notFound("The corpus \(open.name) has words only, no n-grams.", reason: "noNgrams", origin: .corpus)
    }

    /// A word that a corpus does not list.
    static func noOccurrence(of word: String, in open: OpenCorpus) -> CallFailure {
        let floor = open.corpus.information.wordFloor
        let message =
            floor > 1
            ? "'\(word)' occurs less than \(floor) times in the corpus \(open.name), or never."
            : "'\(word)' does not occur in the corpus \(open.name)."
        return .notFound(message, reason: floor > 1 ? "belowFloor" : "notFound", origin: .corpus)
    }
}
