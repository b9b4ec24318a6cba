package import HeadwordJSON
package import HeadwordService
package import JSONRPC
package import JSONRPCTransport

/// Answers the Dictionary Server Protocol (RFC 2229) from the methods of a service.
package struct DictionaryFront: MessageFront {
    private let conversation: Conversation
    private let databases: CurrentDatabases

    /// Creates a front.
    ///
    /// - Parameters:
    ///   - conversation: what answers the calls, with the limits for clients.
    ///   - service: returns the service that is current.
    package init(_ conversation: Conversation, service: @escaping @Sendable () -> DictionaryService) {
        self.conversation = conversation
        databases = CurrentDatabases(service)
    }

    package func makeDecoder() -> any MessageDecoder { LineDecoder() }

    package func makeSession(
        _ check: TokenCheck?,
        caller: Caller,
        onRelease: @escaping @Sendable () -> Void
    ) -> any ClientSession {
        let session = conversation.session(check, caller: caller, onRelease: onRelease)
        return DictionarySession(session, databases, requiresToken: check != nil)
    }

    package func refusalOfConnection(_ error: ErrorObject) -> [UInt8] {
        DictionarySession.message(Status(420, error.message))
    }
}
