internal import HeadwordJSON

/// What an editor can do, as far as it matters here; what it does not name, it cannot.
struct ClientCapabilities: Sendable {
    /// The encoding of positions that is used.
    var encoding = PositionEncoding.utf16
    /// Whether the editor named an encoding that is known here, so that the answer names it.
    var namesEncoding = false
    /// Whether the editor asks for diagnostics, so that none are sent unasked.
    var pullsDiagnostics: Bool
    var refreshesDiagnostics: Bool
    var refreshesHints: Bool
    /// Whether a hover may be in Markdown.
    var showsMarkdown: Bool
    /// Whether the documentation of completions may be in Markdown.
    var completesMarkdown: Bool
    var takesCodeActions: Bool
    var takesDocumentChanges: Bool
    var answersConfiguration: Bool
    var registersConfiguration: Bool
    var registersWatchedFiles: Bool
    var showsProgress: Bool
    var showsDocuments: Bool
    var takesTextDocumentContent: Bool

    init(_ capabilities: JSONValue?) {
        let (text, workspace) = (capabilities["textDocument"], capabilities["workspace"])
        let window = capabilities["window"]
        for name in capabilities["general"]["positionEncodings"].texts where !namesEncoding {
            guard let known = PositionEncoding(rawValue: name) else { continue }
            (encoding, namesEncoding) = (known, true)
        }
        pullsDiagnostics = text["diagnostic"].object != nil
        refreshesDiagnostics = workspace["diagnostics"]["refreshSupport"].boolean ?? false
        refreshesHints = workspace["inlayHint"]["refreshSupport"].boolean ?? false
        showsMarkdown = text["hover"]["contentFormat"].texts.first == "markdown"
        let item = text["completion"]["completionItem"]
        completesMarkdown = item["documentationFormat"].texts.first == "markdown"
        takesCodeActions = text["codeAction"]["codeActionLiteralSupport"].object != nil
        takesDocumentChanges = workspace["workspaceEdit"]["documentChanges"].boolean ?? false
        answersConfiguration = workspace["configuration"].boolean ?? false
        registersConfiguration = workspace["didChangeConfiguration"]["dynamicRegistration"].boolean ?? false
        registersWatchedFiles = workspace["didChangeWatchedFiles"]["dynamicRegistration"].boolean ?? false
        showsProgress = window["workDoneProgress"].boolean ?? false
        showsDocuments = window["showDocument"]["support"].boolean ?? false
        takesTextDocumentContent = workspace["textDocumentContent"].object != nil
    }
}
