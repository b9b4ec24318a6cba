import Testing

@testable import HeadwordCorpus
@testable import HeadwordCorpusBuilder

@Suite struct NgramQueryTests {
    private static let corpus = Result { try Corpus(path: BuiltCorpora.path(BuiltCorpora.texts())) }

    /// Answers a query in the simplest possible way.
    static func naivePage(_ query: NgramQuery, _ counts: [NgramCount]) -> NgramPage {
        let isPunctuation = { (token: String) in Token.tokens(of: token).contains(where: \.isPunctuation) }
        let folded = { (words: [String]) in words.flatMap { Token.tokens(of: $0).map(\.folded) } }
        let found = counts.filter { count in
            let tokens = count.ngram.tokens
            let contains = folded(query.contains)
            return !count.ngram.isTrueCase && tokens.count == query.length
                && (query.includesPunctuation || !tokens.contains(where: isPunctuation))
                && (query.tokens.isEmpty || query.tokens.contains { folded($0) == tokens })
                && contains.allSatisfy { word in
                    tokens.count { $0 == word } >= contains.count { $0 == word }
                }
                && query.frequency.contains(count.frequency)
                && query.documentFrequency.contains(count.documentFrequency)
        }
        let order = query.order + [NgramOrder(.frequency, isDescending: true), NgramOrder(.tokens)]
        let sorted = found.sorted { left, right in
            for key in order {
                let (first, second) = key.isDescending ? (right, left) : (left, right)
                if precedes(first, second, key.key) { return true }
                if precedes(second, first, key.key) { return false }
            }
            return false
        }
        let rows = sorted.dropFirst(query.offset).prefix(query.limit).map {
            NgramRow(tokens: $0.ngram.tokens, frequency: $0.frequency, documentFrequency: $0.documentFrequency)
        }
        return NgramPage(rows: rows, total: found.count, hasMore: query.offset + query.limit < found.count)
    }

    private static func precedes(_ left: NgramCount, _ right: NgramCount, _ key: NgramOrder.Key) -> Bool {
        switch key {
        case .frequency: left.frequency < right.frequency
        case .documentFrequency: left.documentFrequency < right.documentFrequency
        case .tokens:
            left.ngram.tokens.lexicographicallyPrecedes(right.ngram.tokens) {
                $0.utf8.lexicographicallyPrecedes($1.utf8)
            }
        }
    }

    @Test(arguments: [false, true])
    func answersAreThoseOfAPlainSearch(includesPunctuation: Bool) throws {
        let options = CorpusCounting.Options(includesPunctuation: includesPunctuation)
        let corpus = try Corpus(path: BuiltCorpora.path(BuiltCorpora.texts(documents: 12), options))
        let counts = try BuiltCorpora.counts(of: corpus)
        var generator = Generator(seed: 23)
        var nonempty = 0
        for _ in 0..<300 {
            let query = randomQuery(counts, &generator)
            let (page, expected) = (try corpus.ngrams(query), Self.naivePage(query, counts))
            #expect(page.rows == expected.rows, "\(query)")
            #expect(page.hasMore == expected.hasMore, "\(query)")
            #expect(page.total == nil || page.total == expected.total, "\(query)")
            if !page.rows.isEmpty { nonempty += 1 }
        }
        #expect(nonempty > 120)
    }

    private func randomQuery(_ counts: [NgramCount], _ generator: inout Generator) -> NgramQuery {
        func often(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
        func pick<Element>(_ elements: [Element]) -> Element {
            elements[Int.random(in: 0..<elements.count, using: &generator)]
        }
        var query = NgramQuery(length: Int.random(in: 1...4, using: &generator))
        query.includesPunctuation = often(50)
        if often(25) {
            let ofLength = counts.filter { $0.ngram.tokens.count == query.length && !$0.ngram.isTrueCase }
            query.tokens = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
                (often(80) ? pick(ofLength) : pick(counts)).ngram.tokens
            }
        }
        if often(50) {
            query.contains = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
                pick(["the", "THE", "tea", "is", "hot", "ÉTÉ", "don’t", ",", "of", "nothing", "tea is", "."])
            }
        }
        if often(30) { query.frequency = pick([2...UInt64.max, 0...3, 2...5, 1...1, 100...200, 0...0]) }
        if often(30) { query.documentFrequency = pick([2...UInt64.max, 0...2, 3...4, 1...1]) }
        if often(60) {
            query.order = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
                NgramOrder(pick([.tokens, .frequency, .documentFrequency]), isDescending: often(50))
            }
        }
        query.offset = often(40) ? Int.random(in: 0...30, using: &generator) : 0
        query.limit = pick([0, 1, 3, 10, 100, 100_000])
        return query
    }

    @Test func theTotalIsToldWhenItIsKnown() throws {
        let corpus = try Self.corpus.get()
        for length in 1...4 {
            var query = NgramQuery(length: length)
            query.limit = 1
            #expect(try corpus.ngrams(query).total == corpus.information.distinctNgramsOfWords[length - 1])
            query.includesPunctuation = true
            #expect(try corpus.ngrams(query).total == corpus.information.distinctNgrams[length - 1])
        }
    }

    @Test(arguments: [0, 5, -1, Int.min, Int.max])
    func thereAreNoNgramsOfOtherLengths(length: Int) throws {
        let corpus = try Self.corpus.get()
        #expect(try corpus.ngrams(NgramQuery(length: length)) == NgramPage(total: 0))
    }

    @Test(arguments: [(Int.max, Int.max), (-5, -5), (Int.max, 1), (0, Int.max)])
    func anyPageCanBeAskedFor(offset: Int, limit: Int) throws {
        let corpus = try Self.corpus.get()
        var query = NgramQuery(length: 2)
        (query.offset, query.limit) = (offset, limit)
        for order in [[], [NgramOrder(.documentFrequency)]] {
            query.order = order
            #expect(try corpus.ngrams(query).rows.isEmpty == (offset != 0))
        }
    }
}
