internal import HeadwordCorpus

/// Sets the bits of a table.
struct BitTableWriter {
    private let count: Int
    private let section: MappedBytesWriter

    init(_ id: SectionID, count: Int, in file: inout CorpusFileWriter) throws {
        self.count = count
        let words = BitTable.words(for: count)
        section = try file.reserve(id, BitTable.placeOfWord(words) + 4 * ((words + 63) / 64))
        try section.store(UInt64(count), at: 0)
    }

    /// Sets the bit of a number.
    func set(_ number: Int) throws {
        let place = BitTable.placeOfWord(number >> 6)
        try section.store(try section.load(at: place) | 1 << UInt64(number & 63), at: place)
    }

    /// Writes the sums, after all bits are set.
    func finish() throws {
        let words = BitTable.words(for: count)
        var sum = 0
        for word in 0..<words {
            if word & 63 == 0 { try section.store(UInt32(sum), at: BitTable.placeOfWord(words) + 4 * (word >> 6)) }
            sum += try section.load(at: BitTable.placeOfWord(word), as: UInt64.self).nonzeroBitCount
        }
    }
}
