/// The n-grams of a length, by rank.
struct RankedNgrams: Sendable {
    let length: Int
    /// The number of n-grams.
    let count: Int
    /// The frequencies, each followed by its first rank.
    private let frequencies: MappedArray<UInt32>
    private let tokens: MappedArray<UInt32>
    private let documents: MappedArray<UInt32>?
    private let order: MappedArray<UInt32>
    private let ranksOfTokens: ListTable?
    private let wordsOnly: BitTable?

    init(length: Int, _ information: CorpusInformation, _ file: CorpusFile) throws {
        func section(_ part: SectionID.NgramPart) throws -> MappedBytes {
            try file.section(.ngrams(part, ofLength: length))
        }
        self.length = length
        frequencies = try MappedArray(section(.frequencies))
        tokens = try MappedArray(section(.tokens))
        order = try MappedArray(section(.order))
        documents = information.countsDocuments ? try MappedArray(section(.documents)) : nil
        ranksOfTokens = length > 1 ? try ListTable(section(.ranksOfTokens)) : nil
        wordsOnly = information.includesPunctuation ? try BitTable(section(.wordsOnly)) : nil
        count = order.count
        guard tokens.count == length * count, frequencies.count >= 2, frequencies.count.isMultiple(of: 2) else {
            throw tokens.damaged("its n-grams of length \(length) have no rows")
        }
    }

    /// Returns the number of n-grams without punctuation below a rank.
    func countOfWordsOnly(below rank: Int) throws -> Int { try wordsOnly?.sum(below: rank) ?? rank }

    /// Whether an n-gram has no punctuation.
    @inline(__always)
    func isOfWords(_ rank: Int) throws -> Bool { try wordsOnly?[rank] ?? true }

    /// Returns the number of the token at an index of an n-gram.
    @inline(__always)
    func token(_ place: Int, of rank: Int) throws -> Int { Int(try tokens[rank * length + place]) }

    // MARK: Counts

    /// Returns the frequency of an n-gram.
    func frequency(of rank: Int) throws -> UInt64 {
        let after = try firstIndex(below: frequencies.count / 2) { index in try frequencies[2 * index + 1] > rank }
        guard after > 0 else { throw tokens.damaged("an n-gram has no frequency") }
        return UInt64(try frequencies[2 * (after - 1)])
    }

    /// Returns the number of documents with an n-gram; nil if unknown.
    func documentFrequency(of rank: Int) throws -> UInt64? {
        guard let documents else { return nil }
        return rank < documents.count ? UInt64(try documents[rank]) : 1
    }

    /// Returns the ranks of the n-grams with frequencies in a range.
    func ranks(withFrequency bounds: ClosedRange<UInt64>) throws -> Range<Int> {
        let start = try firstRank { $0 <= bounds.upperBound }
        return start..<max(start, try firstRank { $0 < bounds.lowerBound })
    }

    private func firstRank(where passes: (UInt64) -> Bool) throws -> Int {
        let last = frequencies.count / 2 - 1
        let index = try firstIndex(below: last) { index in passes(UInt64(try frequencies[2 * index])) }
        return min(Int(try frequencies[2 * index + 1]), count)
    }

    // MARK: Ranks

    /// Returns the rank of the n-gram at an index in token order.
    func rank(at place: Int) throws -> Int { Int(try order[place]) }

    /// Returns the rank of an n-gram; nil if it never occurs.
    func rank(of ngram: [Int]) throws -> Int? {
        let place = try firstIndex(below: count) { place in try compare(rank(at: place), ngram) >= 0 }
        guard place < count, try compare(rank(at: place), ngram) == 0 else { return nil }
        return try rank(at: place)
    }

    private func compare(_ rank: Int, _ ngram: [Int]) throws -> Int {
        for (place, wanted) in ngram.enumerated() {
            let found = try token(place, of: rank)
            if found != wanted { return found - wanted }
        }
        return 0
    }

    /// Returns the ranks of the n-grams of two or more tokens that contain a token.
    func ranks(ofToken token: Int) throws -> NumberList {
        guard let ranksOfTokens else { throw tokens.damaged("single tokens have no lists") }
        return try ranksOfTokens[token]
    }
}
