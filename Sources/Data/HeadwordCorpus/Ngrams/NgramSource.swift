internal import HeadwordWork

/// The candidate n-grams of a query: the smallest set that can be found without a full scan.
struct NgramSource {
    private enum Ranks {
        /// The n-grams of the requested tokens, in ascending order of rank.
        case known([Int])
        /// The n-grams that contain a token.
        case withToken(NumberList)
        /// All with a requested frequency.
        case all
        /// All in token order.
        case byTokens(isDescending: Bool)
    }

    private let table: RankedNgrams
    /// The ranks with a requested frequency.
    private let bounds: Range<Int>
    private let ranks: Ranks
    /// Whether the n-grams come in the requested order.
    let isInOrder: Bool

    init(_ query: NgramQuery, _ filter: NgramFilter, _ corpus: Corpus) throws {
        table = filter.table
        bounds = filter.ranks
        if !query.tokens.isEmpty {
            ranks = .known(try corpus.ranks(of: query.tokens, in: table))
        } else if !filter.contained.isEmpty {
            ranks = try Self.ranks(containing: filter.contained, in: table)
        } else if let first = query.order.first, first.key == .tokens {
            ranks = .byTokens(isDescending: first.isDescending)
            isInOrder = true
            return
        } else {
            ranks = .all
        }
        isInOrder = query.isByRank
    }

    /// Returns the n-grams that may contain tokens: if only their order is open, the permutations; otherwise the
    /// n-grams with the rarest token.
    private static func ranks(containing tokens: [Int], in table: RankedNgrams) throws -> Ranks {
        guard tokens.count < table.length else { return .known(try ranks(ofTokens: tokens, in: table)) }
        var shortest: NumberList?
        for token in tokens {
            let list = try table.ranks(ofToken: token)
            if shortest.map({ list.length < $0.length }) ?? true { shortest = list }
        }
        return shortest.map { .withToken($0) } ?? .all
    }

    /// Returns the ranks of the n-grams of tokens in any order.
    private static func ranks(ofTokens tokens: [Int], in table: RankedNgrams) throws -> [Int] {
        var ranks: Set<Int> = []
        for ngram in permutations(of: tokens) {
            if let rank = try table.rank(of: ngram) { ranks.insert(rank) }
        }
        return ranks.sorted()
    }

    private static func permutations(of tokens: [Int]) -> [[Int]] {
        tokens.reduce([[]]) { orders, token in
            orders.flatMap { order in
                (0...order.count).map { place in order[..<place] + [token] + order[place...] }
            }
        }
    }

    /// Calls the body with each rank until it returns false.
    @inline(__always)
    func forEach(_ body: (Int) throws -> Bool) throws {
        var check = StopCheck()
        switch ranks {
        case .known(let ranks):
            for rank in ranks where bounds.contains(rank) {
                try check.pass()
                guard try body(rank) else { return }
            }
        case .withToken(var list):
            while let rank = try list.next(), rank < bounds.upperBound {
                try check.pass()
                if rank >= bounds.lowerBound { guard try body(rank) else { return } }
            }
        case .all:
            for rank in bounds {
                try check.pass()
                guard try body(rank) else { return }
            }
        case .byTokens(let isDescending):
            for place in 0..<table.count {
                try check.pass()
                let rank = try table.rank(at: isDescending ? table.count - 1 - place : place)
                if bounds.contains(rank) { guard try body(rank) else { return } }
            }
        }
    }
}

extension NgramQuery {
    /// Whether the requested order is that of the ranks.
    fileprivate var isByRank: Bool {
        let ranked = [NgramOrder(.frequency, isDescending: true), NgramOrder(.tokens)]
        return zip(order, ranked).allSatisfy { $0 == $1 }
    }
}

extension Corpus {
    /// Returns the ranks of n-grams in ascending order.
    fileprivate func ranks(of ngrams: [[String]], in table: RankedNgrams) throws -> [Int] {
        var ranks: Set<Int> = []
        for ngram in ngrams {
            let folded = Self.folded(ngram)
            guard folded.count == table.length, let numbers = try numbers(of: folded),
                let rank = try table.rank(of: numbers)
            else { continue }
            ranks.insert(rank)
        }
        return ranks.sorted()
    }
}
