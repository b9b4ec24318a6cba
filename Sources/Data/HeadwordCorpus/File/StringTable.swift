/// Texts in byte order; the number of a text is its index.
///
/// ```
/// section = number of texts: 8, the end of each: 4, the bytes of all
/// ```
struct StringTable: Sendable {
    let count: Int
    private let ends: MappedArray<UInt32>
    private let texts: MappedBytes

    init(_ bytes: MappedBytes) throws {
        let count: UInt64 = try bytes.number(at: 0)
        guard count <= UInt64(bytes.count / 4) else { throw bytes.damaged("it has more texts than room for them") }
        self.count = Int(count)
        let start = 8 + 4 * self.count
        ends = try MappedArray(bytes.slice(from: 8, to: start))
        texts = try bytes.slice(from: start, to: bytes.count)
    }

    /// Returns the bytes of the text with a number.
    func bytes(at number: Int) throws -> MappedBytes {
        let start = number == 0 ? 0 : Int(try ends[number - 1])
        return try texts.slice(from: start, to: Int(try ends[number]))
    }

    subscript(number: Int) -> String {
        get throws { try bytes(at: number).withUnsafeBytes { String(decoding: $0, as: UTF8.self) } }
    }

    /// Returns the number of a text; nil if it is not in the table.
    func number(of text: UnsafeRawBufferPointer) throws -> Int? {
        let number = try firstNumber(notBefore: text)
        guard number < count, try bytes(at: number).compare(text) == 0 else { return nil }
        return number
    }

    /// Returns the number of a text; nil if it is not in the table.
    func number(of text: String) throws -> Int? {
        let bytes = Array(text.utf8)
        return try bytes.withUnsafeBytes { bytes in try number(of: bytes) }
    }

    /// Returns the number of the first text that does not come before another one; the count if all do.
    func firstNumber(notBefore text: UnsafeRawBufferPointer) throws -> Int {
        try firstIndex(below: count) { number in try bytes(at: number).compare(text) >= 0 }
    }
}

/// Writes texts, which must come in byte order.
struct StringTableWriter {
    private let section: MappedBytesWriter
    private let textsStart: Int
    private var count = 0
    private var end = 0

    /// - Parameters:
    ///   - count: the number of texts.
    ///   - length: the number of bytes of all texts.
    init(
        _ id: SectionID,
        count: Int,
        length: Int,
        in file: inout CorpusFileWriter
    ) throws {
        _ = try file.fitting(UInt64(length), "bytes of texts")
        textsStart = 8 + 4 * count
        section = try file.reserve(id, textsStart + length)
        try section.store(UInt64(count), at: 0)
    }

    mutating func append(_ text: some Collection<UInt8>) throws {
        let bytes = Array(text)
        try bytes.withUnsafeBytes { bytes in try section.store(bytes, at: textsStart + end) }
        end += bytes.count
        try section.store(UInt32(truncatingIfNeeded: end), at: 8 + 4 * count)
        count += 1
    }
}

/// Returns the first index that passes a test; all indices after it must pass, too. Returns `limit` if none does.
@inline(__always)
func firstIndex(from start: Int = 0, below limit: Int, where passes: (Int) throws -> Bool) throws -> Int {
    var (low, high) = (start, limit)
    while low < high {
        let middle = low + (high - low) / 2
        if try passes(middle) { high = middle } else { low = middle + 1 }
    }
    return low
}
