import HeadwordConfiguration
import HeadwordJSON
import HeadwordLanguageServer
import Testing

@Suite struct FeatureTests {
    @Test func aHoverNamesTheHeadwordOfAnInflectedPhrase() async throws {
        let editor = try Editor()
        try await editor.open("# Title\n\nThe news was broken\ndown. They broke up.\n")
        let hover = try await editor.ask("textDocument/hover", at: 3, 13)
        let lines = try #require(hover["contents"]?["value"]?.text?.split(separator: "\n"))
        #expect(lines[0].hasPrefix("**break up** *verb*"))
        #expect(lines[0].hasSuffix("(broke up: past)"))
        #expect(hover["range"]?["start"] == ["line": 3, "character": 11])
    }

    @Test func aHoverHasNoMoreLinesThanAllowed() async throws {
        for limit in [1, 3, 5, 12, 40] {
            var settings = Configuration.Editor()
            settings.hoverLines = limit
            let editor = try Editor(settings: settings)
            try await editor.open("coach break bear")
            for character in [0, 6, 12] {
                let hover = try await editor.ask("textDocument/hover", at: 0, character)
                let text = try #require(hover["contents"]?["value"]?.text)
                #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= limit)
            }
        }
    }

    @Test func aPlainHoverHasNoMarks() async throws {
        let editor = try Editor()
        try await editor.open(
            "coffee",
            capabilities: ["textDocument": ["hover": ["contentFormat": ["plaintext", "markdown"]]]]
        )
        let hover = try await editor.ask("textDocument/hover", at: 0, 1)
        #expect(hover["contents"]?["kind"] == "plaintext")
        #expect(hover["contents"]?["value"]?.text?.contains("*") == false)
    }

    @Test func completionsBeginAsTheWordBeforeTheCursor() async throws {
        let editor = try Editor()
        try await editor.open("They were drinking coff\nCoff\ncof\nco\nThey were brea")
        let answer = try await editor.ask("textDocument/completion", at: 0, 23)
        let labels = answer.items.compactMap { $0["label"]?.text }
        #expect(labels.contains("coffee"))
        #expect(labels.allSatisfy { $0.lowercased().hasPrefix("coff") })
        #expect(answer.items[0]["textEdit"]?["range"]?["start"] == ["line": 0, "character": 19])
        let capital = try await editor.ask("textDocument/completion", at: 1, 4)
        #expect(capital.items.allSatisfy { $0["label"]?.text?.hasPrefix("Coff") == true })
        #expect(try await editor.ask("textDocument/completion", at: 3, 2) == .null)
        let participle = try await editor.ask("textDocument/completion", at: 4, 14)
        #expect(participle.items.first?["label"]?.text == "breaking")
    }

    @Test func aCompletionIsExplainedWhenItIsAskedFor() async throws {
        let editor = try Editor()
        try await editor.open("coff")
        let answer = try await editor.ask("textDocument/completion", at: 0, 4)
        let first = try #require(answer.items.first { $0["label"]?.text == "coffee" })
        #expect(first["documentation"] == nil)
        // What eglot keeps of an item.
        let kept: JSONValue = ["label": first["label"] ?? .null, "kind": 1, "data": first["data"] ?? .null]
        let resolved = try await editor.ask("completionItem/resolve", kept)
        #expect(resolved["documentation"]?["value"]?.text?.hasPrefix("**coffee** *noun*") == true)
    }

    @Test func sourceCodeIsCompletedOnlyIfAskedFor() async throws {
        let plain = try Editor()
        try await plain.open("coff", as: "swift")
        #expect(try await plain.ask("textDocument/completion", at: 0, 4) == .null)
        let asked = try Editor()
        try await asked.open("coff", as: "swift", options: ["completion-in-code": true])
        #expect(try await !asked.ask("textDocument/completion", at: 0, 4).items.isEmpty)
    }

