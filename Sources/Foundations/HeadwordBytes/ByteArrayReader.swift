/// Reads numbers from an array of bytes that it keeps, with bounds checks.
///
/// In contrast to ``ByteReader``, it can outlive the call that made it, and what cannot be read is nil.
@usableFromInline
package struct ByteArrayReader: Sendable {
    /// All bytes.
    @usableFromInline
    package let bytes: [UInt8]
    @usableFromInline
    var position = 0

    /// Creates a reader at the beginning of the bytes.
    @inlinable
    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether all bytes were read.
    @inlinable
    package var isAtEnd: Bool { position == bytes.count }

    /// Reads a LEB128 number of at most eight bytes, so below 2^56.
    @inlinable @inline(__always)
    package mutating func leb() -> UInt64? {
        // Most numbers are short.
        guard position < bytes.count, bytes[position] < 0x80 else { return longLEB() }
        defer { position += 1 }
        return UInt64(bytes[position])
    }

    @inlinable
    mutating func longLEB() -> UInt64? {
        var end = position
        defer { position = end }
        return LEB128.number(in: bytes.span.bytes, at: &end, longest: 8)
    }

    /// Reads a number of fixed size, the lowest byte first.
    @inlinable
    package mutating func fixed<Number: FixedWidthInteger & BitwiseCopyable>(
        _: Number.Type = Number.self
    ) -> Number? {
        guard bytes.count - position >= MemoryLayout<Number>.size else { return nil }
        defer { position += MemoryLayout<Number>.size }
        return bytes.withUnsafeBytes { $0.fixed(at: position) }
    }

    /// Reads a number of bytes.
    @inlinable
    package mutating func take(_ count: UInt64) -> ArraySlice<UInt8>? { skip(count).map { bytes[$0] } }

    /// Skips bytes and returns their range.
    @inlinable
    package mutating func skip(_ count: UInt64) -> Range<Int>? {
        guard count <= UInt64(bytes.count - position) else { return nil }
        defer { position += Int(count) }
        return position..<position + Int(count)
    }
}
