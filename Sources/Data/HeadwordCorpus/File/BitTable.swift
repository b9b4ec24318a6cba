/// A bit set with fast counts of the bits set before each number.
///
/// ```
/// section = number of bits: 8, the bits in words of 64: 8 each, number of bits set before each 64 words: 4 each
/// ```
struct BitTable: Sendable {
    let count: Int
    private let words: MappedArray<UInt64>
    private let sums: MappedArray<UInt32>

    init(_ bytes: MappedBytes) throws {
        let count: UInt64 = try bytes.number(at: 0)
        guard count <= UInt64(bytes.count) * 8 else { throw bytes.damaged("it has more bits than room for them") }
        self.count = Int(count)
        let start = 8 + 8 * Self.words(for: self.count)
        words = try MappedArray(bytes.slice(from: 8, to: start))
        sums = try MappedArray(bytes.slice(from: start, to: bytes.count))
    }

    /// Returns the number of 64-bit words needed for bits.
    static func words(for bits: Int) -> Int { (bits + 63) / 64 }

    /// Whether the bit of a number is set.
    subscript(number: Int) -> Bool {
        @inline(__always)
        get throws { try words[number >> 6] >> UInt64(number & 63) & 1 == 1 }
    }

    /// Returns the number of bits set before a number.
    func sum(below number: Int) throws -> Int {
        let word = number >> 6
        guard word < words.count || number & 63 != 0 else { return try total() }
        var sum = Int(try sums[word >> 6])
        for index in word & ~63..<word { sum += try words[index].nonzeroBitCount }
        return sum + (try words[word] & (1 << UInt64(number & 63) - 1)).nonzeroBitCount
    }

    private func total() throws -> Int {
        guard words.count > 0 else { return 0 }
        let last = words.count - 1
        return try sum(below: last << 6) + words[last].nonzeroBitCount
    }
}

/// Sets the bits of a table.
struct BitTableWriter {
    private let count: Int
    private let section: MappedBytesWriter

    init(_ id: SectionID, count: Int, in file: inout CorpusFileWriter) throws {
        self.count = count
        let words = BitTable.words(for: count)
        section = try file.reserve(id, 8 + 8 * words + 4 * ((words + 63) / 64))
        try section.store(UInt64(count), at: 0)
    }

    /// Sets the bit of a number.
    func set(_ number: Int) throws {
        let place = 8 + 8 * (number >> 6)
        try section.store(try section.load(at: place) | 1 << UInt64(number & 63), at: place)
    }

    /// Writes the sums, after all bits are set.
    func finish() throws {
        let words = BitTable.words(for: count)
        var sum = 0
        for word in 0..<words {
            if word & 63 == 0 { try section.store(UInt32(sum), at: 8 + 8 * words + 4 * (word >> 6)) }
            sum += try section.load(at: 8 + 8 * word, as: UInt64.self).nonzeroBitCount
        }
    }
}
