internal import Glibc
internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLayers
internal import HeadwordService
internal import JSONRPC
internal import Synchronization

extension EditorSession {
    func initialize(_ parameters: JSONValue) -> JSONValue {
        let capabilities = ClientCapabilities(parameters["capabilities"])
        // Strangers must not have files of the user read.
        let roots = isLocal ? Array(Self.roots(parameters).prefix(Self.mostRoots)) : []
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
        return ServerCapabilities(capabilities).json
    }

    private static func roots(_ parameters: JSONValue) -> [String] {
        let folders = parameters["workspaceFolders"].elements.compactMap { $0["uri"].text.flatMap(path(of:)) }
        guard folders.isEmpty else { return folders }
        if let uri = parameters["rootUri"].text { return path(of: uri).map { [$0] } ?? [] }
        return parameters["rootPath"].text.map { [$0] } ?? []
    }

    func begin() {
        state.withLock { if $0.phase == .initialized { $0.phase = .ready } }
        host.notices.add(self)
        tell(uncheckedLanguages)
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

    func shutDown() {
        let documents = state.withLock { state in
            defer { state.documents = [:] }
            state.phase = .shutDown
            return Array(state.documents.values)
        }
        for document in documents { document.close() }
    }

    func end() -> Answer<RenderedJSON, ErrorObject> {
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
}
