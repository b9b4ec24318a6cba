internal import HeadwordJSON
internal import JSONRPC
internal import Synchronization

/// One editor's conversation in the Language Server Protocol: its documents and settings, and what it can do.
final class EditorSession: Sendable {
    enum Phase { case new, initialized, ready, shutDown }

    struct Connection: Sendable {
        weak var caller: Caller?
    }

    struct State {
        var phase = Phase.new
        var capabilities = ClientCapabilities(nil)
        var settings = LayeredSettings()
        var documents: [String: EditorDocument] = [:]
        var roots: [String] = []
        var nextRequest = 1
        var replies: [Int: @Sendable (JSONValue?) -> Void] = [:]
        var spelling = SessionSpelling()
    }

    let connection: Connection
    let host: EditorHost
    let outbox: Outbox
    /// Whether the client may be shown files of this machine: it runs here, and started this process.
    let isLocal: Bool
    let state = Mutex(State())

    init(_ caller: Caller, _ host: EditorHost) {
        connection = Connection(caller: caller)
        self.host = host
        outbox = Outbox(to: caller)
        isLocal = caller.isTrusted
    }

    // MARK: Calls

    /// Begins to answer a call. What it asks about is the text as it is now, whatever comes later.
    func begin(_ method: LanguageMethod, _ call: Call) throws(ErrorObject) -> Answer<RenderedJSON, ErrorObject> {
        guard method != .exit else { return end() }
        let phase = state.withLock(\.phase)
        if phase == .shutDown { throw .invalidRequest("the client has called 'shutdown'") }
        if (method == .initialize) != (phase == .new) { throw .invalidRequest("'initialize' is called once") }
        let parameters = try call.languageParameters
        switch method {
        case .initialize: return .ready(RenderedJSON(initialize(parameters)))
        case .initialized: begin()
        case .shutdown: shutDown()
        case .didOpen: open(parameters)
        case .didChange: try change(parameters)
        case .didSave: break
        case .didClose: close(parameters)
        case .didChangeConfiguration: takeSettings(parameters["settings"])
        case .didChangeWatchedFiles: reloadSettings()
        case .didChangeWorkspaceFolders: takeFolders(parameters["event"])
        case .exit, .setTrace, .cancelProgress: break
        default: return answer(method, parameters)
        }
        return .ready(.null)
    }

    /// Takes the editor's reply to a request of ours.
    func receive(_ reply: ClientReply) {
        guard let id = Int(String(decoding: reply.id.rawBytes, as: UTF8.self)) else { return }
        let take = state.withLock { $0.replies.removeValue(forKey: id) }
        take?(try? reply.result?.value())
    }

    /// Sends a request, and calls `take` with its result; with nil if the editor cannot answer.
    func request(
        _ method: String,
        _ parameters: JSONValue?,
        _ take: (@Sendable (JSONValue?) -> Void)? = nil
    ) {
        let id = state.withLock { state in
            let id = state.nextRequest
            state.nextRequest += 1
            // An editor that never answers must not fill the memory.
            if let take, state.replies.count < Self.mostRequests { state.replies[id] = take }
            return id
        }
        outbox.request(method, parameters, id: id)
    }

    private static let mostRequests = 100
}
