/// Unsigned numbers of variable length (LEB128): seven bits in each byte, the lowest first; the highest bit is set in
/// all bytes but the last.
///
/// A type of this module is `@usableFromInline`, since the compiler would otherwise not inline its functions elsewhere.
@usableFromInline
package enum LEB128 {
    /// Reads a number and moves the position past it.
    ///
    /// - Parameter longest: the maximum number of bytes, 10 or less; bits beyond 64 are lost.
    /// - Returns: nil if the bytes end too early, or if the number is longer; the position is then undefined.
    @inlinable @inline(__always)
    package static func number(in bytes: RawSpan, at position: inout Int, longest: Int) -> UInt64? {
        let count = UInt(bitPattern: bytes.byteCount)
        guard UInt(bitPattern: position) < count else { return nil }
        let first = bytes.unsafeLoad(fromUncheckedByteOffset: position, as: UInt8.self)
        position += 1
        // Most numbers are short.
        guard first & 0x80 != 0 else { return UInt64(first) }
        var number = UInt64(first & 0x7F)
        var shift: UInt64 = 7
        while shift < 7 * longest, UInt(bitPattern: position) < count {
            let byte = bytes.unsafeLoad(fromUncheckedByteOffset: position, as: UInt8.self)
            position += 1
            number |= UInt64(byte & 0x7F) &<< shift
            if byte & 0x80 == 0 { return number }
            shift += 7
        }
        return nil
    }

    /// Calls `body` with each byte of a number.
    @inlinable @inline(__always)
    package static func forEachByte<Failure>(
        of number: UInt64,
        _ body: (UInt8) throws(Failure) -> Void
    ) throws(Failure) {
        var rest = number
        while rest >= 0x80 {
            try body(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        try body(UInt8(truncatingIfNeeded: rest))
    }
}

extension [UInt8] {
    /// Appends a number as LEB128.
    @inlinable @inline(__always)
    package mutating func append(leb number: UInt64) {
        LEB128.forEachByte(of: number) { append($0) }
    }
}
