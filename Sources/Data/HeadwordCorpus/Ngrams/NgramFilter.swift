/// The conditions that an n-gram must meet.
struct NgramFilter {
    let table: RankedNgrams
    /// The ranks with a requested frequency.
    let ranks: Range<Int>
    /// The tokens that the n-gram must contain, at least as often as they are listed.
    let contained: [Int]
    /// The same tokens, each once with its number of occurrences.
    private let times: [(token: Int, times: Int)]
    private let includesPunctuation: Bool
    private let documents: ClosedRange<UInt64>?

    /// - Returns: nil if no n-gram can pass.
    init?(_ query: NgramQuery, _ table: RankedNgrams, _ corpus: Corpus) throws {
        let words = Corpus.folded(query.contains)
        guard words.count <= table.length, let numbers = try corpus.numbers(of: words) else { return nil }
        self.table = table
        contained = numbers
        times = Set(numbers).map { token in (token, numbers.count { $0 == token }) }
        ranks = try table.ranks(withFrequency: query.frequency)
        includesPunctuation = query.includesPunctuation
        documents = query.documentFrequency == 0...UInt64.max ? nil : query.documentFrequency
        if !includesPunctuation {
            for number in numbers where try !corpus.isWord[number] { return nil }
        }
    }

    /// Whether an n-gram with a requested frequency passes.
    @inline(__always)
    func passes(_ rank: Int) throws -> Bool {
        guard try hasContained(rank) else { return false }
        if !includesPunctuation, try !table.isOfWords(rank) { return false }
        guard let documents else { return true }
        guard let found = try table.documentFrequency(of: rank) else { return false }
        return documents.contains(found)
    }

    @inline(__always)
    private func hasContained(_ rank: Int) throws -> Bool {
        for (token, times) in times {
            var missing = times
            for place in 0..<table.length where try table.token(place, of: rank) == token { missing -= 1 }
            if missing > 0 { return false }
        }
        return true
    }

    /// Returns the number of n-grams that pass, if only frequency and punctuation matter; otherwise nil.
    func countOfAll() throws -> Int? {
        guard contained.isEmpty, documents == nil else { return nil }
        guard !includesPunctuation else { return ranks.count }
        return try table.countOfWordsOnly(below: ranks.upperBound) - table.countOfWordsOnly(below: ranks.lowerBound)
    }
}
