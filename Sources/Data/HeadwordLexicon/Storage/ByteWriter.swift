internal import HeadwordModel

/// Writes values as the bytes that a lexicon stores: numbers as LEB128, texts and lists preceded by their length,
/// members of vocabularies as one byte.
package struct ByteWriter {
    /// The bytes written so far.
    package private(set) var bytes: [UInt8] = []

    /// Creates an empty writer.
    package init() {}

    /// Returns the bytes of a value.
    package static func bytes(of value: some Stored) -> [UInt8] {
        var writer = ByteWriter()
        value.store(in: &writer)
        return writer.bytes
    }

    /// Returns the bytes of a list of values.
    package static func bytes(of list: [some Stored]) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(list)
        return writer.bytes
    }

    mutating func write(_ value: some Stored) { value.store(in: &self) }

    package mutating func write(_ list: [some Stored]) {
        write(count: list.count)
        for value in list { value.store(in: &self) }
    }

    mutating func write(_ member: some Vocabulary) { bytes.append(member.rawValue) }

    mutating func write(_ members: [some Vocabulary]) {
        write(count: members.count)
        // A key path would be created for each call.
        for member in members { bytes.append(member.rawValue) }
    }

    /// Writes an absent member as 255, which is not a member of any vocabulary that this is used for.
    mutating func write(ifPresent member: (some RawRepresentable<UInt8>)?) { bytes.append(member?.rawValue ?? 0xFF) }

    mutating func write(case member: some RawRepresentable<UInt8>) { bytes.append(member.rawValue) }

    mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    package mutating func write(_ text: String) {
        write(count: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes an absent text as an empty one.
    mutating func write(ifPresent text: String?) { write(text ?? "") }

    package mutating func write(_ texts: [String]) {
        write(count: texts.count)
        for text in texts { write(text) }
    }

    mutating func write(count: Int) { write(number: count) }

    package mutating func write(number: Int) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
