/// Reads what a ``ByteWriter`` wrote, and never past the end of the bytes, even if they are damaged.
///
/// Valid only as long as the bytes.
@usableFromInline
package struct ByteReader {
    /// The bytes are malformed.
    @usableFromInline
    package struct Failure: Error {
        /// Creates the error.
        @inlinable
        package init() {}
    }

    @usableFromInline
    let bytes: UnsafeRawBufferPointer
    @usableFromInline
    var position = 0

    /// Creates a reader at the beginning of the bytes.
    @inlinable
    package init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// Whether all bytes were read.
    @inlinable
    package var isAtEnd: Bool { position == bytes.count }

    /// Reads a byte.
    @inlinable @inline(__always)
    package mutating func byte() throws(Failure) -> UInt8 {
        guard position < bytes.count else { throw Failure() }
        defer { position += 1 }
        return bytes[position]
    }

    /// Reads a number below 2^35.
    @inlinable @inline(__always)
    package mutating func number() throws(Failure) -> Int {
        guard let number = LEB128.number(in: bytes.bytes, at: &position, longest: 5) else { throw Failure() }
        return Int(truncatingIfNeeded: number)
    }

    /// Reads a length. Each element takes at least a byte, so a valid length is never larger than the bytes that are
    /// left.
    @inlinable @inline(__always)
    mutating func count() throws(Failure) -> Int {
        let count = try number()
        guard count <= bytes.count - position else { throw Failure() }
        return count
    }

    /// Reads a Boolean value.
    @inlinable
    package mutating func flag() throws(Failure) -> Bool { try byte() == 1 }

    /// Reads a member of an enumeration, stored as one byte.
    @inlinable
    package mutating func member<Member: RawRepresentable<UInt8>>() throws(Failure) -> Member {
        guard let member = Member(rawValue: try byte()) else { throw Failure() }
        return member
    }

    /// Reads a member of an enumeration that may be absent.
    @inlinable
    package mutating func memberIfPresent<Member: RawRepresentable<UInt8>>() throws(Failure) -> Member? {
        let byte = try byte()
        if byte == 0xFF { return nil }
        guard let member = Member(rawValue: byte) else { throw Failure() }
        return member
    }

    /// Reads the bytes of a text without making a string.
    @inlinable
    package mutating func textBytes() throws(Failure) -> UnsafeRawBufferPointer {
        let count = try count()
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
    }

    /// Reads a text.
    @inlinable
    package mutating func text() throws(Failure) -> String { String(decoding: try textBytes(), as: UTF8.self) }

    /// Reads a text; nil if it is empty.
    @inlinable
    package mutating func textIfPresent() throws(Failure) -> String? {
        let text = try text()
        return text.isEmpty ? nil : text
    }

    /// Reads a list of texts.
    @inlinable
    package mutating func texts() throws(Failure) -> [String] {
        try list { reader throws(Failure) in try reader.text() }
    }

    /// Reads a list, calling `element` to read each element.
    @inlinable
    package mutating func list<Element>(
        _ element: (inout ByteReader) throws(Failure) -> Element
    ) throws(Failure) -> [Element] {
        let count = try count()
        guard count > 0 else { return [] }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try element(&self)) }
        return elements
    }

    /// Skips a byte.
    @inlinable
    package mutating func skipByte() throws(Failure) { _ = try byte() }

    /// Skips anything that is stored like a text: a length and that many bytes.
    @inlinable
    package mutating func skipText() throws(Failure) { _ = try textBytes() }

    /// Skips a list, calling `skip` for each element.
    @inlinable
    package mutating func skipList(_ skip: (inout ByteReader) throws(Failure) -> Void) throws(Failure) {
        for _ in 0..<(try count()) { try skip(&self) }
    }
}
