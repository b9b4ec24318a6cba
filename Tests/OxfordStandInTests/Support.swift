import HeadwordJSON
import HeadwordTestSupport
import OxfordStandIn
import Testing

/// A stand-in that listens while a test runs.
struct Service {
    let standIn: OxfordStandIn
    let port: Int

    static let account = "app_id: test-id\r\napp_key: test-key\r\n"

    /// Sends bytes and reads to the end of the connection.
    func exchange(_ request: String) async throws -> [UInt8] {
        let client = try SocketClient(port: port)
        try await client.send(request)
        return try await client.readBytesToEnd()
    }

    /// Sends a GET request with credentials on a connection of its own.
    func send(_ target: String, credentials: String = account, headers: String = "") async throws -> Response {
        try await send("GET", target, credentials: credentials, headers: headers)
    }

    /// Sends a request with credentials on a connection of its own.
    func send(
        _ method: String,
        _ target: String,
        credentials: String = account,
        headers: String = "",
        body: String = ""
    ) async throws -> Response {
        let length = body.isEmpty ? "" : "Content-Length: \(body.utf8.count)\r\n"
        let head = "\(method) \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        let bytes = try await exchange(head + credentials + headers + length + "\r\n" + body)
        return try #require(Response(bytes), "no reply to \(target)")
    }

    /// The JSON body of a reply with status 200.
    func json(_ target: String) async throws -> JSONValue {
        let response = try await send(target)
        #expect(response.status == 200, "\(target): \(response.text)")
        return try response.json
    }
}

/// A raw reply.
struct Response {
    var status: Int
    var headers: [String: String] = [:]
    var body: [UInt8]

    init?(_ bytes: [UInt8]) {
        guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: Array("\r\n\r\n".utf8)) }) else {
            return nil
        }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
        self.status = status
        body = Array(bytes[(end + 4)...])
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            headers[parts[0].lowercased()] = parts[1].trimmingPrefix(" ").description
        }
    }

    var text: String { String(decoding: body, as: UTF8.self) }

    var json: JSONValue { get throws { try JSONValue(json: text) } }

    var type: String { headers["content-type"] ?? "" }
}

/// Runs a stand-in on a free port.
func withStandIn(
    _ options: OxfordStandIn.Options = OxfordStandIn.Options(),
    _ body: (Service) async throws -> Void
) async throws {
    let standIn = OxfordStandIn(options)
    let port = try await standIn.start()
    do {
        try await body(Service(standIn: standIn, port: port))
    } catch {
        await standIn.stop()
        throw error
    }
    await standIn.stop()
}

extension JSONValue {
    /// The value at a path, such as `results.0.word`.
    func at(_ path: String) -> JSONValue? {
        path.split(separator: ".").reduce(self) { value, step in
            Int(step).flatMap { value?[$0] } ?? value?[String(step)]
        }
    }

    /// The value at a path, if it is text.
    func text(at path: String) -> String? { at(path)?.text }

    /// The texts below a name in each element of `results`.
    func texts(_ name: String) -> [String] { at("results")?.elements.compactMap { $0[name]?.text } ?? [] }

    /// The names of the members of an object.
    var names: [String] {
        guard case .object(let object) = self else { return [] }
        return object.members.map(\.name)
    }
}
