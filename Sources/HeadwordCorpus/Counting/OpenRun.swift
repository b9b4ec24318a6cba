/// What was counted since the last run went to disk.
struct OpenRun: ~Copyable {
    /// Documents and occurrences are numbered by 32 bits.
    private static let mostTokens = 1 << 31

    private let longestNgram: Int
    private var vocabulary: Vocabulary
    private var ngrams: NgramTable
    /// The numbers of the last tokens, the newest first, 0 before the first one.
    private var window = NgramTable.Key()
    /// The number of documents, of which the last is still being counted.
    private(set) var documents: UInt32 = 0
    private var tokens = 0

    init(_ options: CorpusCounter.Options) {
        longestNgram = options.longestNgram
        // The rest is for what is needed while the run is sorted and written.
        vocabulary = Vocabulary(atMost: options.memory / 4)
        ngrams = NgramTable(atMost: options.memory / 8 * 5)
    }

    /// Whether the run should be put away before another token comes.
    @inline(__always)
    var isFull: Bool {
        vocabulary.isFull || ngrams.isFull || tokens >= Self.mostTokens || documents >= Self.mostTokens
    }

    /// Begins another document.
    mutating func beginDocument() {
        documents += 1
        endSequence()
    }

    /// Lets no n-gram go on beyond here.
    @inline(__always)
    mutating func endSequence() { window = NgramTable.Key() }

    /// Counts a token and the n-grams that it ends.
    @inline(__always)
    mutating func count(_ token: UnsafeBufferPointer<UInt8>) {
        tokens += 1
        let number = vocabulary.count(token, in: documents)
        window = NgramTable.Key(number, window.x, window.y, window.z)
        countNgrams()
    }

    @inline(__always)
    private mutating func countNgrams() {
        let (last, third, second, first) = (window.x, window.y, window.z, window.w)
        if third == 0 || longestNgram < 2 { return }
        ngrams.count(NgramTable.Key(third, last, 0, 0), in: documents)
        if second == 0 || longestNgram < 3 { return }
        ngrams.count(NgramTable.Key(second, third, last, 0), in: documents)
        if first == 0 || longestNgram < 4 { return }
        ngrams.count(NgramTable.Key(first, second, third, last), in: documents)
    }

    /// Forgets what was counted, but for the document and the words that the next n-gram may begin with.
    mutating func removeAll() {
        let spellings = (0..<4).map { place in vocabulary.withSpelling(of: window[place]) { Array($0) } }
        vocabulary.removeAll()
        ngrams.removeAll()
        for (place, spelling) in spellings.enumerated() where !spelling.isEmpty {
            window[place] = spelling.withUnsafeBufferPointer { vocabulary.number(of: $0) }
        }
        documents = 1
        tokens = 0
    }

    // MARK: Writing

    /// Writes the counts, which must be removed after that.
    mutating func write(to writer: inout RunWriter) throws(CorpusFailure) {
        let order = vocabulary.sorted()
        try writeForms(order, mark: 1, \.withoutCase, to: &writer)
        try writeNgrams(order, to: &writer)
        try writeForms(order, mark: Ngram.trueCaseMark, \.asWritten, to: &writer)
    }

    private func writeForms(
        _ order: [UInt32],
        mark: UInt8,
        _ tally: (Vocabulary.Form) -> Tally,
        to writer: inout RunWriter
    ) throws(CorpusFailure) {
        var record = RunRecord()
        for number in order {
            let tally = tally(vocabulary.forms[Int(number)])
            guard tally.frequency > 0 else { continue }
            record.key.removeAll(keepingCapacity: true)
            record.key.append(mark)
            vocabulary.withSpelling(of: number) { record.key.append(contentsOf: $0) }
            record.set(tally, last: documents)
            try writer.append(record)
        }
    }

    private mutating func writeNgrams(_ order: [UInt32], to writer: inout RunWriter) throws(CorpusFailure) {
        guard longestNgram > 1 else { return }
        var ranks = [UInt32](repeating: 0, count: order.count + 1)
        for (index, number) in order.enumerated() { ranks[Int(number)] = UInt32(index + 1) }
        let rows = ngrams.sorted(byRank: ranks)
        var record = RunRecord()
        for length in 2...longestNgram {
            for row in rows where row.length == length {
                setKey(of: &record, to: row, order)
                record.set(row.tally, last: documents)
                try writer.append(record)
            }
        }
    }

    private func setKey(of record: inout RunRecord, to row: NgramTable.Row, _ order: [UInt32]) {
        record.key.removeAll(keepingCapacity: true)
        record.key.append(UInt8(row.length))
        for place in 0..<row.length {
            if place > 0 { record.key.append(UInt8(ascii: " ")) }
            vocabulary.withSpelling(of: order[Int(row.key[place]) - 1]) { record.key.append(contentsOf: $0) }
        }
    }
}

extension RunRecord {
    /// Takes over a tally; `last` is the number of the last document.
    fileprivate mutating func set(_ tally: Tally, last: UInt32) {
        frequency = UInt64(tally.frequency)
        documents = UInt64(tally.documents)
        isInFirst = tally.isInFirst
        isInLast = tally.lastDocument == last
    }
}
