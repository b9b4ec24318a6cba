/// The ranks of the n-grams on a page.
struct RankPage {
    private(set) var ranks: [Int] = []
    private(set) var total: Int?
    private(set) var hasMore = false

    /// Takes n-grams from a source in the requested order until the page is full.
    init(_ query: NgramQuery, _ filter: NgramFilter, from source: NgramSource) throws {
        let offset = max(query.offset, 0)
        var count = 0
        try source.forEach { rank in
            guard try filter.passes(rank) else { return true }
            count += 1
            guard count > offset else { return true }
            hasMore = ranks.count >= query.limit
            if !hasMore { ranks.append(rank) }
            return !hasMore
        }
        if !hasMore { total = count }
    }

    /// Takes the first of all n-grams in the requested order. The memory needed depends only on offset and limit.
    init(sorting query: NgramQuery, _ filter: NgramFilter, from source: NgramSource) throws {
        let (offset, limit) = (max(query.offset, 0), max(query.limit, 0))
        let wanted = offset.addingReportingOverflow(limit)
        var first = FirstNgrams(wanted.overflow ? .max : wanted.partialValue, query.order)
        var count = 0
        try source.forEach { rank in
            guard try filter.passes(rank) else { return true }
            try first.add(SortedNgram(rank, in: filter.table))
            count += 1
            return true
        }
        ranks = try first.sorted().dropFirst(offset).map(\.rank)
        total = count
        hasMore = count - min(offset, count) > limit
    }
}

/// An n-gram with its sort criteria.
private struct SortedNgram {
    let rank: Int
    let frequency: UInt64
    let documents: UInt64
    let tokens: SIMD4<UInt32>

    init(_ rank: Int, in table: RankedNgrams) throws {
        var tokens = SIMD4<UInt32>()
        for place in 0..<table.length { tokens[place] = UInt32(try table.token(place, of: rank)) }
        self.rank = rank
        self.tokens = tokens
        frequency = try table.frequency(of: rank)
        documents = try table.documentFrequency(of: rank) ?? 0
    }

    func comesBefore(_ other: SortedNgram, by order: [NgramOrder]) -> Bool {
        for key in order {
            let (left, right) = key.isDescending ? (other, self) : (self, other)
            if left.precedes(right, by: key.key) { return true }
            if right.precedes(left, by: key.key) { return false }
        }
        return rank < other.rank
    }

    private func precedes(_ other: SortedNgram, by key: NgramOrder.Key) -> Bool {
        switch key {
        case .frequency: return frequency < other.frequency
        case .documentFrequency: return documents < other.documents
        case .tokens:
            for place in 0..<4 where tokens[place] != other.tokens[place] { return tokens[place] < other.tokens[place] }
            return false
        }
    }
}

/// Keeps the first n-grams of many; holds at most about twice as many as requested.
private struct FirstNgrams {
    private let wanted: Int
    private let order: [NgramOrder]
    private var ngrams: [SortedNgram] = []
    /// The last of the requested n-grams, once there are that many.
    private var last: SortedNgram?

    init(_ wanted: Int, _ order: [NgramOrder]) {
        self.wanted = wanted
        self.order = order
    }

    mutating func add(_ ngram: SortedNgram) throws {
        if let last, !ngram.comesBefore(last, by: order) { return }
        ngrams.append(ngram)
        if ngrams.count / 2 >= max(wanted, 64) { try cut() }
    }

    private mutating func cut() throws {
        try ngrams.sortUnlessStopped { $0.comesBefore($1, by: order) }
        guard ngrams.count > wanted else { return }
        ngrams.removeSubrange(wanted...)
        last = ngrams.last
    }

    mutating func sorted() throws -> [SortedNgram] {
        try cut()
        return ngrams
    }
}
