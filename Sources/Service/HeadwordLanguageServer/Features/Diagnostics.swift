internal import HeadwordConfiguration
internal import HeadwordJSON
internal import HeadwordSpelling
internal import HeadwordWork
internal import JSONRPC

/// The diagnostics of one version of a document.
struct DocumentDiagnostics: Sendable {
    var items: [JSONValue]
    var version: Int?
    /// Different for each text, and each set of words and settings.
    var changes: Int
}

extension FeatureRequest {
    /// Answers `textDocument/diagnostic`.
    func diagnosticReport() async throws(ErrorObject) -> JSONValue {
        guard let document else { return ["kind": "full", "items": []] }
        let previous = parameters["previousResultId"].text
        if let previous, previous == resultID(document.changeCount) {
            return ["kind": "unchanged", "resultId": .string(previous)]
        }
        guard let found = await document.diagnostics(in: context) else { throw .serverCancelled }
        return ["kind": "full", "resultId": .string(resultID(found.changes)), "items": .array(found.items)]
    }

    private func resultID(_ changes: Int) -> String { "\(changes)" }
}

extension EditorDocument {
    /// The maximum number of diagnostics of one document.
    private static let most = 1000

    /// Checks the text as it is now; nil if nobody waits for it any longer.
    func diagnostics(in context: FeatureContext) async -> DocumentDiagnostics? {
        guard format != nil, context.settings.diagnostics else { return none }
        let encoding = context.capabilities.encoding
        return await WorkPool.shared.run { [self] in
            guard snapshot.text.byteCount <= context.settings.longestDocument,
                let found = try? findings(by: context.checker, context.spelling)
            else { return none }
            let items = found.misspellings.prefix(Self.most).map { misspelling in
                misspelling.diagnostic(in: found.snapshot.text, encoding, context.settings.severity)
            }
            return DocumentDiagnostics(items: items, version: found.snapshot.version, changes: found.changes)
        }
    }

    private var none: DocumentDiagnostics {
        DocumentDiagnostics(items: [], version: snapshot.version, changes: changeCount)
    }
}

extension ErrorObject {
    /// -32802: the text cannot be checked now (LSP 3.17, `ServerCancelled`).
    fileprivate static let serverCancelled = ErrorObject(
        code: -32802,
        message: "The check was interrupted.",
        data: ["retriggerRequest": true]
    )
}
