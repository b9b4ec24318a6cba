package import HeadwordConfiguration
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
            caller.becomeLanguageClient()
            return try caller.belonging { EditorSession(caller, host) }.begin(method, call)
        case .exit:
            caller.end()
            return .ready(.null)
        default: throw .notInitialized
        }
    }

    package func receive(_ reply: ClientReply, from caller: Caller) {
        caller.belonging(EditorSession.self)?.receive(reply)
    }
}

/// What the sessions of all editors share.
package struct EditorHost: Sendable {
    /// Returns the service that is current.
    package let service: @Sendable () -> DictionaryService
    /// Returns the settings for a project, from the directory of its root, and what is wrong with them.
    package let settings: @Sendable (_ root: String?) -> (settings: Configuration.Editor, problems: [String])
    /// Tells when answers may have changed.
    package let notices: ChangeNotices
    /// Is told when an editor that was initialized ends its session, and whether it has shut down before.
    package let onExit: @Sendable (_ hasShutDown: Bool) -> Void

    /// Creates a host.
    package init(
        service: @escaping @Sendable () -> DictionaryService,
        settings: @escaping @Sendable (String?) -> (settings: Configuration.Editor, problems: [String]),
        notices: ChangeNotices,
        onExit: @escaping @Sendable (Bool) -> Void = { _ in }
    ) {
        self.service = service
        self.settings = settings
        self.notices = notices
        self.onExit = onExit
    }
}

/// The methods of the Language Server Protocol that are handled here.
enum LanguageMethod: String, CaseIterable {
    case initialize, initialized, shutdown, exit
    case setTrace = "$/setTrace"
    case cancelProgress = "window/workDoneProgress/cancel"
    case didOpen = "textDocument/didOpen"
    case didChange = "textDocument/didChange"
    case didSave = "textDocument/didSave"
    case didClose = "textDocument/didClose"
    case hover = "textDocument/hover"
    case definition = "textDocument/definition"
    case completion = "textDocument/completion"
    case resolveCompletion = "completionItem/resolve"
    case diagnostic = "textDocument/diagnostic"
    case codeAction = "textDocument/codeAction"
    case inlayHint = "textDocument/inlayHint"
    case executeCommand = "workspace/executeCommand"
    case didChangeConfiguration = "workspace/didChangeConfiguration"
    case didChangeWatchedFiles = "workspace/didChangeWatchedFiles"
    case didChangeWorkspaceFolders = "workspace/didChangeWorkspaceFolders"
    case textDocumentContent = "workspace/textDocumentContent"

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// Nil for a method of the service: its names have a dot, those of the protocol a slash or none.
    init?(_ call: Call) {
        guard !call.method.utf8.contains(UInt8(ascii: ".")), let method = Self.byName[call.method] else { return nil }
        self = method
    }
}

extension LanguageServer {
    /// The names of the methods of the protocol that are handled here, for those who count calls.
    package static var methods: [String] { LanguageMethod.allCases.map(\.rawValue) }
}

extension ErrorObject {
    /// -32002: the client has not called `initialize` (LSP 3.17, `ServerNotInitialized`).
    static let notInitialized = language(-32002, "Call 'initialize' first.")

    /// An error of the Language Server Protocol.
    static func language(_ code: Int, _ message: String) -> ErrorObject {
        ErrorObject(code: code, message: message, data: ["status": 400, "reason": "invalidRequest"])
    }

    /// -32602: the parameters are not those of the method.
    static func unreadable(_ parameter: String, expected: String) -> ErrorObject {
        ErrorObject(
            .invalidParameter,
            "'\(parameter)' must be \(expected).",
            details: ["parameter": .string(parameter)]
        )
    }
}

extension RenderedJSON {
    /// `null`, the answer for "nothing here".
    static let null = RenderedJSON(JSONValue.null)
}
