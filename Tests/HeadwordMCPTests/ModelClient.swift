import HeadwordCorpus
import HeadwordJSON
import HeadwordLexicon
import HeadwordMCP
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import Testing

/// A client of the Model Context Protocol that speaks to the server in this process.
struct ModelClient {
    /// The eras, and the versions that clients of the older one ask for.
    enum Speech: Sendable, CaseIterable {
        case modern, legacy
    }

    static let meta: JSONValue = [
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": ["name": "test", "version": "1"],
        "io.modelcontextprotocol/clientCapabilities": [:],
    ]

    let session: Session
    var speech: Speech

    /// - Parameter server: the server; by default, one that answers from the small core lexicon and corpora.
    init(_ speech: Speech = .modern, _ server: ModelContextServer? = nil) async throws {
        let server = try server ?? ModelContextServer(service: Self.service)
        session = Conversation(limits: .patient, speaking: .modelContext, answering: { server }).session()
        self.speech = speech
        guard speech == .legacy else { return }
        _ = try await ask("initialize", Self.opening("2025-11-25"))
        await tell("notifications/initialized")
    }

    static var service: DictionaryService {
        get throws {
            try DictionaryService(lexicon: try FixtureLexicon.openBilingual(), corpora: try FixtureCorpora.library)
        }
    }

    /// The parameters of `initialize`.
    static func opening(_ version: String) -> JSONObject {
        [
            "protocolVersion": .string(version), "capabilities": [:],
            "clientInfo": ["name": "test", "version": "1"],
        ]
    }

    // MARK: Messages

    /// Sends a text, and returns the reply.
    func send(_ text: String) async throws -> JSONValue? {
        try await session.reply(to: Array(text.utf8)).map { try JSONText($0).value(depth: 512) }
    }

    /// Sends a request, and returns the reply.
    func request(_ method: String, _ parameters: JSONObject? = [:]) async throws -> JSONValue {
        var message: JSONObject = ["jsonrpc": "2.0", "id": 7, "method": .string(method)]
        if var parameters {
            if speech == .modern, parameters["_meta"] == nil { parameters["_meta"] = Self.meta }
            message["params"] = .object(parameters)
        }
        let reply = try #require(try await send(String(decoding: message.jsonBytes, as: UTF8.self)))
        #expect(reply["jsonrpc"] == "2.0")
        return reply
    }

    /// Sends a request, and returns its result.
    func ask(_ method: String, _ parameters: JSONObject? = [:]) async throws -> JSONValue {
        let reply = try await request(method, parameters)
        #expect(reply["id"] == 7)
        return try #require(reply["result"], "\(String(decoding: reply.jsonBytes, as: UTF8.self))")
    }

    /// Sends a request, and returns its error.
    func error(_ method: String, _ parameters: JSONObject? = [:]) async throws -> JSONValue {
        let reply = try await request(method, parameters)
        #expect(reply["id"] == 7)
        return try #require(reply["error"])
    }

    /// Sends a notification.
    func tell(_ method: String, _ parameters: JSONObject = [:]) async {
        let message: JSONObject = ["jsonrpc": "2.0", "method": .string(method), "params": .object(parameters)]
        #expect(await session.reply(to: message.jsonBytes) == nil)
    }

    // MARK: Tools

    /// Calls a tool.
    func call(_ tool: String, _ arguments: JSONObject) async throws -> Answer {
        Answer(try await ask("tools/call", ["name": .string(tool), "arguments": .object(arguments)]))
    }

    /// What a tool answers.
    struct Answer {
        var text: String
        var structure: JSONValue?
        var isError: Bool

        init(_ result: JSONValue) {
            text = result["content"]?[0]?["text"]?.text ?? ""
            structure = result["structuredContent"]
            isError = result["isError"] == true
        }

        var isFound: Bool { structure?["found"] == true }
    }
}
