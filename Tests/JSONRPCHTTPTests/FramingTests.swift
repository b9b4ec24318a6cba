import HeadwordTestSupport
import JSONRPCTransport
import Testing

/// What clients send that no client should: each gets an answer or a closed connection, and never a second reading of its
/// bytes (request smuggling, RFC 9112, section 11.2).
@Suite(.timeLimit(.minutes(30))) struct FramingTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        var name: String
        var request: String
        var status: Int
        var testDescription: String { name }

        init(_ name: String, _ request: String, _ status: Int) {
            (self.name, self.request, self.status) = (name, request, status)
        }
    }

    /// What would be answered with 200 if a part of the request were read as another one.
    private static let smuggled = "GET /page HTTP/1.1\nHost: localhost\n\n"

    static let refused = [
        Sample(
            "two different lengths",
            "POST /echo HTTP/1.1\nHost: localhost\nContent-Length: 3\nContent-Length: 40\n\nabc" + smuggled,
            400
        ),
        Sample(
            "two lengths in one field",
            "POST /echo HTTP/1.1\nHost: localhost\nContent-Length: 3, 40\n\nabc" + smuggled,
            400
        ),
        Sample(
            "a length and chunks",
            "POST /echo HTTP/1.1\nHost: localhost\nContent-Length: 3\nTransfer-Encoding: chunked\n\n0\n\n" + smuggled,
            400
        ),
        Sample(
            "an unknown transfer coding",
            "POST /echo HTTP/1.1\nHost: localhost\nTransfer-Encoding: zip\n\n" + smuggled,
            400
        ),
        Sample(
            "chunks that are not the last coding",
            "POST /echo HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked, gzip\n\n0\n\n" + smuggled,
            400
        ),
        Sample(
            "a bad size of a chunk",
            "POST /echo HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\nxyz\nabc\n0\n\n" + smuggled,
            400
        ),
        Sample(
            "a chunk that is longer than its size",
            "POST /echo HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\n2\nabcdef\n0\n\n" + smuggled,
            400
        ),
        Sample("a negative length", "POST /echo HTTP/1.1\nHost: localhost\nContent-Length: -1\n\n", 400),
        Sample("a length with a sign", "POST /echo HTTP/1.1\nHost: localhost\nContent-Length: +3\n\nabc", 400),
        Sample("a length with letters", "POST /echo HTTP/1.1\nHost: localhost\nContent-Length: 3a\n\nabc", 400),
        Sample("a folded field", "GET /page HTTP/1.1\nHost: localhost\nX-A: b\n c: d\n\n", 400),
        Sample("a blank before the colon", "GET /page HTTP/1.1\nHost: localhost\nX-A : b\n\n", 400),
        Sample("a field without a colon", "GET /page HTTP/1.1\nHost: localhost\nabc\n\n", 400),
        Sample("a field without a name", "GET /page HTTP/1.1\nHost: localhost\n: abc\n\n", 400),
        Sample("a control character in a field", "GET /page HTTP/1.1\nHost: localhost\nX-A: b\u{0}c\n\n", 400),
        Sample("no host", "GET /page HTTP/1.1\n\n", 400),
        Sample("two hosts", "GET /page HTTP/1.1\nHost: localhost\nHost: localhost\n\n", 400),
        Sample("no version", "GET /page\n\n", 400),
        Sample("a later version", "GET /page HTTP/2.0\nHost: localhost\n\n", 400),
        Sample("no address", "GET HTTP/1.1\nHost: localhost\n\n", 400),
        Sample("an address of another server", "GET http://example.org/page HTTP/1.1\nHost: localhost\n\n", 400),
        Sample("the greeting of TLS", "\u{16}\u{3}\u{1}\n\n", 400),
        Sample("the greeting of HTTP/2", "PRI * HTTP/2.0\n\nSM\n\n", 400),
        Sample("a bad escape", "GET /page%2 HTTP/1.1\nHost: localhost\nConnection: close\n\n", 400),
        Sample("an escape that is not UTF-8", "GET /page%ff HTTP/1.1\nHost: localhost\nConnection: close\n\n", 400),
        Sample("a NUL", "GET /page%00 HTTP/1.1\nHost: localhost\nConnection: close\n\n", 400),
        Sample("a long address", "GET /\("a".repeated(8192)) HTTP/1.1\nHost: localhost\n\n", 414),
        Sample("a long field", "GET /page HTTP/1.1\nHost: localhost\nX-A: \("a".repeated(40_000))\n\n", 431),
        Sample("many fields", "GET /page HTTP/1.1\nHost: localhost\n\("X-A: b\n".repeated(200))\n", 431),
        Sample("long contents", "POST /echo HTTP/1.1\nHost: localhost\nContent-Length: 70000\n\nabc", 413),
        Sample("a huge length", "POST /echo HTTP/1.1\nHost: localhost\nContent-Length: 99999999999999999999\n\n", 400),
        Sample(
            "long chunks",
            "POST /echo HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\n11180\n\("a".repeated(70_016))\n0\n\n",
            413
        ),
        Sample("a name of a host elsewhere", "GET /page HTTP/1.1\nHost: example.org\nConnection: close\n\n", 403),
        Sample("the method CONNECT", "CONNECT localhost:80 HTTP/1.1\nHost: localhost\n\n" + smuggled, 400),
        Sample("the method TRACE", "TRACE /page HTTP/1.1\nHost: localhost\nConnection: close\n\n", 405),
        Sample("an unknown method", "BREW /page HTTP/1.1\nHost: localhost\nConnection: close\n\n", 400),
        Sample("an address that nobody has", "GET /none HTTP/1.1\nHost: localhost\nConnection: close\n\n", 404),
        Sample("another protocol", "GET /none HTTP/1.1\nHost: localhost\nUpgrade: h2c\nConnection: Upgrade\n\n", 404),
    ]

    @Test(arguments: refused)
    func isRefusedOnceAndForAll(sample: Sample) async throws {
        try await withWebServer { port in
            let client = try RawClient(port: port)
            try await client.send(sample.request)
            let response = try await client.response()
            #expect(response?.status == sample.status)
            #expect(response?["Content-Type"] == "application/problem+json")
            #expect(response?["Connection"] == "close")
            #expect(try await client.response() == nil)
        }
    }

    @Test(arguments: [
        ("/page?word=café", "as 'é' is by '%C3%A9'"), ("/ü", "as 'é' is by '%C3%A9'"),
        ("/page\u{1}", "must be percent-encoded"), ("/page?word=ice cream", "a blank in the address is '%20'"),
    ])
    func anAddressThatIsNotEncodedIsToldHowItShouldBe(address: String, detail: String) async throws {
        try await withWebServer { port in
            let response = try await RawClient(port: port).get(address)
            #expect(response.status == 400)
            #expect(response.text.contains(detail))
        }
    }

    static let accepted = [
        Sample("contents with a length", "POST /echo HTTP/1.1\nHost: localhost\nContent-Length: 3\n\nabc", 200),
        Sample(
            "chunks",
            "POST /echo HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\n1\na\n2\nbc\n0\n\n",
            200
        ),
        Sample(
            "chunks with extensions",
            "POST /echo HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\n3;a=b\nabc\n0\n\n",
            200
        ),
        Sample(
            "trailers",
            "POST /echo HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\n3\nabc\n0\nX-A: b\n\n",
            200
        ),
        Sample("an empty line first", "\nPOST /echo HTTP/1.1\nHost: localhost\nContent-Length: 3\n\nabc", 200),
        Sample("blanks around a value", "POST /echo HTTP/1.1\nHost:  localhost \nContent-Length: 3 \n\nabc", 200),
    ]

    @Test(arguments: accepted)
    func isAnsweredAndTheConnectionGoesOn(sample: Sample) async throws {
        try await withWebServer { port in
            let client = try RawClient(port: port)
            for _ in 1...3 {
                try await client.send(sample.request)
                let response = try await client.response()
                #expect(response?.status == sample.status)
                #expect(response?.text == "abc")
            }
        }
    }

    @Test func aRequestCanArriveByteByByte() async throws {
        try await withWebServer { port in
            let client = try RawClient(port: port)
            for byte in "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc".utf8 {
                try await client.socket.send([byte])
            }
            #expect(try await client.response()?.text == "abc")
        }
    }

    @Test func pipelinedRequestsAreAnsweredInTheirOrder() async throws {
        let gate = Gate()
        try await withWebServer(gate: gate) { port in
            let client = try RawClient(port: port)
            let post = (1...100).map { "POST /echo HTTP/1.1\nHost: localhost\nContent-Length: 3\n\n\(100 + $0)" }
            try await client.send("GET /slow HTTP/1.1\nHost: localhost\n\n" + post.joined())
            gate.open()
            #expect(try await client.response()?.text == "slow")
            for number in 101...200 { #expect(try await client.response()?.text == "\(number)") }
        }
    }

    @Test func aClientOfHTTP10IsAnsweredOnceUnlessItAsksForMore() async throws {
        try await withWebServer { port in
            let client = try RawClient(port: port)
            try await client.send("GET /page HTTP/1.0\nConnection: keep-alive\nHost: localhost\n\n")
            #expect(try await client.response()?["Connection"] == "keep-alive")
            try await client.send("GET /page HTTP/1.0\nHost: localhost\n\n")
            #expect(try await client.response()?["Connection"] == "close")
            #expect(try await client.response() == nil)
        }
    }

    @Test func contentsAreAskedForIfTheClientWaits() async throws {
        try await withWebServer { port in
            let client = try RawClient(port: port)
            try await client.send(
                "POST /echo HTTP/1.1\nHost: localhost\nContent-Length: 3\nExpect: 100-continue\n\n"
            )
            #expect(try await client.response()?.status == 100)
            try await client.send("abc")
            #expect(try await client.response()?.text == "abc")
        }
    }

    @Test(arguments: [
        ("G", nil), ("GET /page HTTP/1.1\nHost: local", nil),
        ("POST /echo HTTP/1.1\nHost: localhost\nContent-Length: 3\n\na", 408),
    ])
    func aSlowRequestIsCutOffAndToldSoOnceItsHeaderIsThere(part: String, status: Int?) async throws {
        let limits = TransportLimits {
            $0.messageSeconds = 1; $0.idleSeconds = 3600
        }
        try await withWebServer(limits: limits) { port in
            let client = try RawClient(port: port)
            try await client.send(part)
            #expect(try await client.response()?.status == status)
            #expect(try await client.socket.readToEnd().isEmpty)
        }
    }

    @Test(arguments: [
        ["slow"], ["page", "slow"], ["page", "page", "slow"], ["slow", "page"], ["slow", "slow", "page"], ["long"],
        ["slow", "long"], ["long", "slow", "long"],
    ])
    func aClientThatStopsSendingIsStillAnswered(addresses: [String]) async throws {
        let gate = Gate()
        try await withWebServer(gate: gate) { port in
            let client = try RawClient(port: port)
            try await client.send(addresses.map { "GET /\($0) HTTP/1.1\nHost: localhost\n\n" }.joined())
            client.socket.finishSending()
            gate.open()
            let lengths = ["slow": 4, "page": TestResource.page.utf8.count, "long": 4 << 20]
            for address in addresses { #expect(try await client.response()?.body.count == lengths[address]) }
            #expect(try await client.response() == nil)
        }
    }

    @Test func longContentsArriveWhole() async throws {
        try await withWebServer { port in
            let client = try RawClient(port: port)
            #expect(try await client.get("/long").body.count == 4 << 20)
            #expect(try await client.get("/page").text == TestResource.page)
        }
    }
}
