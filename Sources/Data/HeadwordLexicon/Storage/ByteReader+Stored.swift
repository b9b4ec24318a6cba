package import HeadwordBytes
package import HeadwordModel

extension ByteReader {
    /// Reads the value that `bytes` hold.
    package static func value<Value: Stored>(
        of _: Value.Type = Value.self,
        _ bytes: UnsafeRawBufferPointer
    ) throws(Failure) -> Value {
        var reader = ByteReader(bytes)
        let value = try Value(from: &reader)
        guard reader.isAtEnd else { throw Failure() }
        return value
    }

    /// Reads the list of values that `bytes` hold.
    package static func list<Value: Stored>(
        of _: Value.Type = Value.self,
        _ bytes: UnsafeRawBufferPointer
    ) throws(Failure) -> [Value] {
        var reader = ByteReader(bytes)
        let values: [Value] = try reader.list()
        guard reader.isAtEnd else { throw Failure() }
        return values
    }

    package mutating func list<Value: Stored>() throws(Failure) -> [Value] {
        try list { reader throws(Failure) in try Value(from: &reader) }
    }

    package mutating func members<Member: Vocabulary>() throws(Failure) -> [Member] {
        try list { reader throws(Failure) in try reader.member() }
    }
}
