public import HeadwordCore
public import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordModel

extension NgramsRequest: CorpusAnswerable {
    /// Answers from a corpus; n-grams that never occur are not listed.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no such corpus, or it has no n-grams of this size.
    public func response(from library: CorpusLibrary) throws -> NgramsResponse {
        let open = try corpus.opened(in: library)
        guard query.length <= open.corpus.information.longestNgram else { throw tooLong(for: open) }
        let list = collate.isEmpty ? try rows(of: open) : try sums(of: open)
        return NgramsResponse(
            metadata: StatsMetadata(schema: "NgramsResult/1", open, part: list.part),
            rows: list.rows,
            format: format
        )
    }

    private typealias List = (rows: [NgramsResponse.Row], part: StatsMetadata.Part)

    private func rows(of open: OpenCorpus) throws -> List {
        let list = try open.corpus.ngrams(query)
        let rows = list.rows.map { row in
            NgramsResponse.Row(
                tokens: row.tokens,
                frequency: Frequency(row.frequency, of: open.words),
                documentFrequency: row.documentFrequency
            )
        }
        return (rows, .init(limit: query.limit, offset: query.offset, total: list.total, hasMore: list.hasMore))
    }

    private func sums(of open: OpenCorpus) throws -> List {
        let list = try open.corpus.ngrams(query, collatedBy: collate)
        let rows = list.rows.map { row in
            NgramsResponse.Row(
                trueCases: collate.contains(.trueCase) ? row.tokens.map { $0.trueCase ?? "" } : nil,
                lemmas: collate.contains(.lemma) ? row.tokens.map { $0.lemma ?? "" } : nil,
                lexicalCategories: collate.contains(.lexicalCategory)
                    ? row.tokens.map { $0.lexicalCategory?.label ?? "" } : nil,
                frequency: Frequency(row.frequency, of: open.words)
            )
        }
        return (rows, .init(limit: query.limit, offset: query.offset, rows: rows.count, of: list.total))
    }

    /// Whether the query is quick: lists of the n-grams with a word may be long.
    public var isQuick: Bool { query.contains.isEmpty && collate.isEmpty }

    private func tooLong(for open: OpenCorpus) -> CallFailure {
        let longest = open.corpus.information.longestNgram
        var failure = CallFailure.notFound(
            "The corpus \(open.name) has n-grams of "
                + (longest == 1 ? "1 token only." : "1 to \(longest) tokens, not of \(query.length)."),
            reason: .noNgrams,
            origin: .corpus
        )
        failure.parameter = "size"
        failure.value = .integer(Int64(query.length))
        return failure
    }
}
