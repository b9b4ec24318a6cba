package import HeadwordJSON
package import HeadwordService
package import JSONRPC

/// Answers the Language Server Protocol, version 3.17, from the providers of a service, and leaves all other methods to
/// the service itself.
///
/// A connection speaks the protocol from the moment it calls `initialize`.
package struct LanguageServer: Answering {
    private let host: EditorHost
    private let service: DictionaryService

    /// Creates a language server.
    ///
    /// - Parameters:
    ///   - host: what the sessions of all editors share.
    ///   - service: the service that answers the current message.
    package init(_ host: EditorHost, service: DictionaryService) {
        self.host = host
        self.service = service
    }

    package func begin(
        _ call: Call,
        from caller: Caller
    ) throws(ErrorObject) -> Answer<RenderedJSON, ErrorObject> {
        guard let method = LanguageMethod(call) else { return try service.begin(call, from: caller) }
        if let session = caller.belonging(EditorSession.self) { return try session.begin(method, call) }
        switch method {
        case .initialize:
            caller.speak(.languageServer)
            return try caller.belonging { EditorSession(caller, host) }.begin(method, call)
        case .exit:
            host.onExit(false)
            caller.end()
            return .ready(.null)
        default: throw .notInitialized
        }
    }

    package func receive(_ reply: ClientReply, from caller: Caller) {
        caller.belonging(EditorSession.self)?.receive(reply)
    }
}

extension LanguageServer {
    /// The names of the methods of the protocol that are handled here, for those who count calls.
    package static var methods: [String] { LanguageMethod.allCases.map(\.rawValue) }
}
