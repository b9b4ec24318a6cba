internal import HeadwordJSON
internal import HeadwordMCP
internal import HeadwordService
internal import HeadwordTestSupport
internal import JSONRPC

/// The messages of one client of the Model Context Protocol get the replies that JSON-RPC 2.0 and the protocol require,
/// and never an internal error.
///
/// An input is a message on each line, or a tool, a blank and its arguments.
enum ModelContextFuzzing {
    private static let service = Result {
        try DictionaryService(lexicon: FixtureLexicon.openBilingual(), corpora: FixtureCorpora.library)
    }

    /// The maximum number of messages of an input: more would only take longer.
    private static let mostMessages = 16

    static func run(_ bytes: [UInt8]) async throws {
        let server = ModelContextServer(service: try service.get())
        let session = Conversation(limits: .patient, speaking: .modelContext, answering: { server }).session()
        for line in bytes.split(separator: UInt8(ascii: "\n"), maxSplits: mostMessages - 1) {
            let message = message(of: Array(line))
            try check(await session.reply(to: message), to: message)
        }
    }

    private static func check(_ reply: [UInt8]?, to message: [UInt8]) throws {
        let text = try reply.map { try JSONText($0) }
        let names = try text?.members().map { try $0.name.string() ?? "" } ?? []
        // An error without an identifier, as that of a batch where there is none.
        let isRefusal = names == ["jsonrpc", "error"]
        let replies = isRefusal ? nil : try Replies(reply, to: message)
        try FuzzFinding.unless(replies?.tellInternalErrors != true, "an internal error: \(replies?.description ?? "")")
        guard let result = try text?.value(depth: 512)["result"], let content = result["content"] else { return }
        let isSound = result["isError"] == true ? result["structuredContent"] == nil : Self.tellsWhetherFound(result)
        try FuzzFinding.unless(isSound && !content.elements.isEmpty, "a tool answers without what its schema requires")
    }

    private static func tellsWhetherFound(_ result: JSONValue) -> Bool {
        if case .bool? = result["structuredContent"]?["found"] { true } else { false }
    }

    private static func message(of line: [UInt8]) -> [UInt8] {
        guard let first = line.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return line }
        let name = line.prefix { $0 != UInt8(ascii: " ") }
        return Array(
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"_meta\":\(meta),\"name\":\"".utf8
        )
            + name + Array("\",\"arguments\":".utf8) + line[name.endIndex...] + Array("}}".utf8)
    }

    private static let meta = """
        {"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}
        """
}
