package import HeadwordBytes
package import HeadwordModel

extension ByteWriter {
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

    package mutating func write(_ value: some Stored) { value.store(in: &self) }

    package mutating func write(_ list: [some Stored]) {
        write(count: list.count)
        for value in list { value.store(in: &self) }
    }

    package mutating func write(_ member: some Vocabulary) { write(case: member) }

    package mutating func write(_ members: [some Vocabulary]) {
        write(count: members.count)
        // A key path would be created for each call.
        for member in members { write(case: member) }
    }
}
