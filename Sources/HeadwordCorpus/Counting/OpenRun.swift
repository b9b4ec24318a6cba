/// What was counted since the last run went to disk.
struct OpenRun: ~Copyable {
    /// Documents and occurrences are numbered by 32 bits.
    private static let mostTokens = 1 << 31

    private let longestNgram: Int
    private var vocabulary: TokenVocabulary
    private var ngrams: NgramTable
    /// The numbers of the last tokens, the newest first, 0 before the first one.
    private var window = NgramTable.Key()
    /// The number of documents, of which the last is still being counted.
    private(set) var documents: UInt32 = 0
    /// The tokens of the document that are still to be counted.
    private var batch = TokenBatch()
    private var tokens = 0

    /// The number of the period of the document, 0 if it has none.
    private var period: UInt32 = 0
    /// The number of words of the document that are not yet added to the period.
    private var wordsInPeriod: UInt32 = 0

    /// Creates a run for one of the threads.
    init(_ options: CorpusCounting.Options) {
        longestNgram = options.longestNgram
        let memory = options.memory / options.workers
        // The rest is for what is needed while the run is sorted and written.
        vocabulary = TokenVocabulary(atMost: memory / 4)
        ngrams = NgramTable(atMost: memory / 8 * 5)
    }

    /// Whether the run should be put away before another token comes.
    @inline(__always)
    var isFull: Bool {
        vocabulary.isFull || ngrams.isFull || tokens >= Self.mostTokens || documents >= Self.mostTokens
    }

    /// Begins another document.
    mutating func beginDocument(of period: Period?) {
        documents += 1
        window = NgramTable.Key()
        self.period = period.map { number(of: Array($0.label.utf8)) } ?? 0
    }

    /// Ends the document.
    mutating func endDocument() {
        countBatch()
        guard period > 0 else { return }
        ngrams.add(wordsInPeriod, of: NgramTable.Key(period, 0, period, 0), in: documents)
        wordsInPeriod = 0
    }

    private mutating func number(of form: [UInt8]) -> UInt32 {
        form.withUnsafeBufferPointer { vocabulary.number(of: $0) }
    }

    /// Lets no n-gram go on beyond here.
    @inline(__always)
    mutating func endSequence() {
        if batch.isFull { countBatch() }
        batch.appendEnd()
    }

    /// Counts a token and the n-grams that it ends.
    @inline(__always)
    mutating func count(_ token: UnsafeBufferPointer<UInt8>, isPunctuation: Bool) {
        if batch.isFull { countBatch() }
        batch.append(token, isPunctuation: isPunctuation)
    }

    private mutating func countBatch() {
        vocabulary.fetch(batch)
        batch.withBytes { bytes in
            for item in batch.items {
                if item.isEnd { window = NgramTable.Key() } else { count(item, bytes) }
            }
        }
        tokens += batch.items.count
        batch.removeAll()
    }

    @inline(__always)
    private mutating func count(_ item: TokenBatch.Item, _ bytes: UnsafeBufferPointer<UInt8>) {
        let token = UnsafeBufferPointer(rebasing: bytes[item.bytes])
        let number = vocabulary.count(token, hash: item.hash, in: documents)
        window = NgramTable.Key(number, window.x, window.y, window.z)
        countNgrams()
        if period > 0, !item.isPunctuation {
            wordsInPeriod += 1
            ngrams.count(NgramTable.Key(number, 0, 0, period), in: documents)
        }
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

    /// Forgets what was counted, but for the document, its period, and the words that the next n-gram may begin with.
    mutating func removeAll() {
        let words = (0..<4).map { spelling(of: window[$0]) }
        let label = spelling(of: period)
        vocabulary.removeAll()
        ngrams.removeAll()
        for (place, word) in words.enumerated() where !word.isEmpty { window[place] = number(of: word) }
        period = label.isEmpty ? 0 : number(of: label)
        documents = 1
        tokens = 0
    }

    private func spelling(of number: UInt32) -> [UInt8] { vocabulary.withSpelling(of: number) { Array($0) } }

    // MARK: Writing

    /// Writes the counts, which must be removed after that.
    mutating func write(to writer: inout RunWriter) throws(CorpusFailure) {
        endDocument()
        let order = vocabulary.sorted()
        let rows = ngrams.sorted(byRank: Self.ranks(order))
        let spellings = SortedSpellings(vocabulary, order)
        try writeForms(order, mark: 1, \.withoutCase, to: &writer)
        for mark in UInt8(2)...4 { try write(rows, mark: mark, spellings, to: &writer) }
        try writeForms(order, mark: RunFormat.trueCaseMark, \.asWritten, to: &writer)
        for mark in [RunFormat.datedMark, RunFormat.periodMark] {
            try write(rows, mark: mark, spellings, to: &writer)
        }
    }

    /// The place of each number in an order, from 1; that of 0 is 0.
    private static func ranks(_ order: [UInt32]) -> [UInt32] {
        var ranks = [UInt32](repeating: 0, count: order.count + 1)
        for (index, number) in order.enumerated() { ranks[Int(number)] = UInt32(index + 1) }
        return ranks
    }

    private func writeForms(
        _ order: [UInt32],
        mark: UInt8,
        _ tally: (TokenVocabulary.Form) -> Tally,
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

    private func write(
        _ rows: UnsafeMutableBufferPointer<NgramTable.Row>,
        mark: UInt8,
        _ spellings: SortedSpellings,
        to writer: inout RunWriter
    ) throws(CorpusFailure) {
        var record = RunRecord(key: [mark])
        // A period has its number twice.
        let places = mark == RunFormat.periodMark ? 1 : 4
        var previous = NgramTable.Key()
        // How long the key is before each of its words.
        var lengths = NgramTable.Key(repeating: 1)
        for row in rows where row.mark == mark {
            var place = 0
            while place < places, row.key[place] == previous[place] { place += 1 }
            record.key.removeLast(record.key.count - Int(lengths[min(place, 3)]))
            while place < places {
                lengths[place] = UInt32(record.key.count)
                if row.key[place] > 0 { spellings.append(row.key[place], to: &record.key) }
                place += 1
            }
            previous = row.key
            record.set(row.tally, last: documents)
            try writer.append(record)
        }
    }
}

/// The spellings of a vocabulary one after the other in their order: rows of n-grams ask for them here and there, and
/// so they are in fewer places of the memory.
private struct SortedSpellings {
    private var bytes: [UInt8] = []
    private var starts: [UInt32] = [0]

    init(_ vocabulary: borrowing TokenVocabulary, _ order: [UInt32]) {
        starts.reserveCapacity(order.count + 1)
        for number in order {
            vocabulary.withSpelling(of: number) { bytes.append(contentsOf: $0) }
            starts.append(UInt32(truncatingIfNeeded: bytes.count))
        }
    }

    /// Appends a word to a key; words are numbered from 1.
    @inline(__always)
    func append(_ rank: UInt32, to key: inout [UInt8]) {
        if key.count > 1 { key.append(UInt8(ascii: " ")) }
        let (start, end) = (Int(starts[Int(rank) - 1]), Int(starts[Int(rank)]))
        bytes.withUnsafeBufferPointer { key.append(contentsOf: UnsafeBufferPointer(rebasing: $0[start..<end])) }
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
