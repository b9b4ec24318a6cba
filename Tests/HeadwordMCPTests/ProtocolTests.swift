import HeadwordJSON
import HeadwordMCP
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import Testing

@Suite struct EraTests {
    @Test(
        arguments: [
            ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
            ("2024-11-05", "2024-11-05"), ("2026-07-28", "2025-11-25"), ("1900-01-01", "2025-11-25"),
        ]
    )
    func aSessionIsInTheVersionAskedForOrTheNewest(asked: String, agreed: String) async throws {
        var client = try await ModelClient()
        client.speech = .legacy
        let result = try await client.ask("initialize", ModelClient.opening(asked))
        #expect(result["protocolVersion"]?.text == agreed)
        #expect(result["resultType"] == nil)
        #expect(try await client.ask("tools/list", nil)["tools"]?.elements.count == 8)
    }

    @Test func aRequestWithoutAVersionNeedsASession() async throws {
        var client = try await ModelClient()
        client.speech = .legacy
        for method in ["tools/list", "server/discover", "nothing/here"] {
            #expect(try await client.error(method)["code"] == -32602, "\(method)")
        }
        #expect(try await client.ask("ping") == [:])
    }

    @Test(arguments: ["tools/list", "nothing/here", "initialize"])
    func theVersionIsCheckedBeforeTheMethod(method: String) async throws {
        let meta: JSONValue = [
            "io.modelcontextprotocol/protocolVersion": "1900-01-01",
            "io.modelcontextprotocol/clientCapabilities": [:],
        ]
        let error = try await ModelClient().error(method, ["_meta": meta])
        #expect(error["code"] == -32022)
        #expect(error["data"]?["requested"] == "1900-01-01")
        #expect(error["data"]?["supported"]?[0] == "2026-07-28")
    }

    @Test(
        arguments: [
            ["io.modelcontextprotocol/protocolVersion": "2026-07-28"],
            ["io.modelcontextprotocol/protocolVersion": 3, "io.modelcontextprotocol/clientCapabilities": [:]],
            [
                "io.modelcontextprotocol/protocolVersion": "2026-07-28",
                "io.modelcontextprotocol/clientCapabilities": "none",
            ], ["io.modelcontextprotocol/clientCapabilities": [:]], "none",
        ] as [JSONValue]
    )
    func incompleteMetadataAreInvalid(meta: JSONValue) async throws {
        #expect(try await ModelClient().error("tools/list", ["_meta": meta])["code"] == -32602)
    }

    @Test func bothErasMayBeMixed() async throws {
        var client = try await ModelClient(.legacy)
        #expect(try await client.ask("tools/list")["resultType"] == nil)
        client.speech = .modern
        #expect(try await client.ask("tools/list")["resultType"] == "complete")
    }

    @Test(arguments: ["ping", "logging/setLevel", "resources/subscribe", "initialize", "prompts/list"])
    func theNewEraLacksOldMethods(method: String) async throws {
        #expect(try await ModelClient(.modern).error(method)["code"] == -32601)
    }

    @Test(arguments: ["server/discover", "logging/setLevel", "prompts/list", "subscriptions/listen", "tasks/get"])
    func aSessionLacksWhatIsNotOffered(method: String) async throws {
        #expect(try await ModelClient(.legacy).error(method)["code"] == -32601)
    }
}

@Suite struct MessageTests {
    @Test(arguments: ModelClient.Speech.allCases)
    func aMethodOfTheServiceIsForTheToolThatCallsIt(speech: ModelClient.Speech) async throws {
        let error = try await ModelClient(speech).error("dictionary.entries", ["word": "dog"])
        #expect(error["code"] == -32601)
        #expect(error["message"]?.text?.contains("tool 'call'") == true)
    }

