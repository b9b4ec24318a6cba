package import JSONRPC
package import NIOCore

/// How messages are delimited in a stream of bytes.
public enum Framing: Hashable, Sendable {
    /// One message per line, ending in LF or CRLF.
    case lines
    /// A header block with `Content-Length` before each message, as in the Language Server Protocol.
    case headers

    /// Appends a reply to outgoing bytes.
    package func append(_ message: Reply, to bytes: inout ByteBuffer) {
        // Exactly this and nothing more: widespread clients accept no other spelling and no second field.
        if self == .headers { bytes.writeString("Content-Length: \(message.count)\r\n\r\n") }
        bytes.writeWithUnsafeMutableBytes(minimumWritableBytes: message.count + 1) { memory in
            message.copy(to: memory)
            guard self == .lines else { return message.count }
            memory[message.count] = UInt8(ascii: "\n")
            return message.count + 1
        }
    }
}
