import HeadwordJSON
import HeadwordTestSupport
import Testing

/// The scenarios of the official conformance suite (0.2.0-alpha.10) that concern a server without HTTP, each by its name;
/// those for images, sound, prompts, logging, subscriptions, sampling and elicitation are about what is not offered.
@Suite struct ConformanceTests {
    typealias Speech = ModelClient.Speech

    // MARK: server-stateless

    @Test func serverStatelessDiscovery() async throws {
        let result = try await ModelClient(.modern).ask("server/discover")
        #expect(result["supportedVersions"] == ["2026-07-28"])
        #expect(result["capabilities"] == ["tools": [:], "resources": [:], "completions": [:]])
        #expect(result["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "headword")
        #expect((result["instructions"]?.text ?? "").split(separator: " ").count <= 60)
    }

    @Test func serverStatelessErrors() async throws {
        let client = try await ModelClient(.modern)
        #expect(try await client.error("tools/list", ["_meta": [:]])["code"] == -32602)
        let old: JSONValue = ["io.modelcontextprotocol/protocolVersion": "1999-01-01"]
        #expect(try await client.error("tools/list", ["_meta": old])["code"] == -32022)
        #expect(try await client.error("no/such/method")["code"] == -32601)
    }

    @Test func serverStatelessNeedsNoOpening() async throws {
        let client = try await ModelClient(.modern)
        #expect(try await client.call("define", ["words": ["dog"]]).isFound)
    }

    // MARK: server-initialize, ping

    @Test func serverInitialize() async throws {
        var client = try await ModelClient()
        client.speech = .legacy
        let result = try await client.ask("initialize", ModelClient.opening("2025-11-25"))
        #expect(result["serverInfo"]?["name"] == "headword")
        #expect(result["capabilities"]?["tools"] != nil)
        #expect(result["capabilities"]?["logging"] == nil)
        await client.tell("notifications/initialized")
        #expect(try await client.ask("ping") == [:])
    }

    // MARK: tools

