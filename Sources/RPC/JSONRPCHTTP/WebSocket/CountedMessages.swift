internal import JSONRPC
internal import JSONRPCTransport
internal import NIOCore

/// Messages each of which follows its length, a number of 32 bits: how ``WebSocketHandler`` and the handler of
/// connections exchange what frames contain.
struct CountedMessages: MessageDecoder, ReplyFraming {
    private var bytes: [UInt8] = []
    private var start = 0
    /// The number of bytes of a length.
    static let lengthBytes = 4

    var replyFraming: any ReplyFraming { CountedMessages() }

    var isReplyPossible: Bool { true }

    /// Always false: frames come as a whole.
    var isInsideMessage: Bool { false }

    var unreadBytes: Int { bytes.count - start }

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        if start == self.bytes.count { (self.bytes, start) = ([], 0) }
        self.bytes += bytes
    }

    mutating func next() -> InputEvent? {
        guard unreadBytes >= Self.lengthBytes else { return nil }
        let count = bytes[start..<(start + Self.lengthBytes)].reduce(0) { $0 << 8 | Int($1) }
        let end = start + Self.lengthBytes + count
        defer {
            start = end
            if start == bytes.count { (bytes, start) = ([], 0) }
        }
        return .message(Array(bytes[(start + Self.lengthBytes)..<end]))
    }

    mutating func finish() -> InputEvent? { nil }

    func append(_ reply: Reply, to bytes: inout ByteBuffer) {
        bytes.writeInteger(UInt32(reply.count))
        bytes.writeWithUnsafeMutableBytes(minimumWritableBytes: reply.count) { memory in
            reply.copy(to: memory)
            return reply.count
        }
    }
}
