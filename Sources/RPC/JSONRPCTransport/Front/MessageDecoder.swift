package import JSONRPC
package import NIOCore

/// Splits the bytes of one client into messages, in whatever pieces they arrive.
package protocol MessageDecoder {
    /// How replies are framed.
    associatedtype Framing: ReplyFraming

    /// How replies are framed; nil until the client has shown how.
    var framing: Framing? { get }
    /// Whether part of a message has arrived, but not the rest.
    var isInsideMessage: Bool { get }
    /// The number of bytes that have arrived and are not yet taken.
    var unreadBytes: Int { get }
    /// Takes the next bytes of the stream. Those that `next()` has not returned yet are kept, so take few at a time.
    mutating func append(_ bytes: some Collection<UInt8>)
    /// Returns the next event; nil if more bytes are needed.
    mutating func next() -> InputEvent?
    /// Returns what the end of the stream completes.
    mutating func finish() -> InputEvent?
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
    /// The framing for a client that has not shown which it uses.
    static var standard: Self { get }
    /// Appends a reply to outgoing bytes.
    func append(_ reply: Reply, to bytes: inout ByteBuffer)
}