    @Test(
        arguments: [
            ("{", -32700), (#"{"jsonrpc":"1.0","id":true,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600), (#"{"id":{},"method":"ping"}"#, -32600),
            ("1", -32600),
        ] as [(String, JSONValue)]
    )
    func anErrorWithoutAReadableIdentifierHasNone(message: String, code: JSONValue) async throws {
        let reply = try #require(try await ModelClient().send(message))
        #expect(reply["error"]?["code"] == code)
        #expect(reply["id"] == nil)
    }

    @Test func onlyOneVersionHasBatches() async throws {
        let batch =
            #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/initialized"}]"#
        var client = try await ModelClient()
        client.speech = .legacy
        #expect(try await client.send(batch)?["error"]?["code"] == -32600)
        _ = try await client.ask("initialize", ModelClient.opening("2025-03-26"))
        #expect(try await client.send(batch)?[0]?["result"] == [:])
        _ = try await client.ask("initialize", ModelClient.opening("2025-06-18"))
        #expect(try await client.send(batch)?["error"]?["code"] == -32600)
    }

    @Test(arguments: ["notifications/cancelled", "notifications/initialized", "notifications/unknown", "tools/list"])
    func aNotificationIsNeverAnswered(method: String) async throws {
        let client = try await ModelClient()
        await client.tell(method)
        await client.tell(method, ["requestId": 99, "reason": "none", "_meta": ModelClient.meta])
    }

    @Test(arguments: ["tools/list", "resources/list", "resources/templates/list"])
    func aCursorThatWasNotReturnedIsInvalid(method: String) async throws {
        let client = try await ModelClient()
        #expect(try await client.error(method, ["cursor": "abc"])["code"] == -32602)
        #expect(try await client.ask(method)["nextCursor"] == nil)
    }

    @Test(arguments: [#"[1]"#, #""text""#, #"{"_meta":1e400}"#])
    func parametersAreAnObject(parameters: String) async throws {
        let message = #"{"jsonrpc":"2.0","id":7,"method":"tools/list","params":\#(parameters)}"#
        let reply = try #require(try await ModelClient().send(message))
        #expect(reply["id"] == 7)
        #expect([-32602, -32600].contains(reply["error"]?["code"]))
    }

    @Test func theMethodsAreKnownToThoseWhoCount() {
        #expect(ModelContextServer.methods.contains("tools/call"))
        #expect(ModelContextServer.methods.contains("notifications/cancelled"))
    }
}

/// What holds for JSON-RPC holds here, too.
@Suite(.timeLimit(.minutes(30))) struct SessionTests {
    @Test func aTokenIsShownFirst() async throws {
        let server = try ModelContextServer(service: ModelClient.service)
        let token = try #require(Token(contents: Array("0123456789abcdef".utf8)))
        let session = Conversation(speaking: .modelContext, answering: { server })
            .session(TokenCheck(token, guesses: TokenGuesses(pause: .zero)))
        let ping = Array(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8)
        let shown = #"{"jsonrpc":"2.0","id":2,"method":"server.authenticate","params":{"token":"0123456789abcdef"}}"#
        let refused = try #require(await session.reply(to: ping))
        #expect(try JSONText(refused).value()["error"]?["code"] == 401)
        _ = await session.reply(to: Array(shown.utf8))
        let answer = try #require(await session.reply(to: ping))
        #expect(try JSONText(answer).value()["result"] == [:])
    }

    @Test func anAnswerThatIsTooLongIsRefused() async throws {
        let server = try ModelContextServer(service: ModelClient.service)
        let limits = MessageLimits { $0.responseBytes = 1000 }
        let session = Conversation(limits: limits, speaking: .modelContext, answering: { server }).session()
        let message: JSONObject = [
            "jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": ["_meta": ModelClient.meta],
        ]
        let reply = try #require(await session.reply(to: message.jsonBytes))
        #expect(try JSONText(reply).value()["error"]?["code"] == 413)
    }

    @Test(arguments: ModelClient.Speech.allCases)
    func withoutALexiconToolsSayWhatIsMissing(speech: ModelClient.Speech) async throws {
        let client = try await ModelClient(speech, ModelContextServer(unavailable: "Run headword lexicon build."))
        #expect(try await client.ask("tools/list")["tools"]?.elements.count == 8)
        #expect(try await client.ask("resources/list")["resources"]?.elements.count == 2)
        let answer = try await client.call("define", ["words": ["dog"]])
        #expect(answer.isError)
        #expect(answer.text == "Run headword lexicon build.")
        #expect(try await client.error("resources/read", ["uri": "headword://methods"])["code"] == -32603)
    }
}
