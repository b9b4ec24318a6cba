package import JSONRPC
package import NIOCore

/// Splits the bytes of one client into messages, in whatever pieces they arrive.
package protocol MessageDecoder {
    /// How replies are framed.
    var replyFraming: any ReplyFraming { get }
    /// Whether the client can be told something: it has shown how replies are to be framed, or that does not matter.
    var isReplyPossible: Bool { get }
    /// Whether part of a message has arrived, but not the rest.
    var isInsideMessage: Bool { get }
    /// The number of bytes that have arrived and are not yet taken.
    var unreadBytes: Int { get }
    /// Takes the next bytes of the stream. Those that `next()` has not returned yet are kept, so take few at a time.
    mutating func append(_ bytes: UnsafeRawBufferPointer)
    /// Returns the next event; nil if more bytes are needed.
    mutating func next() -> InputEvent?
    /// Returns what the end of the stream completes.
    mutating func finish() -> InputEvent?
}

extension MessageDecoder {
    /// Takes the next bytes of the stream.
    package mutating func append(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBytes { append($0) } }
}

/// What a decoder finds next in the bytes of a client.
package enum InputEvent: Equatable, Sendable {
    /// A message, without its framing.
    case message([UInt8])
    /// A message that is refused unread; the stream continues after it.
    case refused(ErrorObject)
    /// The rest of the stream cannot be understood.
    case end(ErrorObject)
    /// The client speaks HTTP, beginning with this method; no more of the stream is read.
    case http(method: String)
}

/// How replies are delimited in a stream of bytes.
package protocol ReplyFraming: Sendable {
    /// Appends a reply to outgoing bytes.
    func append(_ reply: Reply, to bytes: inout ByteBuffer)
}
