internal import HeadwordModel

/// Reads what a ``ByteWriter`` wrote, and never past the end of the bytes, even if they are damaged.
package struct ByteReader {
    /// The bytes are malformed.
    package struct Failure: Error {}

    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    /// Reads the value that `bytes` hold.
    package static func value<Value: Stored>(
        of _: Value.Type = Value.self,
        _ bytes: UnsafeRawBufferPointer
    ) throws(Failure) -> Value {
        var reader = ByteReader(bytes: bytes)
        let value = try Value(from: &reader)
        guard reader.position == bytes.count else { throw Failure() }
        return value
    }

    /// Reads the list of values that `bytes` hold.
    package static func list<Value: Stored>(
        of _: Value.Type = Value.self,
        _ bytes: UnsafeRawBufferPointer
    ) throws(Failure) -> [Value] {
        var reader = ByteReader(bytes: bytes)
        let values: [Value] = try reader.list()
        guard reader.position == bytes.count else { throw Failure() }
        return values
    }

    init(bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    package mutating func list<Value: Stored>() throws(Failure) -> [Value] {
        try list { reader throws(Failure) in try Value(from: &reader) }
    }

    mutating func members<Member: Vocabulary>() throws(Failure) -> [Member] {
        try list { reader throws(Failure) in try reader.member() }
    }

    package mutating func texts() throws(Failure) -> [String] {
        try list { reader throws(Failure) in try reader.text() }
    }

    mutating func member<Member: RawRepresentable<UInt8>>() throws(Failure) -> Member {
        guard let member = Member(rawValue: try byte()) else { throw Failure() }
        return member
    }

    mutating func memberIfPresent<Member: RawRepresentable<UInt8>>() throws(Failure) -> Member? {
        let byte = try byte()
        if byte == 0xFF { return nil }
        guard let member = Member(rawValue: byte) else { throw Failure() }
        return member
    }

    mutating func flag() throws(Failure) -> Bool { try byte() == 1 }

    package mutating func text() throws(Failure) -> String { String(decoding: try textBytes(), as: UTF8.self) }

    /// Returns the bytes of a text without making a string.
    mutating func textBytes() throws(Failure) -> UnsafeRawBufferPointer {
        let count = try count()
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
    }

    /// Skips a byte.
    mutating func skipByte() throws(Failure) { _ = try byte() }

    /// Skips anything that is stored like a text: a length and that many bytes.
    mutating func skipText() throws(Failure) { _ = try textBytes() }

    /// Skips a list, calling `skip` for each element.
    mutating func skipList(_ skip: (inout ByteReader) throws(Failure) -> Void) throws(Failure) {
        for _ in 0..<(try count()) { try skip(&self) }
    }

    mutating func textIfPresent() throws(Failure) -> String? {
        let text = try text()
        return text.isEmpty ? nil : text
    }

    mutating func list<Element>(
        _ element: (inout ByteReader) throws(Failure) -> Element
    ) throws(Failure) -> [Element] {
        let count = try count()
        guard count > 0 else { return [] }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try element(&self)) }
        return elements
    }

    /// Reads a length. Each element takes at least a byte, so a valid length is never larger than the bytes that are
    /// left.
    private mutating func count() throws(Failure) -> Int {
        let count = try number()
        guard count <= bytes.count - position else { throw Failure() }
        return count
    }

    /// Reads a number below 2^35.
    package mutating func number() throws(Failure) -> Int {
        var number = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            let byte = try byte()
            number |= Int(byte & 0x7F) << shift
            guard byte & 0x80 != 0 else { return number }
        }
        throw Failure()
    }

    private mutating func byte() throws(Failure) -> UInt8 {
        guard position < bytes.count else { throw Failure() }
        defer { position += 1 }
        return bytes[position]
    }
}
