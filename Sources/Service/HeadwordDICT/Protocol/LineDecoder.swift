internal import HeadwordJSON
package import JSONRPC
package import JSONRPCTransport
package import NIOCore

/// Splits the bytes of a client into command lines, which end in LF or CRLF; empty lines are passed over.
package struct LineDecoder: MessageDecoder {
    /// The maximum length of a line in characters (RFC 2229, section 2.3).
    static let longestLine = 1024
    /// The maximum length of a line in bytes: a character takes up to six (section 2.3; four today).
    static let longestLineBytes = 6 * longestLine

    private var buffer: [UInt8] = []
    /// The index of the first byte that is not consumed.
    private var start = 0
    private var isFirstLine = true
    /// Whether the rest of a line that was refused for its length is still to come.
    private var isSkipping = false

    /// Replies are sent as they are.
    package var replyFraming: any ReplyFraming { PlainFraming() }

    package var isReplyPossible: Bool { true }

    package var isInsideMessage: Bool { start < buffer.count || isSkipping }

    package var unreadBytes: Int { buffer.count - start }

    package mutating func append(_ bytes: UnsafeRawBufferPointer) {
        buffer.removeFirst(start)
        start = 0
        buffer.append(contentsOf: bytes)
    }

    package mutating func next() -> InputEvent? {
        while let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
            let line = buffer[start..<end]
            start = end + 1
            if let event = event(line) { return event }
        }
        // A line of the longest bytes may have its CR already.
        guard unreadBytes > Self.longestLineBytes + 1 else { return nil }
        defer { (start, isSkipping) = (buffer.count, true) }
        return isSkipping ? nil : .refused(.lineTooLong)
    }

    package mutating func finish() -> InputEvent? {
        defer { start = buffer.count }
        return event(buffer[start...])
    }

    /// Returns the event for a line; nil if it is empty, or the rest of one that was refused.
    private mutating func event(_ line: ArraySlice<UInt8>) -> InputEvent? {
        defer { (isFirstLine, isSkipping) = (false, false) }
        guard !isSkipping else { return nil }
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        guard !line.isEmpty else { return nil }
        if isFirstLine, let method = HTTPRefusal.method(ofRequestLine: line) { return .http(method: method) }
        return line.count > Self.longestLineBytes ? .refused(.lineTooLong) : .message(Array(line))
    }
}

/// Replies without any framing: they say themselves where they end.
package struct PlainFraming: ReplyFraming {
    package func append(_ reply: Reply, to bytes: inout ByteBuffer) {
        bytes.writeWithUnsafeMutableBytes(minimumWritableBytes: reply.count) { memory in
            reply.copy(to: memory)
            return reply.count
        }
    }
}

extension ErrorObject {
    fileprivate static let lineTooLong = ErrorObject(
        .requestTooLarge,
        "A line may have at most \(LineDecoder.longestLine) characters."
    )
}
