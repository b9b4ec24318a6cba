/// The checksum of corpus files and of counts.
///
/// It starts with the number of bytes and takes in eight bytes at a time as one number, the last ones padded with
/// zeros: it is xored with the number, multiplied by 0x9E3779B97F4A7C15, and xored with itself shifted right by 32. A
/// change within any eight bytes changes it.
@usableFromInline
package enum Checksum {
    @inlinable
    package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum = UInt64(bytes.count)
        var position = 0
        while position + 8 <= bytes.count {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)), to: &sum)
            position += 8
        }
        guard position < bytes.count else { return sum }
        add(bytes[position...].reversed().reduce(0) { $0 << 8 | UInt64($1) }, to: &sum)
        return sum
    }

    @inlinable
    package static func of(_ bytes: some Collection<UInt8>) -> UInt64 {
        bytes.withContiguousStorageIfAvailable { of(UnsafeRawBufferPointer($0)) }
            ?? Array(bytes).withUnsafeBytes { of($0) }
    }

    @inlinable
    @inline(__always)
    static func add(_ word: UInt64, to sum: inout UInt64) {
        sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
        sum ^= sum >> 32
    }
}
