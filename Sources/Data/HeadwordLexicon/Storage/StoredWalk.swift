/// A walk over the members of a record, or over the elements of a list (``StoredBytes``).
///
/// Valid only as long as the bytes. Whatever the bytes are, nothing outside of them is read.
@frozen
public struct StoredWalk {
    @usableFromInline let bytes: UnsafeRawBufferPointer
    @usableFromInline var position = 0

    /// Begins a walk.
    @inlinable
    public init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// Whether there is nothing left.
    @inlinable public var isAtEnd: Bool { position >= bytes.count }

    /// Reads a number below 2^35, such as the bits at the beginning of a record.
    @inlinable @inline(__always)
    public mutating func number() -> Int {
        var number = 0
        var shift = 0
        while position < bytes.count, shift < 35 {
            let byte = bytes[position]
            position &+= 1
            number |= Int(byte & 0x7F) &<< shift
            if byte < 0x80 { break }
            shift &+= 7
        }
        return number
    }

    /// Returns the next member or element.
    @inlinable @inline(__always)
    public mutating func element() -> UnsafeRawBufferPointer {
        let length = number()
        let end = length <= bytes.count - position ? position + length : bytes.count
        defer { position = end }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<end])
    }

    /// Returns the bits at the beginning of a record.
    @inlinable
    public static func present(in record: UnsafeRawBufferPointer) -> Int {
        var walk = StoredWalk(record)
        return walk.number()
    }
}
