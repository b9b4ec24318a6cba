internal import HeadwordJSON
internal import HeadwordSpelling
internal import HeadwordWork
internal import JSONRPC
internal import Synchronization

/// A document that is open in an editor.
final class EditorDocument: Sendable {
    /// The text at one moment.
    struct Snapshot: Sendable {
        var text: TextDocument
        var version: Int?
        /// The number of changes up to this text, and of the words and settings by which it is checked.
        var changes = 0
    }

    private struct State {
        var snapshot: Snapshot
        /// The bytes that are taken from the room.
        var taken = 0
        /// The changes that were not checked yet; nil if everything is to be checked.
        var edits: [LineEdit]?
        var isChecking = false
        var hasChanged = false
        var isClosed = false
        /// What the editor was told last, as a hash, and the number of changes that it was about.
        var published: (content: Int, changes: Int)?

        /// The maximum number of changes that wait to be checked; after more, everything is checked.
        private static let mostEdits = 10_000

        mutating func note(_ edit: LineEdit) {
            edits?.append(edit)
            if let edits, edits.count > Self.mostEdits { self.edits = nil }
        }
    }

    /// What a text was checked by.
    private struct Basis: Hashable {
        var checker: ObjectIdentifier
        var wordsVersion: Int
        var options: SpellingOptions
    }

    /// A text with its misspellings, and what it was checked by.
    private struct Checked {
        var text: CheckedText
        var basis: Basis?
    }

    /// The number of documents that were opened in this process.
    private static let count = Atomic(0)

    /// The number of the document in this process.
    let number = EditorDocument.count.add(1, ordering: .relaxed).newValue
    let uri: String
    let languageID: String
    /// The kind of text; nil for one that is not known, of which the spelling is not checked.
    let format: TextFormat?
    private let state: Mutex<State>
    private let checked: Mutex<Checked?>
    private let room: DocumentRoom

    init(uri: String, languageID: String, version: Int?, text: String, in room: DocumentRoom) {
        self.room = room
        self.uri = uri
        self.languageID = languageID
        let named = path(of: uri).flatMap(TextFormat.init(fileName:))
        // Emacs calls any text `text` that it has no mode for.
        let given = TextFormat(languageID: languageID)
        format = given == .plain ? named ?? given : given ?? named
        state = Mutex(State(snapshot: Snapshot(text: TextDocument(text), version: version)))
        checked = Mutex(format.map { Checked(text: CheckedText($0)) })
    }

    deinit { _ = room.take(-state.withLock(\.taken)) }

    /// The bytes of a document, and of each line, besides the text, about.
    private static let overhead = (document: 1000, line: 200)

    /// Takes the room that the text needs now.
    ///
    /// - Returns: false if there is not enough.
    func takeRoom() -> Bool {
        state.withLock { state in
            let text = state.snapshot.text
            let bytes = text.byteCount + text.lines.count * Self.overhead.line + uri.utf8.count + Self.overhead.document
            let more = bytes - state.taken
            guard room.take(more) else { return false }
            state.taken += more
            return true
        }
    }

    /// The text as it is now.
    var snapshot: Snapshot { state.withLock(\.snapshot) }

    /// Whether the document is source code rather than prose.
    var isCode: Bool {
        guard let format, case .code = format else { return false }
        return true
    }

    /// Calls `send` with what was found, unless the editor knows it already, or knows something newer.
    func publish(_ found: DocumentDiagnostics, _ send: (DocumentDiagnostics) -> Void) {
        state.withLock { state in
            var hasher = Hasher()
            hasher.combine(found.items)
            hasher.combine(found.version)
            let content = hasher.finalize()
            if state.isClosed { return }
            if let last = state.published, last.content == content || last.changes > found.changes { return }
            state.published = (content, found.changes)
            send(found)
        }
    }

    /// Closes the document, and calls `send`, after which nothing is published any more.
    func close(_ send: () -> Void = {}) {
        state.withLock { state in
            guard !state.isClosed else { return }
            state.isClosed = true
            send()
        }
    }

    /// Applies the changes of a message, each to the result of the one before.
    ///
    /// - Throws: -32602 if one of them cannot be read; the text is then as the changes before it leave it.
    func change(_ changes: [JSONValue], version: Int?, in encoding: PositionEncoding) throws(ErrorObject) {
        let outcome = state.withLock { state -> Result<Void, ErrorObject> in
            state.snapshot.version = version
            state.snapshot.changes += 1
            state.hasChanged = true
            for change in changes {
                guard let text = change["text"].text else {
                    return .failure(.unreadable("contentChanges", expected: "a list of changes with a text each"))
                }
                let given = change["range"]
                guard let given, given != .null else {
                    state.note(state.snapshot.text.replaceAll(with: text))
                    continue
                }
                guard let range = state.snapshot.text.range(given, in: encoding) else {
                    return .failure(.unreadable("range", expected: "two positions of line and character"))
                }
                state.note(state.snapshot.text.replace(from: range.start, to: range.end, with: text))
            }
            return .success(())
        }
        try outcome.get()
    }

    /// Has everything checked again.
    func invalidate() {
        state.withLock { state in
            (state.edits, state.hasChanged) = (nil, true)
            state.snapshot.changes += 1
        }
    }

    // MARK: Checking

    /// Whether a check is to be started now; if one is running, it goes on with what has changed.
    func beginsCheck() -> Bool {
        state.withLock { state in
            state.hasChanged = true
            guard !state.isChecking, !state.isClosed else { return false }
            (state.isChecking, state.hasChanged) = (true, false)
            return true
        }
    }

    /// Whether the whole of a text of so many bytes is to be checked.
    func takesLong(_ bytes: ClosedRange<Int>) -> Bool {
        state.withLock { $0.edits == nil && bytes.contains($0.snapshot.text.byteCount) } && format != nil
    }

    /// Whether the text has changed since the check began, so that it must be repeated.
    func continuesCheck() -> Bool {
        state.withLock { state in
            state.isChecking = state.hasChanged && !state.isClosed
            state.hasChanged = false
            return state.isChecking
        }
    }

    /// What was found in a text.
    struct Findings: Sendable {
        var snapshot: Snapshot
        var misspellings: [PlacedMisspelling]
    }

    /// Checks what has changed since the last time, or everything if it was checked by something else; returns nil for a
    /// text of a kind that is not known. Blocks the thread.
    func findings(by checker: SpellingChecker, _ options: SpellingOptions) throws -> Findings? {
        try checked.withLock { checked -> Findings? in
            guard var text = checked?.text else { return nil }
            let oldBasis = checked?.basis
            // The text is changed in its place. What a check that fails leaves is not used again.
            checked = Checked(text: CheckedText(text.format))
            let (snapshot, edits) = state.withLock { state in
                defer { state.edits = [] }
                return (state.snapshot, state.edits)
            }
            let basis = Basis(
                checker: ObjectIdentifier(checker),
                wordsVersion: checker.wordsVersion,
                options: options
            )
            for edit in edits ?? [] { text.replaceLines(edit.lines, count: edit.count) }
            if edits == nil || oldBasis != basis { text.invalidate() }
            let lines = snapshot.text.lines
            try text.check(count: lines.count, line: { lines[$0][...] }, with: checker, options)
            checked = Checked(text: text, basis: basis)
            let found = text.misspellings.map { PlacedMisspelling(line: $0.line, misspelling: $0.misspelling) }
            return Findings(snapshot: snapshot, misspellings: found)
        }
    }
}
