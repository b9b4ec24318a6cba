/// Writes values as bytes: numbers as LEB128, texts and lists preceded by their length, members of enumerations as one
/// byte.
@usableFromInline
package struct ByteWriter: Sendable {
    /// The bytes written so far.
    @usableFromInline
    package internal(set) var bytes: [UInt8] = []

    /// Creates an empty writer.
    @inlinable
    package init() {}

    /// Writes a number, which must not be negative.
    @inlinable
    package mutating func write(number: Int) { bytes.append(leb: UInt64(number)) }

    /// Writes the length of a list, whose elements the caller writes.
    @inlinable
    package mutating func write(count: Int) { write(number: count) }

    /// Writes a Boolean value.
    @inlinable
    package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    /// Writes a member of an enumeration.
    @inlinable
    package mutating func write(case member: some RawRepresentable<UInt8>) { bytes.append(member.rawValue) }

    /// Writes an absent member as 255, which is not a member of any enumeration that this is used for.
    @inlinable
    package mutating func write(ifPresent member: (some RawRepresentable<UInt8>)?) {
        bytes.append(member?.rawValue ?? 0xFF)
    }

    /// Writes a text.
    @inlinable
    package mutating func write(_ text: String) {
        write(count: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes an absent text as an empty one.
    @inlinable
    package mutating func write(ifPresent text: String?) { write(text ?? "") }

    /// Writes a list of texts.
    @inlinable
    package mutating func write(_ texts: [String]) {
        write(count: texts.count)
        for text in texts { write(text) }
    }
}
