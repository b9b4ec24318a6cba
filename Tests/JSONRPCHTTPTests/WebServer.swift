import HeadwordJSON
import HeadwordTestSupport
import HeadwordTransportTestSupport
import JSONRPC
import JSONRPCHTTP
import JSONRPCTransport
import NIOHTTP1
import Testing

/// A small site: `/echo` answers with the contents of a POST, `/page` with a text that has an entity tag, `/slow` when the
/// gate opens, and `/long` with many bytes.
struct TestResource: WebResource {
    static let page = "abcdefgh".repeated(1000)
    static let tag = "tag1"

    var gate: Gate?
    /// What is answered without a token.
    var openPath: [String]?

    var isOpenToAll: Bool { openPath != nil }

    func methods(at path: [String]) -> WebMethods {
        if let openPath { return path == openPath ? [.get] : [] }
        return switch path {
        case ["echo"]: [.post]
        case ["page"], ["origin"], ["slow"], ["long"], ["path with blanks", "ü"]: [.get]
        case ["call"]: [.get, .post]
        default: []
        }
    }

    func begin(_ request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never> {
        switch request.path {
        case ["echo"]: return .ready(WebResponse(type: "text/plain", body: request.body))
        case ["page"]:
            return .ready(
                WebResponse(
                    type: "text/html",
                    body: Array(Self.page.utf8),
                    caching: .seconds(60),
                    entityTag: Self.tag
                )
            )
        case ["origin"]:
            return .ready(WebResponse(type: "text/plain", body: Array(session.origin.description.utf8)))
        case ["slow"]:
            return .pending { [gate] in
                await gate?.wait()
                return .success(WebResponse(type: "text/plain", body: Array("slow".utf8)))
            }
        case ["long"]: return .ready(WebResponse(type: "image/x", body: [UInt8](repeating: 0, count: 4 << 20)))
        case ["call"]: return call(request, session)
        default: return .ready(WebResponse(type: "text/plain", body: Array("found".utf8)))
        }
    }

    private func call(_ request: WebRequest, _ session: WebSession) -> Answer<WebResponse, Never> {
        .pending {
            do throws(ErrorObject) {
                return .success(WebResponse.json(RenderedJSON(try await session.ask("echo"))))
            } catch {
                return .success(WebResponse(error, at: request.target))
            }
        }
    }
}

extension TestResource: ErrorPages {
    func begin(_ error: ErrorObject, to request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never> {
        .ready(WebResponse(error.httpStatus, type: "text/html", body: Array("<p>\(error.message)".utf8)))
    }
}

/// What requests wait for.
final class Gate: Sendable {
    private let (opening, continuation) = AsyncStream.makeStream(of: Void.self)

    func open() { continuation.finish() }

    func wait() async { for await _ in opening {} }
}

extension String {
    func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}

private let conversation = Conversation(
    limits: MessageLimits {
        $0.requestBytes = 1 << 16; $0.deadline = .seconds(3600)
    },
    answer: { call throws(ErrorObject) in call.method }
)

/// Runs a server of the small site while `body` runs.
func withWebServer(
    gate: Gate? = nil,
    origins: OriginPolicy = OriginPolicy(),
    proxies: TrustedProxies = TrustedProxies(),
    rate: RequestRate? = nil,
    limits: TransportLimits = TransportLimits(),
    token: Token? = nil,
    _ body: @Sendable (_ port: Int) async throws -> Void
) async throws {
    let site = WebSite(
        conversation,
        resources: [TestResource(gate: gate), TestResource(openPath: ["open"])],
        errorPages: TestResource(),
        sockets: [WebSocketPath("ws", front: conversation, subprotocols: ["jsonrpc": conversation])],
        origins: origins,
        proxies: proxies,
        rate: rate
    )
    try await withSocketServer(conversation, front: site, limits: limits, token: token) { port, _ in
        try await body(port)
    }
}

/// A response as a client reads it.
struct ReadResponse {
    var status: Int
    var headers: HTTPHeaders
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    subscript(_ name: String) -> String? { headers.first(name: name) }
}

/// A client that sends whatever it is told to.
struct RawClient: Sendable {
    let socket: SocketClient

    init(port: Int) throws { socket = try SocketClient(port: port) }

    /// Sends text whose line ends are `\n`, as `\r\n`.
    func send(_ text: String) async throws {
        try await socket.send(text.replacing("\n", with: "\r\n"))
    }

    /// Reads the next response; nil at the end of the stream.
    ///
    /// - Parameter isHead: whether it answers HEAD, and so has no contents.
    func response(isHead: Bool = false) async throws -> ReadResponse? {
        guard let line = try await socket.readLine() else { return nil }
        let status = try #require(Int(line.split(separator: " ")[1]))
        var headers: HTTPHeaders = [:]
        while let line = try await socket.readLine(), line != "\r" {
            let sides = line.dropLast().split(separator: ": ", maxSplits: 1)
            headers.add(name: String(sides[0]), value: sides.count > 1 ? String(sides[1]) : "")
        }
        let count = isHead ? 0 : headers.first(name: "Content-Length").flatMap(Int.init) ?? 0
        return ReadResponse(status: status, headers: headers, body: try await socket.readBytes(count))
    }

    /// Sends a request without contents, and reads the response.
    func get(_ address: String, _ fields: String..., method: String = "GET") async throws -> ReadResponse {
        let header = fields.map { $0 + "\n" }.joined()
        try await send("\(method) \(address) HTTP/1.1\nHost: localhost\n\(header)\n")
        return try #require(try await response(isHead: method == "HEAD"))
    }
}
