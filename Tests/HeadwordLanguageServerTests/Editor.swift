import HeadwordConfiguration
import HeadwordCorpus
import HeadwordJSON
import HeadwordLanguageServer
import HeadwordLexicon
import HeadwordService
import HeadwordTestSupport
import JSONRPC
import Synchronization
import Testing

/// An editor that speaks to the language server in this process.
final class Editor: Sendable {
    private struct State {
        var nextID = 0
    }

    static let address = "file:///project/note.md"

    let caller: Caller
    private let session: Session
    private let inbox: Inbox

    /// What the server has sent, in its order.
    private final class Inbox: Sendable {
        let messages: AsyncStream<JSONValue>
        private let continuation: AsyncStream<JSONValue>.Continuation

        init() { (messages, continuation) = AsyncStream.makeStream() }

        func post(_ notice: @escaping Caller.Notice) {
            if let message = notice(), let value = try? JSONText(message).value() { continuation.yield(value) }
        }
    }

    private let state = Mutex(State())

    init(
        on lexicon: Lexicon? = nil,
        settings: Configuration.Editor = Configuration.Editor(),
        isTrusted: Bool = true,
        onExit: @escaping @Sendable (Bool) -> Void = { _ in }
    ) throws {
        let lexicon = try lexicon ?? FixtureLexicon.openCore()
        let notices = ChangeNotices()
        let service = try DictionaryService(lexicon: lexicon, upstream: nil, sources: [:], notices: notices)
        let host = EditorHost(
            service: { service },
            settings: { _ in (settings, []) },
            notices: notices,
            onExit: onExit
        )
        let inbox = Inbox()
        self.inbox = inbox
        caller = Caller(isTrusted: isTrusted, post: inbox.post)
        let conversation = Conversation(limits: .patient, answering: { LanguageServer(host, service: service) })
        session = conversation.session(caller: caller)
    }

    /// Sends a request, and returns the reply's result or error.
    func call(_ method: String, _ parameters: JSONValue? = nil) async throws -> Result<JSONValue, ErrorReply> {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        let reply = try #require(await session.reply(to: Self.message(method, parameters, id: id)))
        let value = try JSONText(reply).value()
        if let error = value["error"] {
            return .failure(ErrorReply(code: error["code"]?.exactInteger ?? 0, message: error["message"]?.text ?? ""))
        }
        return .success(try #require(value["result"]))
    }

    /// Sends a request that must succeed.
    func ask(_ method: String, _ parameters: JSONValue? = nil) async throws -> JSONValue {
        try await call(method, parameters).get()
    }

    /// Sends a notification.
    func tell(_ method: String, _ parameters: JSONValue? = nil) async {
        _ = await session.reply(to: Self.message(method, parameters, id: nil))
    }

    /// Sends a notification whose parameters are text.
    func tellRaw(_ method: String, _ parameters: String) async {
        _ = await session.reply(to: Array(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#.utf8))
    }

    /// Answers a request of the server.
    func reply(to request: JSONValue, _ result: JSONValue) async {
        let message: JSONValue = ["jsonrpc": "2.0", "id": request["id"] ?? .null, "result": result]
        _ = await session.reply(to: message.jsonBytes)
    }

    /// Waits for the next message of the server with a method.
    func next(_ method: String) async throws -> JSONValue {
        for await message in inbox.messages where message["method"]?.text == method { return message }
        throw ErrorReply(code: 0, message: "no \(method) came")
    }

    /// Initializes the session, and opens a document.
    func open(
        _ text: String,
        as languageID: String = "markdown",
        capabilities: JSONValue = Editor.usual,
        options: JSONValue = .null
    ) async throws {
        let parameters: JSONValue = [
            "processId": .null, "capabilities": capabilities, "initializationOptions": options,
        ]
        _ = try await ask("initialize", parameters)
        await tell("initialized", [:])
        await tell(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": .string(Self.address), "languageId": .string(languageID), "version": 1,
                    "text": .string(text),
                ]
            ]
        )
    }

    /// Asks about a place in the document.
    func ask(_ method: String, at line: Int, _ character: Int) async throws -> JSONValue {
        try await ask(
            method,
            [
                "textDocument": ["uri": .string(Self.address)],
                "position": ["line": .integer(Int64(line)), "character": .integer(Int64(character))],
            ]
        )
    }

    /// The code actions at a place.
    func actions(at line: Int, _ character: Int, only: [String] = []) async throws -> [JSONValue] {
        let place: JSONValue = ["line": .integer(Int64(line)), "character": .integer(Int64(character))]
        let answer = try await ask(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": .string(Self.address)], "range": ["start": place, "end": place],
                "context": ["diagnostics": [], "only": .array(only.map(JSONValue.string))],
            ]
        )
        guard case .array(let actions) = answer else { return [] }
        return actions
    }

    static let usual: JSONValue = [
        "general": ["positionEncodings": ["utf-8", "utf-16"]],
        "textDocument": [
            "hover": ["contentFormat": ["markdown"]],
            "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]],
            "completion": ["completionItem": ["documentationFormat": ["markdown"]]],
        ],
        "workspace": [:],
    ]

    private static func message(_ method: String, _ parameters: JSONValue?, id: Int?) -> [UInt8] {
        var message: JSONObject = ["jsonrpc": "2.0", "method": .string(method)]
        message["id"] = id.map { .integer(Int64($0)) }
        message["params"] = parameters
        return JSONValue.object(message).jsonBytes
    }
}

/// The error of a reply.
struct ErrorReply: Error, Equatable {
    var code: Int
    var message: String
}
