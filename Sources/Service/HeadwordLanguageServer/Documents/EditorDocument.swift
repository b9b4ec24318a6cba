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
        var published: Publication?
        var changes = 0

        /// The maximum number of changes that wait to be checked; after more, everything is checked.
        private static let mostEdits = 10_000

        mutating func note(_ edit: LineEdit) {
            edits?.append(edit)
            if let edits, edits.count > Self.mostEdits { self.edits = nil }
        }
    }

    let uri: String
    let languageID: String
    /// The kind of text; nil for one that is not known, of which the spelling is not checked.
    let format: TextFormat?
    private let state: Mutex<State>
    private let checked: Mutex<CheckedText?>
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
        checked = Mutex(format.map { CheckedText($0) })
    }

    deinit { _ = room.take(-state.withLock(\.taken)) }

    /// The bytes of a document besides its text, about.
    private static let overhead = 1000

    /// Takes the room that the text needs now.
    ///
    /// - Returns: false if there is not enough.
    func takeRoom() -> Bool {
        state.withLock { state in
            let more = state.snapshot.text.byteCount + Self.overhead - state.taken
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

    var isClosed: Bool { state.withLock(\.isClosed) }

    /// What the editor was told last.
    private struct Publication: Hashable {
        var items: [JSONValue]
        var version: Int?
    }

    /// Notes what the editor is told; false if it knows it already.
    func notePublication(_ items: [JSONValue], version: Int?) -> Bool {
        state.withLock { state in
            let publication = Publication(items: items, version: version)
            defer { state.published = publication }
            return state.published != publication && !state.isClosed
        }
    }

    func close() {
        state.withLock { $0.isClosed = true }
    }

    /// The number of changes of the text, and of the words and settings by which it is checked.
    var changeCount: Int { state.withLock(\.changes) }

    /// Applies the changes of a message, each to the result of the one before.
    ///
    /// - Throws: -32602 if one of them cannot be read; the text is then as the changes before it leave it.
    func change(_ changes: [JSONValue], version: Int?, in encoding: PositionEncoding) throws(ErrorObject) {
        let outcome = state.withLock { state -> Result<Void, ErrorObject> in
            state.snapshot.version = version
            state.hasChanged = true
            state.changes += 1
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
            state.changes += 1
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

    /// Whether the whole of a text of at least so many bytes is to be checked.
    func takesLong(from bytes: Int) -> Bool {
        state.withLock { $0.edits == nil && $0.snapshot.text.byteCount >= bytes } && format != nil
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
        /// The number of changes up to this text.
        var changes: Int
        var misspellings: [PlacedMisspelling]
    }

    /// Checks what has changed since the last time; returns nil for a text of a kind that is not known. Blocks the thread.
    func findings(by checker: SpellingChecker, _ options: SpellingOptions) throws -> Findings? {
        try checked.withLock { checked -> Findings? in
            guard checked != nil else { return nil }
            let (snapshot, edits, changes) = state.withLock { state in
                defer { state.edits = [] }
                return (state.snapshot, state.edits, state.changes)
            }
            for edit in edits ?? [] { checked?.replaceLines(edit.lines, count: edit.count) }
            if edits == nil { checked?.invalidate() }
            let lines = snapshot.text.lines
            try checked?.check(count: lines.count, line: { lines[$0][...] }, with: checker, options)
            let found = (checked?.misspellings ?? []).map {
                PlacedMisspelling(line: $0.line, misspelling: $0.misspelling)
            }
            return Findings(snapshot: snapshot, changes: changes, misspellings: found)
        }
    }
}
