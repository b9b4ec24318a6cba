extension [UInt8] {
    /// Appends the bytes of a number, the lowest first.
    @inlinable
    package mutating func append(fixed number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}

extension UnsafeRawBufferPointer {
    /// Returns the number whose bytes, the lowest first, are at an offset. The caller checks the bounds.
    @inlinable @inline(__always)
    package func fixed<Number: FixedWidthInteger & BitwiseCopyable>(
        at offset: Int,
        as _: Number.Type = Number.self
    ) -> Number {
        Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: Number.self))
    }
}
