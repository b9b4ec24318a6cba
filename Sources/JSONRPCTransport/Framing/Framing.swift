/// How messages are told apart on a stream of bytes.
public enum Framing: Hashable, Sendable {
    /// One message a line, ended by LF or CRLF.
    case lines
    /// A header block with `Content-Length` before each message, as in the Language Server Protocol.
    case headers

    /// Appends a message to outgoing bytes.
    func append(_ message: [UInt8], to bytes: inout [UInt8]) {
        switch self {
        case .lines:
            bytes.append(contentsOf: message)
            bytes.append(UInt8(ascii: "\n"))
        case .headers:
            // Exactly this and nothing more: widespread clients read no other spelling and no second field.
            bytes.append(contentsOf: "Content-Length: \(message.count)\r\n\r\n".utf8)
            bytes.append(contentsOf: message)
        }
    }
}
