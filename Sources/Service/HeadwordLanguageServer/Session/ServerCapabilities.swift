internal import HeadwordJSON
internal import HeadwordService

/// The answer to `initialize`: what the server offers this editor.
struct ServerCapabilities {
    private let client: ClientCapabilities

    init(_ client: ClientCapabilities) {
        self.client = client
    }

    var json: JSONValue {
        [
            "capabilities": .object(capabilities),
            "serverInfo": ["name": "headword", "version": .string(headwordVersion)],
        ]
    }

    private var capabilities: JSONObject {
        var all: JSONObject = [
            "textDocumentSync": ["openClose": true, "change": 2, "save": false],
            "hoverProvider": true,
            "definitionProvider": true,
            "completionProvider": ["triggerCharacters": [], "resolveProvider": true],
            "codeActionProvider": client.takesCodeActions
                ? ["codeActionKinds": .array(CodeActionKind.allCases.map { .string($0.rawValue) })] : true,
            "executeCommandProvider": ["commands": .array(EditorCommand.allCases.map { .string($0.rawValue) })],
            "inlayHintProvider": true,
        ]
        if client.namesEncoding { all["positionEncoding"] = .string(client.encoding.rawValue) }
        if client.pullsDiagnostics {
            all["diagnosticProvider"] = [
                "identifier": "headword", "interFileDependencies": false, "workspaceDiagnostics": false,
            ]
        }
        var workspace: JSONObject = ["workspaceFolders": ["supported": true, "changeNotifications": true]]
        if client.takesTextDocumentContent { workspace["textDocumentContent"] = ["schemes": ["headword"]] }
        all["workspace"] = .object(workspace)
        return all
    }
}
