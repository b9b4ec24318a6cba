/// Texts in byte order; the number of a text is its index.
///
/// ```
/// section = number of texts: 8, the end of each: 4, the bytes of all
/// ```
@usableFromInline
package struct StringTable: Sendable {
    package let count: Int
    @usableFromInline let ends: MappedArray<UInt32>
    @usableFromInline let texts: MappedBytes

    package init(_ bytes: MappedBytes) throws {
        let count: UInt64 = try bytes.number(at: 0)
        guard count <= UInt64(bytes.count / 4) else {
            throw bytes.damaged("it has room for fewer texts than it counts")
        }
        self.count = Int(count)
        let start = Self.placeOfEnd(self.count)
        ends = try MappedArray(bytes.slice(from: 8, to: start))
        texts = try bytes.slice(from: start, to: bytes.count)
    }

    /// Returns the offset of the end of a text; for the number of texts, that of the first text's bytes.
    @inlinable
    package static func placeOfEnd(_ number: Int) -> Int { 8 + 4 * number }

    /// Returns the bytes of the text with a number.
    @inlinable
    package func bytes(at number: Int) throws -> MappedBytes {
        let start = number == 0 ? 0 : Int(try ends[number - 1])
        return try texts.slice(from: start, to: Int(try ends[number]))
    }

    package subscript(number: Int) -> String {
        get throws { try bytes(at: number).withUnsafeBytes { String(decoding: $0, as: UTF8.self) } }
    }

    /// Returns the number of a text; nil if it is not in the table.
    package func number(of text: UnsafeRawBufferPointer) throws -> Int? {
        let number = try firstNumber(notBefore: text)
        guard number < count, try bytes(at: number).compare(text) == 0 else { return nil }
        return number
    }

    /// Returns the number of a text; nil if it is not in the table.
    package func number(of text: String) throws -> Int? {
        let bytes = Array(text.utf8)
        return try bytes.withUnsafeBytes { bytes in try number(of: bytes) }
    }

    /// Returns the number of the first text that does not come before another one; the count if all do.
    package func firstNumber(notBefore text: UnsafeRawBufferPointer) throws -> Int {
        try firstIndex(below: count) { number in try bytes(at: number).compare(text) >= 0 }
    }
}

/// Returns the first index that passes a test; all indices after it must pass, too. Returns `limit` if none does.
@inlinable
@inline(__always)
package func firstIndex(from start: Int = 0, below limit: Int, where passes: (Int) throws -> Bool) throws -> Int {
    var (low, high) = (start, limit)
    while low < high {
        let middle = low + (high - low) / 2
        if try passes(middle) { high = middle } else { low = middle + 1 }
    }
    return low
}
