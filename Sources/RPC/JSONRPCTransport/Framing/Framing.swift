internal import NIOCore

/// How messages are delimited in a stream of bytes.
public enum Framing: Hashable, Sendable {
    /// One message per line, ending in LF or CRLF.
    case lines
    /// A header block with `Content-Length` before each message, as in the Language Server Protocol.
    case headers

    /// Appends a message to outgoing bytes.
    func append(_ message: [UInt8], to bytes: inout ByteBuffer) {
        switch self {
        case .lines:
            bytes.writeBytes(message)
            bytes.writeInteger(UInt8(ascii: "\n"))
        case .headers:
            // Exactly this and nothing more: widespread clients accept no other spelling and no second field.
            bytes.writeString("Content-Length: \(message.count)\r\n\r\n")
            bytes.writeBytes(message)
        }
    }
}
