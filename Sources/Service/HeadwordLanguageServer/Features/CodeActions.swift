internal import HeadwordConfiguration
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordSpelling
internal import HeadwordWork
internal import JSONRPC

/// The kinds of code actions that are offered.
enum CodeActionKind: String, CaseIterable, Sendable {
    case quickFix = "quickfix"
    case rewrite = "refactor.rewrite"

    /// Whether a client that wants only some kinds wants this one: a kind includes those below it.
    func isWanted(_ only: [String]) -> Bool {
        only.isEmpty || only.contains { $0.isEmpty || rawValue == $0 || rawValue.hasPrefix($0 + ".") }
    }
}

/// A change that is offered for a place in a document.
struct CodeAction: Sendable {
    /// What the change does.
    enum Effect: Sendable {
        case replace(TextRange, with: String)
        case run(EditorCommand, JSONValue)
    }

    var title: String
    var kind: CodeActionKind
    var effect: Effect
    var diagnostic: JSONValue?
    var isPreferred = false
}

extension FeatureRequest {
    /// Answers `textDocument/codeAction`: corrections and other ways to treat a misspelled word, then synonyms.
    func codeActions() async throws(ErrorObject) -> JSONValue {
        guard context.settings.codeActions, let document, let snapshot,
            let range = snapshot.text.range(parameters["range"], in: encoding)
        else { return .null }
        let only = parameters["context"]["only"].texts
        var actions: [CodeAction] = []
        if CodeActionKind.quickFix.isWanted(only) { actions += await fixes(document, range) }
        // An editor that asks by itself shows a sign at the line, which synonyms of every word would make worthless.
        let isAutomatic = parameters["context"]["triggerKind"].exactInteger == 2
        if CodeActionKind.rewrite.isWanted(only), !isAutomatic, range.start.line == range.end.line {
            actions += try await rewritings(of: range, in: snapshot.text)
        }
        return .array(actions.map { json(of: $0, document, snapshot) })
    }

    // MARK: Fixes

    /// The maximum number of misspelled words in a selection for which fixes are offered.
    private static let mostFixed = 10

    private func fixes(_ document: EditorDocument, _ range: TextRange) async -> [CodeAction] {
        guard context.settings.diagnostics else { return [] }
        let found = await WorkPool.shared.run { [context] in
            // An edit of another text would change the wrong words.
            guard let all = try? document.findings(by: context.checker, context.spelling),
                all.snapshot.changes == snapshot?.changes
            else { return [CodeAction]() }
            let touched = all.misspellings.filter { $0.range.touches(range) }.prefix(Self.mostFixed)
            return touched.flatMap { context.fixes(of: $0, in: all.snapshot.text, document) }
        }
        return found ?? []
    }

    // MARK: Writing

    private func json(of action: CodeAction, _ document: EditorDocument, _ snapshot: EditorDocument.Snapshot)
        -> JSONValue
    {
        var command: JSONValue?
        var edit: JSONValue?
        switch action.effect {
        case .replace(let range, let text):
            edit = workspaceEdit(
                ["range": snapshot.text.json(of: range, in: encoding), "newText": .string(text)],
                document,
                snapshot
            )
        case .run(let name, let argument):
            command = ["title": .string(action.title), "command": .string(name.rawValue), "arguments": [argument]]
        }
        guard context.capabilities.takesCodeActions else {
            return command ?? [
                "title": .string(action.title), "command": .string(EditorCommand.applyEdit.rawValue),
                "arguments": [edit ?? .null],
            ]
        }
        var object: JSONObject = ["title": .string(action.title), "kind": .string(action.kind.rawValue)]
        object["diagnostics"] = action.diagnostic.map { [$0] }
        object["isPreferred"] = action.isPreferred ? true : nil
        object["edit"] = edit
        object["command"] = command
        return .object(object)
    }

