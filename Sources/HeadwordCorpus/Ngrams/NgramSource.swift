/// Where the n-grams come from that may be answers: the fewest that can be found without looking at all.
struct NgramSource {
    private enum Ranks {
        /// Those with the tokens that were asked for.
        case list([Int])
        /// Those that have a certain token.
        case withToken(NumberList)
        /// All that are frequent enough.
        case all(Range<Int>)
        /// All in the order of the tokens, from a place on or down from a place.
        case byTokens(next: Int, isDescending: Bool)
    }

    private let table: RankedNgrams
    private var ranks: Ranks
    /// Whether the n-grams come in the order that was asked for.
    let isInOrder: Bool
    /// No answer has this rank or one after it.
    private let end: Int

    init(
        _ query: NgramQuery,
        _ filter: NgramFilter,
        _ table: RankedNgrams,
        _ corpus: Corpus
    ) throws(CorpusFailure) {
        self.table = table
        end = filter.ranks.upperBound
        let isByRank = query.isByRank
        if !query.tokens.isEmpty {
            ranks = .list(try Self.ranks(of: query.tokens, in: table, corpus))
        } else if let rarest = try Self.rarest(filter.contained.keys, in: table) {
            ranks = rarest
        } else if let first = query.order.first, first.key == .tokens {
            ranks = .byTokens(next: first.isDescending ? table.count - 1 : 0, isDescending: first.isDescending)
            isInOrder = true
            return
        } else {
            ranks = .all(filter.ranks)
        }
        isInOrder = isByRank
    }

    private static func ranks(
        of ngrams: [[String]],
        in table: RankedNgrams,
        _ corpus: Corpus
    ) throws(CorpusFailure) -> [Int] {
        var ranks: Set<Int> = []
        for ngram in ngrams {
            let folded = Corpus.folded(ngram)
            guard folded.count == table.length, let numbers = try corpus.numbers(of: folded),
                let rank = try table.rank(of: numbers)
            else { continue }
            ranks.insert(rank)
        }
        return ranks.sorted(by: >)
    }

    /// The shortest of the lists for tokens; nil if there are no tokens.
    private static func rarest(
        _ tokens: some Sequence<Int>,
        in table: RankedNgrams
    ) throws(CorpusFailure) -> Ranks? {
        var shortest: NumberList?
        for token in tokens {
            guard let list = try table.ranks(ofToken: token) else { return .list([try table.rank(at: token)]) }
            if shortest.map({ list.length < $0.length }) ?? true { shortest = list }
        }
        return shortest.map { .withToken($0) }
    }

    /// Whether all n-grams come that are frequent enough.
    func hasAll(of query: NgramQuery) -> Bool { query.tokens.isEmpty && query.contains.isEmpty }

    /// The next rank; nil after the last one.
    @inline(__always)
    mutating func next() throws(CorpusFailure) -> Int? {
        switch ranks {
        case .list(var list):
            let rank = list.popLast()
            ranks = .list(list)
            return rank
        case .withToken(var list):
            let rank = try list.next()
            ranks = .withToken(list)
            return rank.flatMap { $0 < end ? $0 : nil }
        case .all(let rest):
            guard let rank = rest.first else { return nil }
            ranks = .all(rest.dropFirst())
            return rank
        case .byTokens(let place, let isDescending):
            guard place >= 0, place < table.count else { return nil }
            ranks = .byTokens(next: place + (isDescending ? -1 : 1), isDescending: isDescending)
            return try table.rank(at: place)
        }
    }
}

extension NgramQuery {
    /// Whether the order is that of the ranks.
    fileprivate var isByRank: Bool {
        let ranked = [NgramOrder(.frequency, isDescending: true), NgramOrder(.tokens)]
        return zip(order, ranked).allSatisfy { $0 == $1 }
    }
}
