internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC

struct CallTool: Tool {
    let name = "call"
    let title = "Call a method of the service"
    let summary = """
        Runs one JSON-RPC method of the service for what the other tools lack, such as rhymes by stress or word lists by \
        label; read resource headword://methods first.
        """
    let lists: [String] = []

    /// The size of the longest answer in bytes: some 4,000 tokens.
    private static let longestAnswer = 16 << 10

    /// A method whose answer is too long for a model.
    private static let longest = "rpc.discover"

    /// Whether a model may call a method.
    static func permits(_ method: String) -> Bool {
        let isAboutServer = method.hasPrefix("server.") && method != "server.info" && method != "server.limits"
        return !isAboutServer && method != longest && DictionaryService.onlyAnswers(method)
    }

    func parameters(_ facts: EndpointFacts) -> [ToolParameter] {
        [
            ToolParameter("method", .text(length: 1...Call.longestMethod), isRequired: true),
            ToolParameter("params", .object),
        ]
    }

    func answer(_ arguments: ToolArguments, at desk: Desk) async throws(ErrorObject) -> ToolAnswer {
        let method = arguments.text("method") ?? ""
        guard Self.permits(method) else {
            throw .invalidParameters("method: '\(method.excerpt(64))' cannot be called from here.")
        }
        guard case .object(let question) = arguments["params"] ?? [:] else { throw .internalError }
        let finding = try await desk.ask(method, question)
        if let absence = finding.absence { return ToolAnswer(absence, ["method": .string(method)]) }
        let value = finding.value ?? .null
        let bytes = value.jsonBytes
        guard bytes.count <= Self.longestAnswer else {
            throw .invalidParameters(
                "The answer has \(bytes.count) bytes, and may have \(Self.longestAnswer): ask for less, by 'limit', "
                    + "'fields' or filters of the method."
            )
        }
        return ToolAnswer(
            lines: [String(decoding: bytes, as: UTF8.self)],
            ["result": value],
            credits: finding.sources.isEmpty ? [] : desk.credits(for: finding.sources)
        )
    }
}
