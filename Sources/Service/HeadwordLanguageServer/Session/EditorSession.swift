internal import Glibc
internal import HeadwordConfiguration
internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLayers
internal import HeadwordService
internal import JSONRPC
internal import Synchronization

/// One editor's conversation in the Language Server Protocol: its documents and settings, and what it can do.
final class EditorSession: Sendable {
    private enum Phase { case new, initialized, ready, shutDown }

    private struct Connection: Sendable {
        weak var caller: Caller?
    }

    private struct State {
        var phase = Phase.new
        var capabilities = ClientCapabilities(nil)
        var settings = LayeredSettings()
        var documents: [String: EditorDocument] = [:]
        var roots: [String] = []
        var nextRequest = 1
        var replies: [Int: @Sendable (JSONValue?) -> Void] = [:]
        var spelling = SessionSpelling()
    }

    private let connection: Connection
    let host: EditorHost
    let outbox: Outbox
    /// Whether the client may be shown files of this machine: it runs here, and started this process.
    let isLocal: Bool
    private let state = Mutex(State())

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
        case .didChangeWatchedFiles: recheckAll()
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
        _ take: @escaping @Sendable (JSONValue?) -> Void = { _ in }
    ) {
        let id = state.withLock { state in
            let id = state.nextRequest
            state.nextRequest += 1
            // An editor that never answers must not fill the memory.
            if state.replies.count < Self.mostRequests { state.replies[id] = take }
            return id
        }
        outbox.request(method, parameters, id: id)
    }

    private static let mostRequests = 100

    // MARK: Life cycle

    private func initialize(_ parameters: JSONValue) -> JSONValue {
        let capabilities = ClientCapabilities(parameters["capabilities"])
        let roots = Self.roots(parameters)
        let (settings, problems) = host.settings(roots.first)
        var layered = LayeredSettings(settings)
        let found = layered.take(parameters["initializationOptions"], as: .options)
        state.withLock { state in
            (state.phase, state.capabilities, state.roots) = (.initialized, capabilities, roots)
            state.settings = layered
        }
        tell(problems + found)
        // Sockets may have several editors, of several projects.
        if isLocal, let root = roots.first { host.service().layers?.files.setWorkingDirectory(root) }
        if let process = parameters["processId"].exactInteger, isLocal { watch(process) }
        return ServerCapabilities(capabilities, layered.current).json
    }

    private static func roots(_ parameters: JSONValue) -> [String] {
        let folders = parameters["workspaceFolders"].elements.compactMap { $0["uri"].text.flatMap(path(of:)) }
        guard folders.isEmpty else { return folders }
        if let uri = parameters["rootUri"].text { return path(of: uri).map { [$0] } ?? [] }
        return parameters["rootPath"].text.map { [$0] } ?? []
    }

    private func begin() {
        state.withLock { if $0.phase == .initialized { $0.phase = .ready } }
        host.notices.add(self)
        let capabilities = capabilities
        if capabilities.registersConfiguration {
            register("workspace/didChangeConfiguration", options: ["section": "headword"])
        }
        if capabilities.registersWatchedFiles {
            let patterns = ["**/.headword/words.{txt,tsv}", "**/.headword.toml"] + ForeignWordFiles.patterns
            let watchers = patterns.map { JSONValue.object(["globPattern": .string($0)]) }
            register("workspace/didChangeWatchedFiles", options: ["watchers": .array(watchers)])
        }
        askForSettings()
    }

    private func register(_ method: String, options: JSONValue) {
        let registration: JSONValue = [
            "id": .string("headword:" + method), "method": .string(method), "registerOptions": options,
        ]
        request("client/registerCapability", ["registrations": [registration]])
    }

    private func shutDown() {
        state.withLock { state in
            state.phase = .shutDown
            state.documents = [:]
        }
    }

    private func end() -> Answer<RenderedJSON, ErrorObject> {
        host.onExit(state.withLock { $0.phase == .shutDown })
        connection.caller?.end()
        return .ready(.null)
    }

    /// Ends this process when that of the editor is gone (LSP 3.17, `processId`).
    private func watch(_ process: Int) {
        guard let process = pid_t(exactly: process), process > 0 else { return }
        Task.detached { [weak self] in
            while self != nil {
                try await Task.sleep(for: .seconds(5))
                if kill(process, 0) != 0, errno == ESRCH { Glibc.exit(1) }
            }
        }
    }

    // MARK: Settings

    var capabilities: ClientCapabilities { state.withLock(\.capabilities) }
    var settings: Configuration.Editor { state.withLock(\.settings.current) }
    var roots: [String] { state.withLock(\.roots) }

    private func askForSettings() {
        guard capabilities.answersConfiguration else { return }
        request("workspace/configuration", ["items": [["section": "headword"]]]) { [weak self] result in
            guard let given = result.elements.first, given != .null else { return }
            self?.takeSettings(given)
        }
    }

    /// Takes the editor's settings; without any, it wants to be asked.
    private func takeSettings(_ given: JSONValue?) {
        guard let given, given != .null else { return askForSettings() }
        let (problems, isNew) = state.withLock { state in
            let old = state.settings.current
            return (state.settings.take(given, as: .editor), state.settings.current != old)
        }
        tell(problems)
        if isNew { recheckAll() }
    }

    private func takeFolders(_ event: JSONValue?) {
        let removed = event["removed"].elements.compactMap { $0["uri"].text.flatMap(path(of:)) }
        let added = event["added"].elements.compactMap { $0["uri"].text.flatMap(path(of:)) }
        state.withLock { state in state.roots = state.roots.filter { !removed.contains($0) } + added }
        recheckAll()
    }

    /// Tells the user what is wrong with the settings.
    private func tell(_ problems: [String]) {
        for problem in problems {
            outbox.notify(
                "window/showMessage",
                ["type": 2, "message": .string("headword: \(problem)")],
                about: problem
            )
        }
    }

    // MARK: Documents

    func document(_ parameters: JSONValue) -> EditorDocument? {
        guard let uri = parameters["textDocument"]["uri"].text else { return nil }
        return state.withLock { $0.documents[uri] }
    }

    private func open(_ parameters: JSONValue) {
        let item = parameters["textDocument"]
        guard let uri = item["uri"].text, let text = item["text"].text else { return }
        let document = EditorDocument(
            uri: uri,
            languageID: item["languageId"].text ?? "",
            version: item["version"].exactInteger,
            text: text,
            in: host.room
        )
        let hasRoom = document.takeRoom()
        state.withLock { $0.documents[uri] = hasRoom ? document : nil }
        if hasRoom { startCheck(of: document) } else { tellNoRoom(for: uri) }
    }

    /// Tells the user that a document is not looked at.
    private func tellNoRoom(for uri: String) {
        tell(["the open documents have more than \(host.room.limit >> 20) MiB; \(uri) is not looked at"])
    }

    private func change(_ parameters: JSONValue) throws(ErrorObject) {
        guard let document = document(parameters) else { return }
        try document.change(
            parameters["contentChanges"].elements,
            version: parameters["textDocument"]["version"].exactInteger,
            in: capabilities.encoding
        )
        guard !document.takeRoom() else { return startCheck(of: document) }
        state.withLock { $0.documents[document.uri] = nil }
        document.close()
        tellNoRoom(for: document.uri)
    }

    private func close(_ parameters: JSONValue) {
        guard let document = document(parameters) else { return }
        state.withLock { $0.documents[document.uri] = nil }
        document.close()
        if !capabilities.pullsDiagnostics { publish([], of: document.uri, version: nil) }
    }

    /// Checks all open documents again, since words or settings have changed.
    func recheckAll() {
        let documents = state.withLock { state in
            state.spelling.forgetWordFiles()
            return Array(state.documents.values)
        }
        for document in documents { document.invalidate() }
        let capabilities = capabilities
        if capabilities.refreshesHints, settings.inlayHints != .off { request("workspace/inlayHint/refresh", nil) }
        guard !capabilities.pullsDiagnostics else {
            if capabilities.refreshesDiagnostics { request("workspace/diagnostic/refresh", nil) }
            return
        }
        for document in documents { startCheck(of: document) }
    }

    // MARK: Diagnostics

    /// Checks a document and sends the editor what is found, unless it asks for that itself.
    private func startCheck(of document: EditorDocument) {
        guard !capabilities.pullsDiagnostics, document.beginsCheck() else { return }
        let progress = Progress(of: document, in: self)
        Task.detached { [weak self] in
            defer { progress?.end() }
            repeat {
                guard let context = self?.context, let found = await document.diagnostics(in: context) else { break }
                self?.publish(found, of: document)
            } while document.continuesCheck()
        }
    }

    /// Tells the editor of the diagnostics of all documents before anything else.
    ///
    /// Emacs may look at what follows a reply only when more follows (jsonrpc.el).
    func publishAll() async {
        guard !capabilities.pullsDiagnostics else { return }
        for document in state.withLock({ Array($0.documents.values) }) {
            guard let context, let found = await document.diagnostics(in: context) else { continue }
            publish(found, of: document)
        }
        await outbox.flush()
    }

    private func publish(_ found: DocumentDiagnostics, of document: EditorDocument) {
        guard document.notePublication(found.items, version: found.version) else { return }
        publish(found.items, of: document.uri, version: found.version)
    }

    private func publish(_ diagnostics: [JSONValue], of uri: String, version: Int?) {
        var parameters: JSONObject = ["uri": .string(uri)]
        parameters["version"] = version.map { .integer(Int64($0)) }
        parameters["diagnostics"] = .array(diagnostics)
        outbox.notify("textDocument/publishDiagnostics", .object(parameters), about: uri)
    }

    // MARK: Features

    /// What features answer from; nil when the connection is gone.
    var context: FeatureContext? {
        guard let caller = connection.caller else { return nil }
        let service = host.service()
        return state.withLock { state in
            let settings = state.settings.current
            return FeatureContext(
                service: service,
                caller: caller,
                settings: settings,
                capabilities: state.capabilities,
                checker: state.spelling.checker(of: service.lexicon, for: caller),
                foreignWords: settings.readsForeignWords ? state.spelling.foreignWords(of: state.roots) : []
            )
        }
    }

    private func answer(_ method: LanguageMethod, _ parameters: JSONValue) -> Answer<RenderedJSON, ErrorObject> {
        guard let context else { return .ready(.null) }
        let document = document(parameters)
        let snapshot = document?.snapshot
        return .pending { [self] in
            // Other messages of the connection are taken meanwhile.
            await Task.yield()
            do throws(ErrorObject) {
                let request = FeatureRequest(parameters: parameters, document: document, snapshot: snapshot, context)
                return .success(RenderedJSON(try await answer(method, request)))
            } catch {
                return .failure(error)
            }
        }
    }

    private func answer(_ method: LanguageMethod, _ request: FeatureRequest) async throws(ErrorObject) -> JSONValue {
        switch method {
        case .hover: try await request.hover()
        case .definition: try await request.definition(isLocal: isLocal)
        case .completion: try await request.completion()
        case .resolveCompletion: try await request.resolvedCompletion()
        case .diagnostic: try await request.diagnosticReport()
        case .codeAction: try await request.codeActions()
        case .inlayHint: try await request.inlayHints()
        case .executeCommand: try await execute(request)
        case .textDocumentContent: try await request.entryText()
        default: .null
        }
    }
}

extension EditorSession: ChangeObserver {
    /// Checks all documents again.
    func answersHaveChanged() { recheckAll() }
}
