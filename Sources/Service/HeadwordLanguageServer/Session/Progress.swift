internal import HeadwordJSON

/// Tells an editor that a long document is being checked (LSP 3.17, work done progress).
struct Progress: Sendable {
    private let outbox: Outbox
    private let token: JSONValue

    /// The length of a document, in bytes, from which its check may take a second.
    private static let longBytes = 2 << 20

    /// Begins to tell, if the document is long and is checked for the first time, and the editor shows it.
    init?(of document: EditorDocument, in session: EditorSession) {
        guard session.capabilities.showsProgress, document.takesLong(from: Self.longBytes) else { return nil }
        outbox = session.outbox
        token = .string("headword:\(document.uri)")
        session.request("window/workDoneProgress/create", ["token": token])
        tell(["kind": "begin", "title": "Checking the spelling"])
    }

    /// Tells that the check has ended.
    func end() { tell(["kind": "end"]) }

    private func tell(_ value: JSONValue) { outbox.notify("$/progress", ["token": token, "value": value]) }
}
