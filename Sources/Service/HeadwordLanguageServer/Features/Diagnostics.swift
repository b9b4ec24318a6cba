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
        if let previous, previous == resultID(document.changeCount) { return ["kind": "unchanged", "resultId": .string(previous)] }
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

/// A misspelling and the line that has it.
struct PlacedMisspelling: Sendable {
    var line: Int
    var misspelling: Misspelling

    /// Where it is.
    var range: TextRange {
        TextRange(
            start: TextPlace(line: line, offset: misspelling.range.lowerBound),
            end: TextPlace(line: line, offset: misspelling.range.upperBound)
        )
    }

    /// The misspelling as a diagnostic.
    func diagnostic(
        in text: TextDocument,
        _ encoding: PositionEncoding,
        _ severity: Configuration.Editor.Severity
    ) -> JSONValue {
        [
            "range": text.json(of: range, in: encoding), "severity": .integer(severity.number),
            "code": .string(misspelling.kind.code), "source": "headword", "message": .string(misspelling.message),
            "data": ["word": .string(misspelling.word)],
        ]
    }
}

extension Misspelling {
    /// What is wrong, for people.
    package var message: String {
        switch kind {
        case .unknown: "Unknown word: “\(word)”"
        case .otherVariety(let preferred): "“\(word)” is spelled “\(preferred)” in this variety of English"
        case .forbidden: "“\(word)” is not to be used here"
        case .repeated: "“\(word)” is written twice"
        }
    }
}

extension Misspelling.Kind {
    /// What is wrong, for programs.
    package var code: String {
        switch self {
        case .unknown: "unknown-word"
        case .otherVariety: "other-variety"
        case .forbidden: "forbidden-word"
        case .repeated: "repeated-word"
        }
    }
}

extension Configuration.Editor.Severity {
    /// The number in the protocol (LSP 3.17, `DiagnosticSeverity`).
    fileprivate var number: Int64 {
        switch self {
        case .error: 1
        case .warning: 2
        case .information: 3
        case .hint: 4
        }
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
