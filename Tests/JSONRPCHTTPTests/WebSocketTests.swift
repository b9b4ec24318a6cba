import HeadwordTestSupport
import JSONRPC
import JSONRPCTransport
import Testing

/// A WebSocket client that sends whatever frames it is told to (RFC 6455, section 5.2).
private struct FrameClient {
    /// A frame of the server.
    struct Frame: Equatable {
        var opcode: UInt8
        var data: [UInt8]

        var text: String { String(decoding: data, as: UTF8.self) }
        /// The code of a frame that closes.
        var code: Int { opcode == 8 && data.count >= 2 ? Int(data[0]) << 8 | Int(data[1]) : 0 }
    }

    static let (text, continuation, binary, close, ping, pong) = (
        UInt8(1), UInt8(0), UInt8(2), UInt8(8), UInt8(9), UInt8(10)
    )

    private let client: RawClient
    let response: ReadResponse

    init(port: Int, _ fields: String...) async throws {
        client = try RawClient(port: port)
        let header = fields.map { $0 + "\n" }.joined()
        try await client.send(
            """
            GET /ws HTTP/1.1
            Host: localhost
            Upgrade: websocket
            Connection: Upgrade
            Sec-WebSocket-Version: 13
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
            \(header)

            """
        )
        response = try #require(try await client.response())
    }

    func send(_ opcode: UInt8, _ data: [UInt8] = [], isFinal: Bool = true, isMasked: Bool = true) async throws {
        var frame = [opcode | (isFinal ? 0x80 : 0)]
        let mask: UInt8 = isMasked ? 0x80 : 0
        if data.count < 126 {
            frame.append(mask | UInt8(data.count))
        } else {
            frame += [mask | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: data.count >> ($0 * 8)) }
        }
        let key: [UInt8] = isMasked ? [1, 2, 3, 4] : [0, 0, 0, 0]
        if isMasked { frame += key }
        try await client.socket.send(frame + data.enumerated().map { $1 ^ key[$0 % 4] })
    }

    func send(_ text: String) async throws { try await send(Self.text, Array(text.utf8)) }

    /// Reads the next frame; nil at the end of the stream.
    func read() async throws -> Frame? {
        let head = try await client.socket.readBytes(2)
        guard head.count == 2 else { return nil }
        var count = Int(head[1])
        if count >= 126 {
            count = try await client.socket.readBytes(count == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
        }
        return Frame(opcode: head[0] & 15, data: try await client.socket.readBytes(count))
    }
}

