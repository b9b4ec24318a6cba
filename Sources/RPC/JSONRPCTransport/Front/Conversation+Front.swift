package import HeadwordJSON
package import JSONRPC

extension Conversation: MessageFront {
    package func makeDecoder() -> any MessageDecoder { FrameDecoder(maximumMessageBytes: limits.requestBytes) }

    package func makeSession(
        _ check: TokenCheck?,
        caller: Caller,
        onRelease: @escaping @Sendable () -> Void
    ) -> any ClientSession {
        session(check, caller: caller, onRelease: onRelease)
    }

    package func refusalOfConnection(_ error: ErrorObject) -> [UInt8] { refusal(error) + [UInt8(ascii: "\n")] }
}

extension JSONRPC.Session: ClientSession {
    /// Replies are sent as soon as they are ready.
    package var isSequential: Bool { false }

    package var adviceForHTTP: String {
        let name = speaksModelContext ? "the Model Context Protocol" : "JSON-RPC 2.0"
        return "This port speaks \(name) without HTTP: send each request as one line of JSON, or after a "
            + "Content-Length header and a blank line, with a tool such as nc instead of curl."
    }

    package var greeting: [UInt8]? { nil }

    package var closing: [UInt8]? {
        isToldOfClosing ? Array(#"{"jsonrpc":"2.0","method":"server.closing"}"#.utf8) : nil
    }
}

extension FrameDecoder: MessageDecoder {
    /// That of the client's messages.
    package var replyFraming: any ReplyFraming { framing ?? .lines }

    package var isReplyPossible: Bool { framing != nil }
}

extension Framing: ReplyFraming {}