    @Test(arguments: Speech.allCases) func toolsList(speech: Speech) async throws {
        let tools = try await ModelClient(speech).ask("tools/list")["tools"]?.elements ?? []
        #expect(
            tools.compactMap { $0["name"]?.text } == [
                "define", "thesaurus", "translate", "find_words", "word_forms", "usage", "example_sentences", "call",
            ]
        )
        for tool in tools {
            #expect(tool["title"]?.text?.isEmpty == false)
            #expect(tool["description"]?.text?.isEmpty == false)
            #expect(tool["inputSchema"]?["type"] == "object")
            #expect(tool["outputSchema"]?["type"] == "object")
            #expect(tool["annotations"]?["readOnlyHint"] == true)
        }
    }

    /// A token is taken for four bytes.
    @Test func toolsListFitsTheContextOfAModel() async throws {
        let tools = try await ModelClient().ask("tools/list")["tools"] ?? []
        #expect(tools.jsonBytes.count / 4 <= 1600)
    }

    @Test(arguments: Speech.allCases) func toolsCallSimpleText(speech: Speech) async throws {
        let result = try await ModelClient(speech).ask(
            "tools/call",
            ["name": "define", "arguments": ["words": ["dogs"]]]
        )
        #expect(result["content"]?[0]?["type"] == "text")
        #expect(result["content"]?[0]?["text"]?.text?.isEmpty == false)
        #expect(result["isError"] == false)
        #expect(result["structuredContent"]?["found"] == true)
    }

    @Test(arguments: Speech.allCases) func toolsCallError(speech: Speech) async throws {
        let client = try await ModelClient(speech)
        let answer = try await client.call("define", [:])
        #expect(answer.isError)
        #expect(answer.text == "words: is missing.")
        let error = try await client.error("tools/call", ["name": "defne", "arguments": [:]])
        #expect(error["code"] == -32602)
        #expect(error["data"]?["tools"]?[0] == "define")
        #expect(try await client.error("tools/call", ["arguments": [:]])["code"] == -32602)
    }

    /// Progress is not told, since no answer takes long; the token must do no harm.
    @Test func toolsCallWithProgress() async throws {
        guard case .object(var meta) = ModelClient.meta else { return }
        meta["progressToken"] = 3
        let parameters: JSONObject = [
            "name": "define", "arguments": ["words": ["dog"]], "_meta": .object(meta),
        ]
        #expect(try await ModelClient().ask("tools/call", parameters)["isError"] == false)
    }

    // MARK: resources

    @Test(arguments: Speech.allCases) func resourcesList(speech: Speech) async throws {
        let client = try await ModelClient(speech)
        for resource in try await client.ask("resources/list")["resources"]?.elements ?? [] {
            #expect(resource["name"]?.text != nil)
            let uri = try #require(resource["uri"])
            let contents = try await client.ask("resources/read", ["uri": uri])["contents"]?[0]
            #expect(contents?["uri"] == uri)
            #expect(contents?["mimeType"] == "text/markdown")
            #expect(contents?["text"]?.text?.hasPrefix("# ") == true)
        }
    }

    @Test(arguments: Speech.allCases) func resourcesTemplatesRead(speech: Speech) async throws {
        let client = try await ModelClient(speech)
        let templates = try await client.ask("resources/templates/list")["resourceTemplates"]?.elements ?? []
        #expect(
            templates.compactMap { $0["uriTemplate"]?.text } == [
                "headword://entry/{language}/{word}", "headword://methods/{namespace}",
            ]
        )
        let entry = try await client.ask("resources/read", ["uri": "headword://entry/en/dog"])
        #expect(entry["contents"]?[0]?["text"]?.text?.hasPrefix("# dog\n") == true)
    }

    @Test func resourceNotFound() async throws {
        for (speech, code) in [(.modern, -32602), (.legacy, -32002)] as [(Speech, JSONValue)] {
            let error = try await ModelClient(speech).error("resources/read", ["uri": "test://none"])
            #expect(error["code"] == code)
            #expect(error["data"]?["uri"] == "test://none")
        }
    }

    // MARK: caching, completion-complete

    @Test(
        arguments: [
            ("server/discover", [:]), ("tools/list", [:]), ("resources/list", [:]), ("resources/templates/list", [:]),
            ("resources/read", ["uri": "headword://sources"]),
        ] as [(String, JSONObject)]
    )
    func caching(method: String, parameters: JSONObject) async throws {
        let result = try await ModelClient(.modern).ask(method, parameters)
        #expect((result["ttlMs"]?.exactInteger ?? -1) >= 0)
        #expect(result["cacheScope"] == "public")
        #expect(result["resultType"] == "complete")
        guard method != "server/discover" else { return }
        let old = try await ModelClient(.legacy).ask(method, parameters)
        for member in ["ttlMs", "cacheScope", "resultType", "_meta"] { #expect(old[member] == nil) }
    }

    @Test(arguments: Speech.allCases) func completionComplete(speech: Speech) async throws {
        let client = try await ModelClient(speech)
        func complete(_ uri: String, _ name: String, _ value: String) async throws -> [String] {
            let result = try await client.ask(
                "completion/complete",
                [
                    "ref": ["type": "ref/resource", "uri": .string(uri)],
                    "argument": ["name": .string(name), "value": .string(value)],
                ]
            )
            #expect(result["completion"]?["hasMore"] == false)
            return (result["completion"]?["values"]?.elements ?? []).compactMap(\.text)
        }
        let entry = "headword://entry/{language}/{word}"
        #expect(try await complete(entry, "word", "coffee b").contains("coffee bar"))
        #expect(try await complete(entry, "word", "") == [])
        #expect(try await complete(entry, "language", "e") == ["en"])
        #expect(try await complete("headword://methods/{namespace}", "namespace", "word") == ["wordlist", "words"])
    }

    @Test(
        arguments: [
            ["ref": ["type": "ref/prompt", "name": "none"], "argument": ["name": "word", "value": "a"]],
            ["ref": ["type": "ref/resource", "uri": "headword://none"], "argument": ["name": "word", "value": "a"]],
            ["ref": ["type": "ref/resource", "uri": "headword://entry/{language}/{word}"]], [:],
        ] as [JSONObject]
    )
    func completionOfSomethingElseIsInvalid(parameters: JSONObject) async throws {
        #expect(try await ModelClient().error("completion/complete", parameters)["code"] == -32602)
    }
}
