internal import HeadwordConfiguration
internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC
internal import Synchronization

extension EditorSession {
    func document(_ parameters: JSONValue) -> EditorDocument? {
        guard let uri = parameters["textDocument"]["uri"].text else { return nil }
        return state.withLock { $0.documents[uri] }
    }

    func open(_ parameters: JSONValue) {
        let item = parameters["textDocument"]
        guard let uri = item["uri"].text, let text = item["text"].text else { return }
        let document = EditorDocument(
            uri: uri,
            languageID: item["languageId"].text ?? "",
            version: item["version"].exactInteger,
            text: text,
            in: host.room
        )
        if let old = state.withLock({ $0.documents.removeValue(forKey: uri) }) { old.close() }
        guard document.takeRoom() else { return refuse(document) }
        state.withLock { $0.documents[uri] = document }
        startCheck(of: document)
    }

    func change(_ parameters: JSONValue) throws(ErrorObject) {
        guard let document = document(parameters) else { return }
        defer { if document.takeRoom() { startCheck(of: document) } else { refuse(document) } }
        do {
            try document.change(
                parameters["contentChanges"].elements,
                version: parameters["textDocument"]["version"].exactInteger,
                in: capabilities.encoding
            )
        } catch {
            tell(["a change of \(document.uri) cannot be read: \(error.message) Open the document again."])
            throw error
        }
    }

    func close(_ parameters: JSONValue) {
        if let document = document(parameters) { drop(document) }
    }

    /// Looks no longer at a document for which there is no room.
    private func refuse(_ document: EditorDocument) {
        drop(document)
        tell(["the open documents have more than \(host.room.limit >> 20) MiB; \(document.uri) is not looked at"])
    }

    /// Looks no longer at a document.
    private func drop(_ document: EditorDocument) {
        state.withLock { $0.documents[document.uri] = nil }
        let pulls = capabilities.pullsDiagnostics
        document.close { if !pulls { publish([], of: document.uri, version: nil) } }
    }

    /// Checks all open documents again, since words or settings have changed.
    func recheckAll() {
        let documents = state.withLock { state in
            state.spelling.foreignWords = nil
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

    /// Checks a document and sends the editor what is found, unless it asks for that itself.
    func startCheck(of document: EditorDocument) {
        guard !capabilities.pullsDiagnostics, document.beginsCheck() else { return }
        let progress = Progress(of: document, in: self)
        Task.detached { [weak self] in
            defer { progress?.end() }
            repeat {
                guard let context = self?.context, let found = await document.diagnostics(in: context) else { continue }
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

    func publish(_ found: DocumentDiagnostics, of document: EditorDocument) {
        document.publish(found) { publish($0.items, of: document.uri, version: $0.version) }
    }

    func publish(_ diagnostics: [JSONValue], of uri: String, version: Int?) {
        var parameters: JSONObject = ["uri": .string(uri)]
        parameters["version"] = version.map { .integer(Int64($0)) }
        parameters["diagnostics"] = .array(diagnostics)
        outbox.notify("textDocument/publishDiagnostics", .object(parameters), about: uri)
    }
}

extension EditorSession: ChangeObserver {
    /// Reads the settings of files again, and checks all documents again.
    func answersHaveChanged() { reloadSettings() }
}
