extension Corpus {
    /// Returns the counts of an n-gram; nil if it is not in the corpus.
    public func count(of tokens: [String]) throws -> NgramRow? {
        let tokens = Self.folded(tokens)
        guard let table = ngrams(ofLength: tokens.count), let numbers = try numbers(of: tokens),
            let rank = try table.rank(of: numbers)
        else { return nil }
        return try row(rank, in: table)
    }

    /// Returns the n-grams that a query asks for.
    ///
    /// Unless the query specifies an order, the most frequent n-grams are found without a full scan, in the lists of
    /// the n-grams with a token, which begin with the most frequent ones.
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
