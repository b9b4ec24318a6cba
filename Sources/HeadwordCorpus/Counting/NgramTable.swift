/// How often sequences of two to four words occur, and words in periods.
///
/// An n-gram has the numbers of its words, and zeros behind them; a word in a period has the word's number first, the
/// period's last, and zeros between; all words of a period have the period's first and third.
struct NgramTable: ~Copyable {
    /// The numbers of words and periods, 0 where there is none.
    typealias Key = SIMD4<UInt32>

    /// An n-gram and its counts, half a line of the processor's cache.
    struct Row: BitwiseCopyable {
        var key = Key()
        var tally = Tally()

        /// The first byte of the record's key; see ``RunFormat``.
        var mark: UInt8 {
            if key.y == 0 { return key.z == 0 ? RunFormat.datedMark : RunFormat.periodMark }
            return key.z == 0 ? 2 : key.w == 0 ? 3 : 4
        }
    }

    /// What is still to be counted.
    private struct Occurrence: BitwiseCopyable {
        var key: Key
        var document: UInt32
        var hash: UInt32
    }

    private var table: Table<Row>
    /// Rows lie scattered over memory. The processor fetches many at a time if it knows beforehand which are needed, so
    /// occurrences are gathered first.
    private var occurrences: [Occurrence] = []
    private static let gathered = 128
    /// Keeps the compiler from leaving out the look beforehand.
    private var fetched: UInt32 = 0

    /// Creates a table that is full when it takes this memory.
    init(atMost bytes: Int) {
        table = Table(atMost: bytes) { $0.key.x == 0 ? nil : Self.hash($0.key) }
    }

    /// Whether the counts should be put away before another n-gram comes.
    var isFull: Bool { table.isFull }

    /// Counts an n-gram.
    @inline(__always)
    mutating func count(_ key: Key, in document: UInt32) {
        occurrences.append(Occurrence(key: key, document: document, hash: Self.hash(key)))
        if occurrences.count == Self.gathered { countGathered() }
    }

    private mutating func countGathered() {
        for occurrence in occurrences { fetched ^= table.slots[table.home(of: occurrence.hash)].key.x }
        for occurrence in occurrences {
            withRow(occurrence.key, hash: occurrence.hash) { $0.count(in: occurrence.document) }
        }
        occurrences.removeAll(keepingCapacity: true)
    }

    /// Adds occurrences in a document; with none, the document is counted still.
    mutating func add(_ frequency: UInt32, of key: Key, in document: UInt32) {
        withRow(key, hash: Self.hash(key)) { $0.add(frequency, in: document) }
    }

    @inline(__always)
    private mutating func withRow(_ key: Key, hash: UInt32, _ change: (inout Tally) -> Void) {
        var index = table.home(of: hash)
        while true {
            if table.slots[index].key == key { return change(&table.slots[index].tally) }
            if table.slots[index].key.x == 0 { break }
            index = table.next(after: index)
        }
        var row = Row(key: key)
        change(&row.tally)
        table.fill(index, with: row)
    }

    /// The rows in the order of their words' ranks, which take the place of the words' numbers; after that the table
    /// must be emptied.
    mutating func sorted(byRank ranks: [UInt32]) -> UnsafeMutableBufferPointer<Row> {
        countGathered()
        let rows = table.gathered()
        for index in rows.indices {
            let key = rows[index].key
            for place in 0..<4 { rows[index].key[place] = ranks[Int(key[place])] }
        }
        sort(rows, byByte: 0)
        return rows
    }

    /// Forgets all n-grams.
    mutating func removeAll() { table.removeAll() }

    @inline(__always)
    private static func hash(_ key: Key) -> UInt32 {
        let first = UInt64(key.x) << 32 | UInt64(key.y)
        let last = UInt64(key.z) << 32 | UInt64(key.w)
        return UInt32(truncatingIfNeeded: mixed(mixed(0, first), last) >> 32)
    }
}

// MARK: - Sorting

extension NgramTable.Row {
    /// One of the 16 bytes of the key, the weightiest first.
    @inline(__always)
    fileprivate func byte(_ place: Int) -> Int { Int(key[place >> 2] >> UInt32(24 - (place & 3) * 8) & 0xFF) }

    @inline(__always)
    fileprivate func comesBefore(_ other: Self) -> Bool {
        for place in 0..<4 where key[place] != other.key[place] { return key[place] < other.key[place] }
        return false
    }
}

/// Sorts rows in place that agree in all bytes of the key before `place`: a radix sort, which needs no memory beside
/// them and never goes deeper than the key is long.
private func sort(_ rows: UnsafeMutableBufferPointer<NgramTable.Row>, byByte place: Int) {
    guard rows.count > 48 else { return insertionSort(rows) }
    guard place < 16 else { return }
    let ends = partition(rows, byByte: place)
    var start = 0
    for end in ends where end > start {
        sort(UnsafeMutableBufferPointer(rebasing: rows[start..<end]), byByte: place + 1)
        start = end
    }
}

/// Puts rows with the same byte together, in ascending order.
///
/// - Returns: where the rows of each byte end.
private func partition(_ rows: UnsafeMutableBufferPointer<NgramTable.Row>, byByte place: Int) -> [Int] {
    var ends = [Int](repeating: 0, count: 256)
    for row in rows { ends[row.byte(place)] += 1 }
    var nexts = [Int](repeating: 0, count: 256)
    for byte in 1..<256 {
        nexts[byte] = ends[byte - 1]
        ends[byte] += ends[byte - 1]
    }
    for byte in 0..<256 {
        while nexts[byte] < ends[byte] {
            let home = rows[nexts[byte]].byte(place)
            if home != byte { rows.swapAt(nexts[byte], nexts[home]) }
            nexts[home] += 1
        }
    }
    return ends
}

private func insertionSort(_ rows: UnsafeMutableBufferPointer<NgramTable.Row>) {
    for end in rows.indices.dropFirst() {
        let row = rows[end]
        var place = end
        while place > 0, row.comesBefore(rows[place - 1]) {
            rows[place] = rows[place - 1]
            place -= 1
        }
        rows[place] = row
    }
}
