import NIOCore
import Testing

@testable import HeadwordRedis

@Suite(.timeLimit(.minutes(30))) struct ProtocolTests {
    static let replies: [(String, RedisValue)] = [
        ("+OK\r\n", .bytes(Array("OK".utf8))),
        ("-ERR no such thing\r\n", .error("ERR no such thing")),
        (":-42\r\n", .integer(-42)),
        ("$4\r\na\r\nb\r\n", .bytes(Array("a\r\nb".utf8))),
        ("$0\r\n\r\n", .bytes([])),
        ("$-1\r\n", .null),
        ("*-1\r\n", .null),
        ("*0\r\n", .array([])),
        ("*3\r\n:1\r\n$1\r\nx\r\n*1\r\n+y\r\n", .array([.integer(1), .bytes([120]), .array([.bytes([121])])])),
    ]

    @Test("a reply is found wherever its bytes are cut", arguments: replies)
    func cut(_ text: String, _ value: RedisValue) throws {
        for cut in 0...text.utf8.count {
            var buffer = ByteBuffer(bytes: text.utf8.prefix(cut))
            let first = try RedisDecoder().decode(buffer: &buffer)
            #expect(first == (cut == text.utf8.count ? value : nil))
            guard first == nil else { continue }
            buffer.writeBytes(text.utf8.dropFirst(cut))
            #expect(try RedisDecoder().decode(buffer: &buffer) == value)
            #expect(buffer.readableBytes == 0)
        }
    }

    @Test(
        "what is not a reply is refused",
        arguments: [
            "HTTP/1.1 400 Bad Request\r\n", ":x\r\n", "$99999999999\r\n", "+a\rb\r\n",
            String(repeating: "*1\r\n", count: 20), "+" + String(repeating: "a", count: 70_000),
        ]
    )
    func refused(_ text: String) {
        var buffer = ByteBuffer(string: text)
        #expect(throws: RedisDecoder.Malformed.self) { try RedisDecoder().decode(buffer: &buffer) }
    }

    @Test func argumentsAreSentWithTheirLengths() {
        var buffer = ByteBuffer()
        buffer.write(["SET", "k", RedisArgument([0, 13, 10]), RedisArgument(7)])
        #expect(String(buffer: buffer) == "*4\r\n$3\r\nSET\r\n$1\r\nk\r\n$3\r\n\0\r\n\r\n$1\r\n7\r\n")
    }

    @Test func credentialsAreNotShown() {
        let credentials = RedisOptions.Credentials(user: "anna", password: "secret-password")
        var text = "\(credentials) \(String(reflecting: credentials))"
        dump(credentials, to: &text)
        #expect(!text.contains("secret-password") && !text.contains("anna"))
    }
}