    private func workspaceEdit(
        _ edit: JSONValue,
        _ document: EditorDocument,
        _ snapshot: EditorDocument.Snapshot
    ) -> JSONValue {
        guard context.capabilities.takesDocumentChanges else {
            return ["changes": .object(JSONObject(members: [.init(name: document.uri, value: [edit])]))]
        }
        let version = snapshot.version.map { JSONValue.integer(Int64($0)) } ?? .null
        return [
            "documentChanges": [["textDocument": ["uri": .string(document.uri), "version": version], "edits": [edit]]]
        ]
    }
}

extension FeatureContext {
    /// The maximum number of corrections of a word.
    private static let mostCorrections = 5

    /// Returns what can be done about a misspelling, the likeliest first.
    fileprivate func fixes(
        of misspelling: PlacedMisspelling,
        in text: TextDocument,
        _ document: EditorDocument
    ) -> [CodeAction] {
        let diagnostic = misspelling.diagnostic(in: text, capabilities.encoding, settings.severity)
        var actions = corrections(of: misspelling, in: text)
        if misspelling.misspelling.kind != .repeated { actions += judgements(of: misspelling, in: text, document) }
        for index in actions.indices { actions[index].diagnostic = diagnostic }
        return actions
    }

    private func corrections(of misspelling: PlacedMisspelling, in text: TextDocument) -> [CodeAction] {
        if misspelling.misspelling.kind == .repeated {
            var range = misspelling.range
            let line = text.content(ofLine: range.start.line)
            while range.start.offset > 0, [0x20, 0x09].contains(line[line.startIndex + range.start.offset - 1]) {
                range.start.offset -= 1
            }
            let title = "Remove the second “\(misspelling.misspelling.word)”"
            return [CodeAction(title: title, kind: .quickFix, effect: .replace(range, with: ""), isPreferred: true)]
        }
        let words = try? checker.corrections(for: misspelling.misspelling, spelling, atMost: Self.mostCorrections)
        return (words ?? []).enumerated().map { index, word in
            CodeAction(
                title: "Replace with “\(word)”",
                kind: .quickFix,
                effect: .replace(misspelling.range, with: word),
                isPreferred: index == 0
            )
        }
    }

    private func judgements(
        of misspelling: PlacedMisspelling,
        in text: TextDocument,
        _ document: EditorDocument
    ) -> [CodeAction] {
        let word = misspelling.misspelling.word
        let layers = [("user", "Add “\(word)” to my words"), ("project", "Add “\(word)” to the words of the project")]
        var actions = layers.map { layer, title in
            CodeAction(
                title: title,
                kind: .quickFix,
                effect: .run(.addWord, ["word": .string(word), "layer": .string(layer)])
            )
        }
        if let comment = document.format?.comment("headword:ignore \(word)") {
            let end = text.end
            let isAtStart = text.content(ofLine: end.line).isEmpty
            let edit = CodeAction.Effect.replace(
                TextRange(start: end, end: end),
                with: (isAtStart ? "" : "\n") + comment + "\n"
            )
            actions.append(CodeAction(title: "Accept “\(word)” in this file", kind: .quickFix, effect: edit))
        }
        let ignored = CodeAction.Effect.run(.addWord, ["word": .string(word), "layer": "session"])
        return actions + [
            CodeAction(title: "Ignore “\(word)” until the editor is closed", kind: .quickFix, effect: ignored)
        ]
    }
}

extension TextDocument {
    /// The end of the text.
    var end: TextPlace { TextPlace(line: lines.count - 1, offset: content(ofLine: lines.count - 1).count) }
}

extension TextFormat {
    /// Returns a line that is a comment; nil if texts of this kind have none.
    fileprivate func comment(_ text: String) -> String? {
        switch self {
        case .markdown, .html: "<!-- \(text) -->"
        case .latex: "% \(text)"
        case .asciidoc, .typst: "// \(text)"
        case .reStructuredText: ".. \(text)"
        case .org: "# \(text)"
        case .plain, .mail, .commit, .code: nil
        }
    }
}