private func call(_ id: Int) -> String { #"{"jsonrpc":"2.0","id":\#(id),"method":"hello"}"# }
private func reply(_ id: Int) -> String { #"{"jsonrpc":"2.0","id":\#(id),"result":"hello"}"# }

@Suite(.timeLimit(.minutes(30))) struct WebSocketTests {
    @Test func eachFrameIsAMessage() async throws {
        try await withWebServer { port in
            let client = try await FrameClient(port: port)
            #expect(client.response.status == 101)
            // RFC 6455, section 1.3.
            #expect(client.response["Sec-WebSocket-Accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
            for id in 1...3 { try await client.send(call(id)) }
            for id in 1...3 { #expect(try await client.read()?.text == reply(id)) }
            // A line end within a message does not end it.
            try await client.send(call(4).replacing(",", with: ",\n"))
            #expect(try await client.read()?.text == reply(4))
        }
    }

    @Test func fragmentsAreOneMessageWhateverComesBetweenThem() async throws {
        try await withWebServer { port in
            let client = try await FrameClient(port: port)
            let bytes = Array(call(1).utf8)
            try await client.send(FrameClient.text, Array(bytes[..<10]), isFinal: false)
            try await client.send(FrameClient.ping, [1, 2])
            try await client.send(FrameClient.continuation, [], isFinal: false)
            try await client.send(FrameClient.continuation, Array(bytes[10...]))
            #expect(try await client.read() == FrameClient.Frame(opcode: FrameClient.pong, data: [1, 2]))
            #expect(try await client.read()?.text == reply(1))
        }
    }

    struct Offence: CustomTestStringConvertible, Sendable {
        var name: String
        var opcode: UInt8
        var data: [UInt8] = []
        var isFinal = true
        var isMasked = true
        var code: Int
        var testDescription: String { name }
    }

    static let offences = [
        Offence(name: "binary data", opcode: 2, data: [1], code: 1003),
        Offence(name: "text that is not UTF-8", opcode: 1, data: [0xFF], code: 1007),
        Offence(name: "a frame without a mask", opcode: 1, data: [0x31], isMasked: false, code: 1002),
        Offence(name: "a continuation of nothing", opcode: 0, data: [0x31], code: 1002),
        Offence(name: "an unknown kind of frame", opcode: 5, data: [0x31], code: 1002),
        Offence(name: "a ping in fragments", opcode: 9, data: [0x31], isFinal: false, code: 1002),
        Offence(name: "a long message", opcode: 1, data: [UInt8](repeating: 0x31, count: 70_000), code: 1009),
    ]

    @Test(arguments: offences)
    func anOffenceEndsTheConnectionWithItsCode(offence: Offence) async throws {
        try await withWebServer { port in
            let client = try await FrameClient(port: port)
            try await client.send(
                offence.opcode,
                offence.data,
                isFinal: offence.isFinal,
                isMasked: offence.isMasked
            )
            #expect(try await client.read()?.code == offence.code)
            #expect(try await client.read() == nil)
        }
    }

    @Test func aLongMessageInFragmentsIsRefused() async throws {
        try await withWebServer { port in
            let client = try await FrameClient(port: port)
            let part = [UInt8](repeating: 0x31, count: 40_000)
            try await client.send(FrameClient.text, part, isFinal: false)
            try await client.send(FrameClient.continuation, part, isFinal: false)
            #expect(try await client.read()?.code == 1009)
        }
    }

    @Test func aClientThatClosesGetsItsAnswersFirst() async throws {
        try await withWebServer { port in
            let client = try await FrameClient(port: port)
            try await client.send(call(1))
            try await client.send(FrameClient.close, [0x03, 0xE8])
            #expect(try await client.read()?.text == reply(1))
            #expect(try await client.read()?.code == 1000)
            #expect(try await client.read() == nil)
        }
    }

    @Test(arguments: [("jsonrpc", "jsonrpc"), ("other, jsonrpc", "jsonrpc"), ("other", nil)])
    func aSubprotocolIsChosenFromThoseOfTheClient(offered: String, chosen: String?) async throws {
        try await withWebServer { port in
            let client = try await FrameClient(port: port, "Sec-WebSocket-Protocol: \(offered)")
            #expect(client.response.status == 101)
            #expect(client.response["Sec-WebSocket-Protocol"] == chosen)
        }
    }

    @Test(arguments: ["https://evil.example", "null"])
    func aPageThatIsNotAllowedOpensNone(origin: String) async throws {
        try await withWebServer { port in
            let client = try await FrameClient(port: port, "Origin: \(origin)")
            #expect(client.response.status == 403)
        }
    }

    @Test func theTokenIsShownInTheHeaderOrInTheFirstCall() async throws {
        let secret = "0123456789abcdef"
        try await withWebServer(token: Token(contents: Array(secret.utf8))) { port in
            let shown = try await FrameClient(port: port, "Authorization: Bearer \(secret)")
            try await shown.send(call(1))
            #expect(try await shown.read()?.text == reply(1))
            let silent = try await FrameClient(port: port)
            try await silent.send(call(1))
            #expect(try await silent.read()?.text.contains("unauthenticated") == true)
            let wrong = try await FrameClient(port: port, "Authorization: Bearer 0000000000000000")
            #expect(wrong.response.status == 401)
        }
    }

    @Test func aServerThatStopsSaysSo() async throws {
        let limits = TransportLimits { $0.idleSeconds = 1 }
        try await withWebServer(limits: limits) { port in
            let client = try await FrameClient(port: port)
            #expect(try await client.read()?.code == 1001)
            #expect(try await client.read() == nil)
        }
    }
}