    @Test func misspelledWordsAreReportedAndNoMoreOnceCorrected() async throws {
        let editor = try Editor()
        try await editor.open("coffee\n\ncofffee\n")
        let first = try await editor.next("textDocument/publishDiagnostics")
        let diagnostics = try #require(first["params"]?["diagnostics"]).elements
        #expect(diagnostics.map { $0["code"]?.text } == ["unknown-word"])
        #expect(diagnostics[0]["range"]?["start"] == ["line": 2, "character": 0])
        let place: JSONValue = ["line": 2, "character": 3]
        await editor.tell(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(Editor.address), "version": 2],
                "contentChanges": [["range": ["start": place, "end": ["line": 2, "character": 4]], "text": ""]],
            ]
        )
        let second = try await editor.next("textDocument/publishDiagnostics")
        #expect(second["params"]?["diagnostics"]?.elements.isEmpty == true)
        #expect(second["params"]?["version"] == 2)
    }

    @Test func diagnosticsThatAreAskedForHaveAVersionOfTheirOwn() async throws {
        let editor = try Editor()
        try await editor.open("cofffee", capabilities: ["textDocument": ["diagnostic": [:]]])
        let document: JSONValue = ["uri": .string(Editor.address)]
        let full = try await editor.ask("textDocument/diagnostic", ["textDocument": document])
        #expect(full["kind"] == "full")
        #expect(full["items"]?.elements.count == 1)
        let again = try await editor.ask(
            "textDocument/diagnostic",
            ["textDocument": document, "previousResultId": full["resultId"] ?? .null]
        )
        #expect(again["kind"] == "unchanged")
    }

    @Test func aCorrectionComesWithItsEdit() async throws {
        let editor = try Editor()
        try await editor.open("A cofffee\n")
        let actions = try await editor.actions(at: 0, 9, only: ["quickfix"])
        let first = try #require(actions.first)
        #expect(first["title"] == "Replace with “coffee”")
        #expect(first["isPreferred"] == true)
        let edit = first["edit"]?["changes"]?[Editor.address]?.elements.first
        #expect(edit?["newText"] == "coffee")
        #expect(edit?["range"] == ["start": ["line": 0, "character": 2], "end": ["line": 0, "character": 9]])
    }

    @Test func aWordOfTheSessionIsNoLongerReported() async throws {
        let editor = try Editor()
        try await editor.open("A cofffee\n")
        let first = try await editor.next("textDocument/publishDiagnostics")
        #expect(first["params"]?["diagnostics"]?.elements.count == 1)
        let actions = try await editor.actions(at: 0, 9, only: ["quickfix"])
        let ignore = try #require(actions.last { $0["command"] != nil })
        _ = try await editor.ask("workspace/executeCommand", ignore["command"])
        let second = try await editor.next("textDocument/publishDiagnostics")
        #expect(second["params"]?["diagnostics"]?.elements.isEmpty == true)
    }

    @Test func aSynonymHasTheFormOfTheWordThatItReplaces() async throws {
        let editor = try Editor()
        try await editor.open("They broke up.\n")
        let actions = try await editor.actions(at: 0, 7, only: ["refactor"])
        #expect(!actions.isEmpty)
        let texts = actions.compactMap { $0["edit"]?["changes"]?[Editor.address]?.elements.first?["newText"]?.text }
        #expect(texts.contains { $0.hasSuffix("ed") || $0.hasSuffix("ed apart") })
        #expect(actions.allSatisfy { $0["kind"] == "refactor.rewrite" })
    }

    @Test func anEditorThatKnowsNoCodeActionsGetsCommands() async throws {
        let editor = try Editor()
        try await editor.open("A cofffee\n", capabilities: [:])
        let action = try #require(try await editor.actions(at: 0, 9).first)
        #expect(action["command"] == "headword.applyEdit")
        _ = try await editor.ask("workspace/executeCommand", action)
        let request = try await editor.next("workspace/applyEdit")
        #expect(request["params"]?["edit"]?["changes"]?[Editor.address]?.elements.count == 1)
    }

    @Test func unknownKindsOfTextAreExplainedButNotChecked() async throws {
        let editor = try Editor()
        try await editor.open("coffee", as: "brainfuck")
        #expect(try await editor.ask("textDocument/hover", at: 0, 1) != .null)
        let published = try await editor.next("textDocument/publishDiagnostics")
        #expect(published["params"]?["diagnostics"]?.elements.isEmpty == true)
    }

    @Test func questionsAboutOtherDocumentsAreAnsweredWithNothing() async throws {
        let editor = try Editor()
        try await editor.open("coffee")
        for method in [
            "textDocument/hover", "textDocument/definition", "textDocument/completion", "textDocument/codeAction",
        ] {
            let parameters: JSONValue = [
                "textDocument": ["uri": "file:///other.md"], "position": ["line": 0, "character": 0],
            ]
            #expect(try await editor.ask(method, parameters) == .null)
        }
    }
}

extension JSONValue {
    /// The items of a list of completions.
    fileprivate var items: [JSONValue] { self["items"]?.elements ?? [] }

    fileprivate var elements: [JSONValue] { Optional(self).elements }
}
