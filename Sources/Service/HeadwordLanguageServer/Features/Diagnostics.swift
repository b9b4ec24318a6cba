internal import HeadwordConfiguration
internal import HeadwordJSON
internal import HeadwordSpelling
internal import HeadwordWork
internal import JSONRPC

extension FeatureRequest {
    /// Answers `textDocument/diagnostic`.
    func diagnosticReport() async throws(ErrorObject) -> JSONValue {
        guard let document else { return ["kind": "full", "items": []] }
        let previous = parameters["previousResultId"].text
        if let previous, previous == resultID(document, document.snapshot.changes) {
            return ["kind": "unchanged", "resultId": .string(previous)]
        }
        guard let found = await document.diagnostics(in: context) else { throw .serverCancelled }
        return ["kind": "full", "resultId": .string(resultID(document, found.changes)), "items": .array(found.items)]
    }

    private func resultID(_ document: EditorDocument, _ changes: Int) -> String { "\(document.number).\(changes)" }
}

extension EditorDocument {
    /// The maximum number of diagnostics of one document.
    private static let most = 1000

    /// Checks the text as it is now; nil if that fails, or nobody waits for it any longer.
    func diagnostics(in context: FeatureContext) async -> DocumentDiagnostics? {
        guard format != nil, context.settings.diagnostics else { return none }
        let encoding = context.capabilities.encoding
        let found = await WorkPool.shared.run { [self] () -> DocumentDiagnostics? in
            guard snapshot.text.byteCount <= context.settings.longestDocument else { return none }
            guard let found = try? findings(by: context.checker, context.spelling) else { return nil }
            let items = found.misspellings.prefix(Self.most).map { misspelling in
                misspelling.diagnostic(in: found.snapshot.text, encoding, context.settings.severity)
            }
            return DocumentDiagnostics(
                items: items,
                version: found.snapshot.version,
                changes: found.snapshot.changes
            )
        }
        return found ?? nil
    }

    private var none: DocumentDiagnostics {
        let snapshot = snapshot
        return DocumentDiagnostics(items: [], version: snapshot.version, changes: snapshot.changes)
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
