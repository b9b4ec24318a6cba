internal import NIOCore

/// Finds replies in the bytes of a connection.
struct RedisDecoder: NIOSingleStepByteToMessageDecoder {
    typealias InboundOut = RedisValue

    /// The maximum length of a reply, in bytes.
    static let longestReply = 64 << 20

    /// The reason why bytes are not replies.
    struct Malformed: Error {}

    func decode(buffer: inout ByteBuffer) throws -> RedisValue? {
        var rest = buffer
        guard let value = try rest.readRedisValue() else {
            guard buffer.readableBytes <= Self.longestReply else { throw Malformed() }
            return nil
        }
        buffer = rest
        return value
    }

    func decodeLast(buffer: inout ByteBuffer, seenEOF: Bool) throws -> RedisValue? { try decode(buffer: &buffer) }
}

extension ByteBuffer {
    /// The maximum nesting depth of arrays.
    private static let deepest = 8
    /// The maximum length of a line, in bytes.
    private static let longestLine = 64 << 10

    /// Reads a value.
    ///
    /// - Returns: nil if bytes are missing.
    fileprivate mutating func readRedisValue(depth: Int = Self.deepest) throws -> RedisValue? {
        guard let kind: UInt8 = readInteger() else { return nil }
        guard let line = try readLine() else { return nil }
        switch kind {
        case UInt8(ascii: "+"): return .bytes(Array(line.utf8))
        case UInt8(ascii: "-"): return .error(line)
        case UInt8(ascii: ":"): return .integer(try Self.number(line))
        case UInt8(ascii: "$"): return try readBulk(Self.number(line))
        case UInt8(ascii: "*") where depth > 0: return try readArray(Self.number(line), depth: depth - 1)
        default: throw RedisDecoder.Malformed()
        }
    }

    private mutating func readLine() throws -> String? {
        let view = readableBytesView
        guard let end = view.firstIndex(of: UInt8(ascii: "\r")) else {
            guard view.count <= Self.longestLine else { throw RedisDecoder.Malformed() }
            return nil
        }
        let length = end - view.startIndex
        guard view.count >= length + 2 else { return nil }
        guard view[end + 1] == UInt8(ascii: "\n"), let line = readString(length: length) else {
            throw RedisDecoder.Malformed()
        }
        moveReaderIndex(forwardBy: 2)
        return line
    }

    private mutating func readBulk(_ length: Int64) throws -> RedisValue? {
        guard length >= 0 else { return .null }
        guard length <= RedisDecoder.longestReply else { throw RedisDecoder.Malformed() }
        guard readableBytes >= Int(length) + 2, let bytes = readBytes(length: Int(length)) else { return nil }
        moveReaderIndex(forwardBy: 2)
        return .bytes(bytes)
    }

    private mutating func readArray(_ count: Int64, depth: Int) throws -> RedisValue? {
        guard count >= 0 else { return .null }
        var elements: [RedisValue] = []
        for _ in 0..<count {
            guard let element = try readRedisValue(depth: depth) else { return nil }
            elements.append(element)
        }
        return .array(elements)
    }

    private static func number(_ text: String) throws -> Int64 {
        guard let number = Int64(text) else { throw RedisDecoder.Malformed() }
        return number
    }

    /// Writes a command: an array of bulk strings.
    mutating func write(_ command: [RedisArgument]) {
        writeString("*\(command.count)\r\n")
        for argument in command {
            writeString("$\(argument.bytes.count)\r\n")
            writeBytes(argument.bytes)
            writeString("\r\n")
        }
    }
}
