/// A bit set with fast counts of the bits set before each number.
///
/// ```
/// section = number of bits: 8, the bits in words of 64: 8 each, number of bits set before each 64 words: 4 each
/// ```
@usableFromInline
package struct BitTable: Sendable {
    let count: Int
    @usableFromInline let words: MappedArray<UInt64>
    private let sums: MappedArray<UInt32>

    package init(_ bytes: MappedBytes) throws {
        let count: UInt64 = try bytes.number(at: 0)
        guard count <= UInt64(bytes.count) * 8 else { throw bytes.damaged("it has room for fewer bits than it lists") }
        self.count = Int(count)
        let start = Self.placeOfWord(Self.words(for: self.count))
        words = try MappedArray(bytes.slice(from: 8, to: start))
        sums = try MappedArray(bytes.slice(from: start, to: bytes.count))
    }

    /// Returns the number of 64-bit words needed for bits.
    package static func words(for bits: Int) -> Int { (bits + 63) / 64 }

    /// Returns the offset of a word; for the number of words, that of the first count.
    @inlinable
    package static func placeOfWord(_ word: Int) -> Int { 8 + 8 * word }

    /// Whether the bit of a number is set.
    @inlinable
    package subscript(number: Int) -> Bool {
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
