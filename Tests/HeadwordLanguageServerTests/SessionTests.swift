import HeadwordJSON
import HeadwordLanguageServer
import Synchronization
import Testing

@Suite struct SessionTests {
    @Test func nothingIsAnsweredBeforeInitialization() async throws {
        let editor = try Editor()
        #expect(
            try await editor.call("textDocument/hover", [:])
                == .failure(.init(code: -32002, message: "Call 'initialize' first."))
        )
    }

    @Test func theMethodsOfTheServiceAreAnsweredAtAnyTime() async throws {
        let editor = try Editor()
        #expect(try await editor.ask("server.ping") == "pong")
        try await editor.open("text")
        #expect(try await editor.ask("server.ping") == "pong")
    }

    @Test func aSecondInitializationIsRefused() async throws {
        let editor = try Editor()
        try await editor.open("text")
        guard case .failure(let error) = try await editor.call("initialize", ["capabilities": [:]]) else {
            Issue.record("it was accepted")
            return
        }
        #expect(error.code == -32600)
    }

    @Test func afterShutdownOnlyTheExitIsAccepted() async throws {
        let exits = Mutex<[Bool]>([])
        let editor = try Editor { hasShutDown in exits.withLock { $0.append(hasShutDown) } }
        try await editor.open("text")
        #expect(try await editor.ask("shutdown") == .null)
        guard case .failure(let error) = try await editor.call("textDocument/hover", [:]) else {
            Issue.record("it was accepted")
            return
        }
        #expect(error.code == -32600)
        await editor.tell("exit")
        #expect(exits.withLock(\.self) == [true])
        #expect(editor.caller.hasEnded)
    }

    @Test(
        arguments: [
            (["utf-32", "utf-8"], "utf-32"), (["utf-7", "utf-8"], "utf-8"), (["utf-7"], nil), ([], nil),
        ] as [([String], String?)]
    )
    func theFirstEncodingThatIsKnownIsUsed(offered: [String], used: String?) async throws {
        let editor = try Editor()
        let answer = try await editor.ask(
            "initialize",
            ["capabilities": ["general": ["positionEncodings": .array(offered.map(JSONValue.string))]]]
        )
        #expect(answer["capabilities"]?["positionEncoding"]?.text == used)
    }

    @Test func diagnosticsAreOfferedToEditorsThatAskForThemOnly() async throws {
        let pulling = try await Editor().ask("initialize", ["capabilities": ["textDocument": ["diagnostic": [:]]]])
        #expect(pulling["capabilities"]?["diagnosticProvider"] != nil)
        let pushed = try await Editor().ask("initialize", ["capabilities": [:]])
        #expect(pushed["capabilities"]?["diagnosticProvider"] == nil)
    }

    @Test func aRequestIsAnsweredFromTheTextAsItWasWhenItCame() async throws {
        let editor = try Editor()
        try await editor.open("coffee")
        async let hover = editor.ask("textDocument/hover", at: 0, 1)
        #expect(try await hover["contents"]?["value"]?.text?.hasPrefix("**coffee**") == true)
        await editor.tell(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(Editor.address), "version": 2], "contentChanges": [["text": "tea"]],
            ]
        )
        #expect(try await editor.ask("textDocument/hover", at: 0, 5) == .null)
    }

    @Test func halfOfACharacterInAChangeIsReplaced() async throws {
        let editor = try Editor()
        try await editor.open("coffee")
        let text =
            #"{"textDocument":{"uri":"\#(Editor.address)","version":2},"contentChanges":[{"text":"\ud83d coffee"}]}"#
        await editor.tellRaw("textDocument/didChange", text)
        #expect(try await editor.ask("textDocument/hover", at: 0, 4)["contents"] != nil)
    }

    @Test(arguments: [
        (["hover-lines": 5] as JSONValue, nil),
        (["headword": ["hover": false]] as JSONValue, nil),
        (["hover-lines": "many"] as JSONValue, "headword: hover-lines is 'many', expected an integer of 1 to 200"),
        (["hover-line": 5] as JSONValue, "headword: there is no setting 'hover-line'; did you mean 'hover-lines'?"),
        (["languages": ["en", "de"]] as JSONValue, nil),
    ])
    func settingsAreCheckedAndNamed(given: JSONValue, message: String?) async throws {
        let editor = try Editor()
        try await editor.open("coffee", options: given)
        // Without a message, the first one is about the document.
        let method = message == nil ? "textDocument/publishDiagnostics" : "window/showMessage"
        let sent = try await editor.next(method)
        #expect(sent["params"]?["message"]?.text == message)
    }

    @Test func settingsThatTheEditorIsAskedForTakeEffect() async throws {
        let editor = try Editor()
        var capabilities = Editor.usual
        if case .object(var object) = capabilities {
            object["workspace"] = ["configuration": true]
            capabilities = .object(object)
        }
        try await editor.open("coffee", capabilities: capabilities)
        let request = try await editor.next("workspace/configuration")
        #expect(request["params"] == ["items": [["section": "headword"]]])
        #expect(try await editor.ask("textDocument/hover", at: 0, 1) != .null)
        await editor.reply(to: request, [["hover": false]])
        #expect(try await editor.ask("textDocument/hover", at: 0, 1) == .null)
    }

    @Test func aConnectionOfStrangersGetsNoFiles() async throws {
        let editor = try Editor(isTrusted: false)
        try await editor.open("coffee")
        #expect(try await editor.ask("textDocument/definition", at: 0, 1) == .null)
    }
}
