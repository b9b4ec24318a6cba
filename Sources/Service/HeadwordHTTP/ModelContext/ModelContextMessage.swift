internal import HeadwordJSON
internal import HeadwordMCP
internal import JSONRPC
internal import JSONRPCHTTP
internal import NIOHTTP1

/// A message of the Model Context Protocol with what its header says about it: a version without sessions repeats the
/// method, the name and the version there, so that they can be routed unread.
struct ModelContextMessage {
    /// A header that does not say what the message says.
    struct Mismatch {
        var field: String
        var id: JSONValue
    }

    private let body: JSONValue
    private let version: String?
    /// What the header and the message disagree about; nil if they agree.
    let mismatch: Mismatch?

    init(_ request: WebRequest) {
        body = (try? JSONText(request.body).value()) ?? .null
        let headers = request.headers
        let meta = body["params"]["_meta"]
        version = headers.value(of: "MCP-Protocol-Version")
        let isModern = version == ProtocolVersion.of2026.rawValue || headers.contains(name: "Mcp-Method")
        guard isModern, body["method"].text != nil, let id = body["id"] else {
            mismatch = nil
            return
        }
        let pairs: [(String, String?)] = [
            ("MCP-Protocol-Version", meta[Self.versionInMeta].text),
            ("Mcp-Method", body["method"].text),
            ("Mcp-Name", Self.name(in: body)),
        ]
        let different = pairs.first { field, value in
            value.map { $0 != headers.value(of: field).map(Self.decoded) } ?? false
        }
        mismatch = different.map { Mismatch(field: $0.0, id: id) }
    }

    private static let versionInMeta = "io.modelcontextprotocol/protocolVersion"

    /// Returns what the field `Mcp-Name` repeats.
    private static func name(in body: JSONValue) -> String? {
        switch body["method"].text {
        case "tools/call", "prompts/get": body["params"]["name"].text
        case "resources/read": body["params"]["uri"].text
        default: nil
        }
    }

    /// Decodes a value of a header, which is in Base64 if it is not plain ASCII.
    private static func decoded(_ value: String) -> String {
        guard value.hasPrefix("=?base64?"), value.hasSuffix("?=") else { return value }
        let text = value.dropFirst("=?base64?".count).dropLast(2)
        return Base64.decoded(text.utf8).flatMap { String(validating: $0, as: UTF8.self) } ?? value
    }

    /// Whether the message is of a version without sessions.
    private var isModern: Bool { body["params"]["_meta"][Self.versionInMeta] != nil || isHeaderModern }

    private var isHeaderModern: Bool { version == ProtocolVersion.of2026.rawValue }

    /// The version of the session that the message belongs to: nothing is kept between requests, so its header tells, and
    /// one without it is of the first version that had this transport.
    var sessionVersion: ProtocolVersion? {
        guard !isModern, body["method"].text != "initialize" else { return nil }
        return version.map { ProtocolVersion(rawValue: $0) ?? .ofNovember2025 } ?? .ofMarch2025
    }

    /// Returns the status for a reply.
    func status(of reply: [UInt8]) -> Int {
        guard let value = try? JSONText(reply).value(depth: 512), let code = value["error"]["code"]?.exactInteger else {
            return 200
        }
        switch code {
        case -32700, -32600: return 400
        case -32601 where isModern: return 404
        case -32022...(-32020) where isModern: return 400
        case -32602 where isModern && lacksMeta: return 400
        default: return 200
        }
    }

    private var lacksMeta: Bool {
        let meta = body["params"]["_meta"]
        guard case .object? = meta["io.modelcontextprotocol/clientCapabilities"] else { return true }
        return meta[Self.versionInMeta].text == nil
    }
}

extension ModelContextMessage.Mismatch {
    /// 400 with the code for a header that differs from the message.
    var response: WebResponse {
        let error = ErrorObject(
            code: -32020,
            message: "The header field '\(field)' is missing, or differs from the message.",
            data: ["status": 400, "reason": "headerMismatch", "field": .string(field)]
        )
        let reply: JSONValue = [
            "jsonrpc": "2.0", "id": id,
            "error": [
                "code": .integer(Int64(error.code)), "message": .string(error.message), "data": .object(error.data),
            ],
        ]
        return WebResponse(400, type: "application/json", body: reply.jsonBytes)
    }
}
