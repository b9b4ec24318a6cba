internal import JSONRPC

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
