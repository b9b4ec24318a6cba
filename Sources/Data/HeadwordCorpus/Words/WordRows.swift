internal import HeadwordModel
internal import HeadwordWork

/// The members that distinguish a row of the result; every other member has its maximum value.
struct WordKey: Hashable {
    var form = UInt32.max
    var trueCase = UInt32.max
    var lemma = UInt32.max
    var category = UInt8.max
    var features: FeatureSet = []
}

/// A row of the result before its texts are read.
struct WordRow {
    var key: WordKey
    var frequency: UInt64
    var isEstimated: Bool
    /// The position of the lemma in text order.
    var lemmaPlace: UInt64 = 0

    /// Whether a row comes before another.
    func comesBefore(_ other: WordRow, by order: [WordOrder]) -> Bool {
        for part in order {
            let (left, right) = part.isDescending ? (other, self) : (self, other)
            if left.precedes(right, by: part.key) { return true }
            if right.precedes(left, by: part.key) { return false }
        }
        if frequency != other.frequency { return frequency > other.frequency }
        for member in WordMember.allCases {
            if precedes(other, by: .member(member)) { return true }
            if other.precedes(self, by: .member(member)) { return false }
        }
        return key.features.rawValue < other.key.features.rawValue
    }

    private func precedes(_ other: WordRow, by key: WordOrder.Key) -> Bool {
        switch key {
        case .frequency: frequency < other.frequency
        case .member(.wordform): self.key.form < other.key.form
        case .member(.trueCase): self.key.trueCase < other.key.trueCase
        case .member(.lemma): lemmaPlace < other.lemmaPlace
        case .member(.lexicalCategory): self.key.category < other.key.category
        }
    }
}

/// Groups word records and returns the rows of the result, in any order.
struct WordRows {
    private let query: WordRecordQuery
    private let filter: WordFilter
    private let words: WordTable
    private let forms: FormTable
    /// The number of words in the corpus, in millions.
    private let millions: Double
    private let concernsReadings: Bool
    private var source: WordSource
    /// The rows of the current group of records.
    private var rows: [WordKey: WordRow] = [:]

    init(_ query: WordRecordQuery, _ corpus: Corpus) throws {
        self.query = query
        words = corpus.words
        forms = corpus.forms
        millions = corpus.millions
        concernsReadings = query.concernsReadings
        filter = try WordFilter(query, words, forms)
        source = WordSource(
            query.collate,
            named: try filter.named(),
            words,
            forms,
            tokenCount: corpus.tokens.count
        )
    }

    /// Calls the body with each row whose frequency is in the requested range.
    mutating func forEach(_ body: (WordRow) throws -> Void) throws {
        var group = 0
        var check = StopCheck()
        while let record = try source.next() {
            try check.pass()
            guard try filter.passes(record) else { continue }
            if source.group != group { try handOut(body) }
            group = source.group
            try add(record)
        }
        try handOut(body)
    }

    private mutating func add(_ record: Int) throws {
        let key = try key(of: record)
        let frequency = try words.frequency(of: record)
        let isEstimated = concernsReadings ? try words.isEstimated(record) : false
        if rows[key] == nil {
            rows[key] = WordRow(key: key, frequency: frequency, isEstimated: isEstimated)
        } else {
            rows[key]?.frequency += frequency
            if isEstimated { rows[key]?.isEstimated = true }
        }
    }

    private func key(of record: Int) throws -> WordKey {
        let collate = query.collate
        let form = try words.form(of: record)
        var key = WordKey()
        if collate.isEmpty || collate.contains(.wordform) { key.form = UInt32(form) }
        if collate.isEmpty || collate.contains(.trueCase) { key.trueCase = UInt32(try forms.trueCase(of: form)) }
        if collate.isEmpty || collate.contains(.lemma) { key.lemma = UInt32(try words.lemma(of: record)) }
        if collate.isEmpty || collate.contains(.lexicalCategory) { key.category = try words.category(of: record) }
        if collate.isEmpty { key.features = try words.features(of: record) }
        return key
    }

    private mutating func handOut(_ body: (WordRow) throws -> Void) throws {
        var check = StopCheck()
        for var row in rows.values where isFrequentEnough(row.frequency) {
            try check.pass()
            if row.key.lemma != .max { row.lemmaPlace = try words.place(ofLemma: Int(row.key.lemma)) }
            try body(row)
        }
        rows.removeAll(keepingCapacity: true)
    }

    private func isFrequentEnough(_ frequency: UInt64) -> Bool {
        query.frequency.contains(frequency) && query.normalizedFrequency.contains(Double(frequency) / millions)
    }
}

/// Keeps the first rows of many; holds at most about twice as many as requested.
struct FirstRows<Row> {
    private let wanted: Int
    private let comesBefore: (Row, Row) -> Bool
    private var rows: [Row] = []
    /// The last of the requested rows, once there are that many.
    private var last: Row?
    /// The number of all rows added.
    private(set) var count = 0

    /// - Parameters:
    ///   - offset: the number of rows to skip.
    ///   - limit: the maximum number of rows to keep after these.
    init(offset: Int, limit: Int, by comesBefore: @escaping (Row, Row) -> Bool) {
        let wanted = max(offset, 0).addingReportingOverflow(max(limit, 0))
        self.wanted = wanted.overflow ? .max : wanted.partialValue
        self.comesBefore = comesBefore
    }

    mutating func add(_ row: Row) throws {
        count += 1
        if let last, !comesBefore(row, last) { return }
        rows.append(row)
        if rows.count / 2 >= max(wanted, 64) { try cut() }
    }

    private mutating func cut() throws {
        try rows.sortUnlessStopped(by: comesBefore)
        guard rows.count > wanted else { return }
        rows.removeSubrange(wanted...)
        last = rows.last
    }

    mutating func sorted() throws -> [Row] {
        try cut()
        return rows
    }
}
