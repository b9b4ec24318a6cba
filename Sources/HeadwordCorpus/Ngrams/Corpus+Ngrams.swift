extension Corpus {
    /// How often an n-gram occurs; nil if it is not in the corpus.
    public func count(of tokens: [String]) throws -> NgramRow? {
        let tokens = Self.folded(tokens)
        guard let table = ngrams(ofLength: tokens.count), let numbers = try numbers(of: tokens),
            let rank = try table.rank(of: numbers)
        else { return nil }
        return try row(rank, in: table)
    }

    /// The n-grams that a query asks for.
    ///
    /// Unless the query has an order of its own, the most frequent ones are found without looking at the others: by the
    /// lists of the n-grams that have a token, which begin with the most frequent ones.
    public func ngrams(_ query: NgramQuery) throws -> NgramPage {
        guard let table = ngrams(ofLength: query.length), let filter = try NgramFilter(query, table, self) else {
            return NgramPage(total: 0)
        }
        let source = try NgramSource(query, filter, self)
        let ranks =
            source.isInOrder
            ? try RankPage(query, filter, from: source) : try RankPage(sorting: query, filter, from: source)
        var page = NgramPage(total: ranks.total, hasMore: ranks.hasMore)
        page.rows.reserveCapacity(ranks.ranks.count)
        for rank in ranks.ranks { page.rows.append(try row(rank, in: table)) }
        if page.total == nil, query.tokens.isEmpty { page.total = try filter.countOfAll() }
        return page
    }

    private func row(_ rank: Int, in table: RankedNgrams) throws -> NgramRow {
        var words: [String] = []
        words.reserveCapacity(table.length)
        for place in 0..<table.length { words.append(try tokens[table.token(place, of: rank)]) }
        return NgramRow(
            tokens: words,
            frequency: try table.frequency(of: rank),
            documentFrequency: try table.documentFrequency(of: rank)
        )
    }
}
