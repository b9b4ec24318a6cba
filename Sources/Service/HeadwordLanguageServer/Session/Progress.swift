internal import HeadwordConfiguration
internal import HeadwordJSON
internal import Synchronization

/// Tells an editor that a long document is being checked (LSP 3.17, work done progress).
final class Progress: Sendable {
    private enum Phase { case new, begun, over }

    private let outbox: Outbox
    private let token: JSONValue
    private let phase = Mutex(Phase.new)

    /// The length of a document, in bytes, from which its check may take a second.
    private static let longBytes = 2 << 20

    /// Begins to tell, if the document is long and is checked for the first time, and the editor shows it.
    init?(of document: EditorDocument, in session: EditorSession) {
        let settings = session.settings
        guard session.capabilities.showsProgress, settings.diagnostics,
            document.takesLong(Self.longBytes...max(Self.longBytes, settings.longestDocument))
        else { return nil }
        outbox = session.outbox
        token = .string("headword:\(document.number)")
        session.request("window/workDoneProgress/create", ["token": token]) { [weak self] result in
            if result != nil { self?.begin() }
        }
    }

    private func begin() {
        phase.withLock { phase in
            guard phase == .new else { return }
            phase = .begun
            tell(["kind": "begin", "title": "Checking the spelling"])
        }
    }

    /// Tells that the check has ended.
    func end() {
        phase.withLock { phase in
            if phase == .begun { tell(["kind": "end"]) }
            phase = .over
        }
    }

    private func tell(_ value: JSONValue) { outbox.notify("$/progress", ["token": token, "value": value]) }
}
