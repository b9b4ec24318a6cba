internal import HeadwordModel
internal import HeadwordWork

/// The frequency of a group of n-grams whose tokens have the same most frequent readings.
public struct CollatedNgram: Hashable, Sendable {
    /// The readings of the tokens, with the requested members.
    public var tokens: [TokenReading]
    /// The number of occurrences.
    public var frequency: UInt64
}

/// A page of the requested n-grams.
public struct CollatedNgramPage: Hashable, Sendable {
    /// The n-grams in the requested order.
    public var rows: [CollatedNgram] = []
    /// The total number of n-grams, regardless of offset and limit.
    public var total = 0
}

extension Corpus {
    /// Returns the n-grams that a query asks for, grouped by the most frequent reading of each of their tokens.
    ///
    /// The query's conditions on tokens apply before grouping, those on frequency after it. Document frequencies are
    /// unknown after grouping, so a query that restricts them finds nothing. Memory is needed for all groups, however
    /// few of them are requested.
    ///
    /// - Parameter members: the members to group by. Tokens are case-folded words, so `wordform` has no effect.
    public func ngrams(_ query: NgramQuery, collatedBy members: Set<WordMember>) throws -> CollatedNgramPage {
        guard query.documentFrequency == 0...UInt64.max else { return CollatedNgramPage() }
        var all = query
        (all.frequency, all.order) = (0...UInt64.max, [])
        guard let table = ngrams(ofLength: query.length), let filter = try NgramFilter(all, table, self) else {
            return CollatedNgramPage()
        }
        var collation = NgramCollation(members, self)
        try NgramSource(all, filter, self).forEach { rank in
            if try filter.passes(rank) { try collation.add(rank, of: table) }
            return true
        }
        return try collation.page(query)
    }
}

/// Groups of n-grams.
private struct NgramCollation {
    /// The requested members of a token's reading, by the numbers of ``WordTable``.
    private struct Reading: Hashable {
        var trueCase = UInt32.max
        var lemma = UInt32.max
        var category = WordTable.noCategory
    }

    private let members: Set<WordMember>
    private let corpus: Corpus
    /// The distinct readings, numbered from 0.
    private var readings: [Reading] = []
    private var numbers: [Reading: UInt32] = [:]
    /// The number of each token's reading.
    private var numbersOfTokens: [Int: UInt32] = [:]
    /// The frequencies by the readings of the tokens, of which an n-gram has at most four.
    private var frequencies: [SIMD4<UInt32>: UInt64] = [:]

    init(_ members: Set<WordMember>, _ corpus: Corpus) {
        self.members = members
        self.corpus = corpus
    }

    mutating func add(_ rank: Int, of table: RankedNgrams) throws {
        var key = SIMD4<UInt32>(repeating: .max)
        for place in 0..<table.length { key[place] = try reading(of: table.token(place, of: rank)) }
        frequencies[key, default: 0] += try table.frequency(of: rank)
    }

    private mutating func reading(of token: Int) throws -> UInt32 {
        if let number = numbersOfTokens[token] { return number }
        let found = try corpus.words.reading(ofToken: token)
        var reading = Reading()
        if members.contains(.trueCase) { reading.trueCase = UInt32(found.trueCase) }
        if members.contains(.lemma) { reading.lemma = UInt32(found.lemma) }
        if members.contains(.lexicalCategory) { reading.category = found.category }
        let number = numbers[reading] ?? UInt32(readings.count)
        if number == readings.count { readings.append(reading) }
        numbers[reading] = number
        numbersOfTokens[token] = number
        return number
    }

    // MARK: Result

    private struct Row {
        var readings: SIMD4<UInt32>
        var frequency: UInt64
    }

    func page(_ query: NgramQuery) throws -> CollatedNgramPage {
        let places = try placesOfReadings()
        var first = FirstRows<Row>(offset: query.offset, limit: query.limit) { left, right in
            Self.comesBefore(left, right, by: query.order, length: query.length, places)
        }
        var check = StopCheck()
        for (readings, frequency) in frequencies where query.frequency.contains(frequency) {
            try check.pass()
            try first.add(Row(readings: readings, frequency: frequency))
        }
        var page = CollatedNgramPage(total: first.count)
        for row in try first.sorted().dropFirst(max(query.offset, 0)) {
            var tokens: [TokenReading] = []
            for place in 0..<query.length { tokens.append(try reading(Int(row.readings[place]))) }
            page.rows.append(CollatedNgram(tokens: tokens, frequency: row.frequency))
        }
        return page
    }

    /// Returns the position of each reading in the order of true cases, lemmas and categories.
    private func placesOfReadings() throws -> [Int] {
        var keys: [(trueCase: UInt32, lemma: UInt64, category: UInt8, number: Int)] = []
        var check = StopCheck()
        for (number, reading) in readings.enumerated() {
            try check.pass()
            let lemma = reading.lemma == .max ? 0 : try corpus.words.place(ofLemma: Int(reading.lemma))
            keys.append((reading.trueCase, lemma, reading.category, number))
        }
        try keys.sortUnlessStopped { $0 < $1 }
        var places = [Int](repeating: 0, count: keys.count)
        for (place, key) in keys.enumerated() { places[key.number] = place }
        return places
    }

    private static func comesBefore(
        _ left: Row,
        _ right: Row,
        by order: [NgramOrder],
        length: Int,
        _ places: [Int]
    ) -> Bool {
        for part in order + [NgramOrder(.frequency, isDescending: true), NgramOrder(.tokens)] {
            let (first, second) = part.isDescending ? (right, left) : (left, right)
            switch part.key {
            case .documentFrequency: continue
            case .frequency: if first.frequency != second.frequency { return first.frequency < second.frequency }
            case .tokens:
                for place in 0..<length where first.readings[place] != second.readings[place] {
                    return places[Int(first.readings[place])] < places[Int(second.readings[place])]
                }
            }
        }
        return false
    }

    private func reading(_ number: Int) throws -> TokenReading {
        let reading = readings[number]
        var shown = TokenReading(lexicalCategory: LexicalCategory(rawValue: reading.category))
        if reading.trueCase != .max { shown.trueCase = try corpus.forms.text(of: Int(reading.trueCase)) }
        if reading.lemma != .max { shown.lemma = try corpus.words.text(ofLemma: Int(reading.lemma)) }
        return shown
    }
}
