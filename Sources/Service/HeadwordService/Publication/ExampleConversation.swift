internal import HeadwordJSON
internal import JSONRPC

/// Messages of a client and the replies of a server: one JSON object per line, with a member `client` or `server`.
struct ExampleConversation {
    /// What the example shows.
    let name: String
    private let messages: [JSONValue]

    static let all = [
        ExampleConversation(
            name: "first-word",
            messages: [
                request(1, "server.ping"),
                request(2, "dictionary.entries", ["word": "serendipity"]),
                // Parameters by position, in the order of the description.
                request("three", "dictionary.entries", ["swam", "en"]),
            ]
        ),
        ExampleConversation(
            name: "mistakes",
            messages: [
                request(1, "dictionary.entries", ["word": "serendipidy"]),
                request(2, "dictionary.entries", ["wrod": "swim"]),
                request(3, "dictionary.entries", ["word": "swim", "lexicalCategory": "verbs"]),
                request(4, "dictionary.entries"),
                request(5, "dictionary.entrys", ["word": "swim"]),
                ["jsonrpc": "2.0", "id": 6],
            ]
        ),
        ExampleConversation(
            name: "batch",
            messages: [
                [
                    request("a", "server.ping"), request("b", "search.query", ["q": "swim", "limit": 2]),
                    // A notification, which has no reply.
                    ["jsonrpc": "2.0", "method": "server.ping"],
                    request("c", "no.such"),
                ],
                [],
            ]
        ),
        ExampleConversation(
            name: "session",
            messages: [
                request(1, "server.authenticate", ["token": "wrong"]), request(2, "server.ping"),
                request(3, "server.authenticate", ["token": "a-secret-of-some-length"]), request(4, "server.ping"),
                request(5, "rpc.cancel", ["id": 4]),
            ]
        ),
    ]

    /// Runs the conversation with a service and returns its text.
    func text(with service: DictionaryService) async -> String {
        let token = name == "session" ? Token(contents: Array("a-secret-of-some-length".utf8)) : nil
        let session = service.conversation().session(token.map { TokenCheck($0) })
        var text = ""
        for message in messages {
            text += Self.line("client", message.jsonBytes)
            if let reply = await session.reply(to: message.jsonBytes) { text += Self.line("server", reply) }
        }
        return text
    }

    private static func line(_ speaker: String, _ message: [UInt8]) -> String {
        "{\"\(speaker)\":\(String(decoding: message, as: UTF8.self))}\n"
    }

    private static func request(_ id: JSONValue, _ method: String, _ parameters: JSONValue? = nil) -> JSONValue {
        var request: JSONObject = ["jsonrpc": "2.0", "id": id, "method": .string(method)]
        request["params"] = parameters
        return .object(request)
    }
}
