import HeadwordGzip
import HeadwordJSON
import HeadwordTestSupport
import HeadwordTransportTestSupport
import JSONRPC
import JSONRPCHTTP
import JSONRPCTransport
import NIOHTTP1
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(30))) struct ConditionalRequestTests {
    @Test(arguments: [
        (#""tag1""#, 304), (#"W/"tag1""#, 304), (#""tag1-gz""#, 304), (#""a", "tag1""#, 304), ("*", 304),
        (#""tag2""#, 200), ("tag1", 200), ("", 200), (#""tag1"#, 200),
    ])
    func contentsThatTheClientHasAreNotSentAgain(tags: String, status: Int) async throws {
        try await withWebServer { port in
            let client = try RawClient(port: port)
            for method in ["GET", "HEAD"] {
                let response = try await client.get("/page", "If-None-Match: \(tags)", method: method)
                #expect(response.status == status)
                #expect(response["ETag"] == #""tag1""#)
                #expect(response["Cache-Control"] == "public, max-age=60, stale-while-revalidate=86400")
                #expect(response["Vary"] == "Accept-Encoding")
                #expect(response["Content-Length"] == (status == 200 ? "8000" : nil))
                #expect(response.body.isEmpty == (status == 304 || method == "HEAD"))
            }
        }
    }

    @Test func whatHasNoTagIsNotKept() async throws {
        try await withWebServer { port in
            let response = try await RawClient(port: port).get("/path%20with%20blanks/%C3%BC")
            #expect(response.text == "found")
            #expect(response["ETag"] == nil)
            #expect(response["Cache-Control"] == "no-store")
        }
    }
}

@Suite(.timeLimit(.minutes(30))) struct CompressionTests {
    @Test(arguments: [
        ("gzip", true), ("GZIP", true), ("deflate, gzip;q=0.5", true), ("*", true), ("br, *;q=0.1", true),
        ("gzip;q=0", false), ("gzip; q=0.0", false), ("identity", false), ("", false), ("gzip2", false),
    ])
    func contentsAreCompressedForThoseWhoAcceptThat(accepted: String, isCompressed: Bool) async throws {
        try await withWebServer { port in
            let client = try RawClient(port: port)
            let response = try await client.get("/page", "Accept-Encoding: \(accepted)")
            #expect(response["Content-Encoding"] == (isCompressed ? "gzip" : nil))
            #expect(response["ETag"] == (isCompressed ? #""tag1-gz""# : #""tag1""#))
            #expect(try text(response) == TestResource.page)
        }
    }

    private func text(_ response: ReadResponse) throws -> String {
        guard response["Content-Encoding"] != nil else { return response.text }
        let decoder = try GzipDecoder()
        var (rest, bytes) = ([response.body], [UInt8]())
        while try decoder.read(
            into: &bytes,
            { input in
                guard let next = rest.popLast() else { return false }
                input += next
                return true
            }
        ) {}
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func shortContentsAndPicturesAreSentAsTheyAre() async throws {
        try await withWebServer { port in
            let client = try RawClient(port: port)
            for address in ["/path%20with%20blanks/%C3%BC", "/long"] {
                #expect(try await client.get(address, "Accept-Encoding: gzip")["Content-Encoding"] == nil)
            }
        }
    }
}

@Suite(.timeLimit(.minutes(30))) struct MethodTests {
    @Test(arguments: [
        ("/page", "POST", 405, "GET, HEAD, OPTIONS"), ("/echo", "GET", 405, "POST, OPTIONS"),
        ("/page", "OPTIONS", 204, "GET, HEAD, OPTIONS"), ("/call", "DELETE", 405, "GET, HEAD, POST, OPTIONS"),
        ("/none", "OPTIONS", 404, nil),
    ])
    func anAddressTellsWhatItAllows(address: String, method: String, status: Int, allowed: String?) async throws {
        try await withWebServer { port in
            let response = try await RawClient(port: port).get(address, "Content-Length: 0", method: method)
            #expect(response.status == status)
            #expect(response["Allow"] == allowed)
        }
    }

    @Test(arguments: [
        ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", true), ("text/html", true),
        ("Text/HTML; q=0.5, application/json;q=0.4", true), ("text/html;q=0.5, application/problem+json", false),
        ("text/html, application/json", false), ("text/html;q=0", false), ("*/*", false), ("text/plain", false),
        ("", false),
    ])
    func anAddressThatNobodyHasIsAPageForPeopleOnly(accepted: String, isPage: Bool) async throws {
        try await withWebServer { port in
            let client = try RawClient(port: port)
            for method in ["GET", "HEAD", "POST"] {
                let response = try await client.get(
                    "/none",
                    "Accept: \(accepted)",
                    "Content-Length: 0",
                    method: method
                )
                #expect(response.status == 404)
                #expect(response["Content-Type"] == (isPage ? "text/html; charset=utf-8" : "application/problem+json"))
                #expect(response["Cache-Control"] == "no-store")
                if method == "GET" { #expect(response.text.contains("Nothing is served at '/none'.")) }
            }
            #expect(
                try await client.get("/echo", "Accept: \(accepted)")["Content-Type"] == "application/problem+json"
            )
        }
    }

    @Test func aSocketIsOpenedOnlyAsSuch() async throws {
        try await withWebServer { port in
            let response = try await RawClient(port: port).get("/ws")
            #expect(response.status == 426)
            #expect(response["Upgrade"] == "websocket")
        }
    }

    @Test(arguments: [("abc-1", "abc-1"), ("a b", nil), ("", nil), ("ü", nil), ("a".repeated(129), nil)])
    func aRequestKeepsItsIdentifier(given: String, kept: String?) async throws {
        try await withWebServer { port in
            let id = try await RawClient(port: port).get("/page", "X-Request-Id: \(given)")["X-Request-Id"]
            if let kept { #expect(id == kept) } else { #expect(id.flatMap(Int.init) != nil) }
        }
    }
}

@Suite(.timeLimit(.minutes(30))) struct OriginTests {
    private static let policy = OriginPolicy(
        origins: ["https://example.org", "moz-extension://abc"],
        hosts: ["dictionary.example.org"]
    )

    @Test(
        arguments: [
            (nil, 200), ("https://example.org", 200), ("HTTPS://Example.org", 200), ("moz-extension://abc", 200),
            ("http://localhost:3000", 200), ("http://127.0.0.1", 200), ("http://[::1]:8080", 200),
            ("http://a.localhost", 200), ("https://evil.example", 403), ("null", 403),
            ("http://localhost.evil.example", 403),
            ("moz-extension://other", 403), ("http://127.0.0.1.evil.example", 403), ("file://", 403), ("", 403),
        ] as [(String?, Int)]
    )
    func onlyPagesThatAreAllowedAsk(origin: String?, status: Int) async throws {
        try await withWebServer(origins: Self.policy) { port in
            let client = try RawClient(port: port)
            let response = try await client.get("/page", origin.map { "Origin: \($0)" } ?? "X-A: b")
            #expect(response.status == status)
            let isConfigured = origin.map { Self.policy.origins.contains($0.lowercased()) } ?? false
            #expect(response["Access-Control-Allow-Origin"] == (isConfigured ? origin : nil))
            #expect(response["Vary"] == "Accept-Encoding, Origin")
        }
    }

    @Test(arguments: [
        ("localhost", 200), ("localhost:8080", 200), ("127.0.0.1:1", 200), ("127.1.2.3", 200), ("[::1]:8080", 200),
        ("dictionary.example.org", 200), ("Dictionary.Example.org:443", 200), ("evil.example", 403), ("", 403),
        ("127.0.0.1.evil.example", 403), ("[::2]", 403), ("127.0.0", 403),
    ])
    func aNameThatIsNotOursIsRefused(host: String, status: Int) async throws {
        try await withWebServer(origins: Self.policy) { port in
            let client = try RawClient(port: port)
            try await client.send("GET /page HTTP/1.1\nHost: \(host)\n\n")
            #expect(try await client.response()?.status == status)
        }
    }

    @Test func aBrowserIsToldWhatAPageOfAnotherOriginMayDo() async throws {
        try await withWebServer(origins: Self.policy) { port in
            let client = try RawClient(port: port)
            let response = try await client.get(
                "/call",
                "Origin: https://example.org",
                "Access-Control-Request-Method: POST",
                "Access-Control-Request-Private-Network: true",
                method: "OPTIONS"
            )
            #expect(response.status == 204)
            #expect(response["Access-Control-Allow-Origin"] == "https://example.org")
            #expect(response["Access-Control-Allow-Methods"] == "GET, HEAD, POST, OPTIONS")
            #expect(response["Access-Control-Allow-Headers"]?.contains("content-type") == true)
            #expect(response["Access-Control-Allow-Private-Network"] == "true")
            #expect(response["Access-Control-Allow-Credentials"] == nil)
        }
    }
}

@Suite(.timeLimit(.minutes(30))) struct FairUseTests {
    @Test func aClientIsToldWhatItMaySendAndStoppedAfterThat() async throws {
        try await withWebServer(rate: RequestRate(requests: 2, seconds: 3600)) { port in
            let client = try RawClient(port: port)
            for left in [1, 0] {
                let response = try await client.get("/page")
                #expect(response.status == 200)
                #expect(response["RateLimit-Policy"] == #""default";q=2;w=3600"#)
                #expect(response["RateLimit"]?.hasPrefix(#""default";r=\#(left);t="#) == true)
            }
            let refused = try await client.get("/page")
            #expect(refused.status == 429)
            let seconds = try #require(refused["Retry-After"].flatMap(Int.init))
            #expect((1...3600).contains(seconds))
            #expect(refused.text.contains(#""reason":"rateLimited""#))
            #expect(refused["RateLimit"]?.contains("r=0") == true)
        }
    }

    @Test(arguments: [
        // What the client sent itself stands before the address that the proxy added.
        ("127.0.0.0/8", ["192.0.2.1", "198.51.100.9, 192.0.2.2", "192.0.2.3,127.0.0.9"], [200, 200, 200]),
        ("127.0.0.0/8", ["198.51.100.9, 192.0.2.1", "198.51.100.8, 192.0.2.1"], [200, 429]),
        ("127.0.0.0/8", ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"], [200, 429, 200]),
        ("127.0.0.0/8", ["", "unknown", "127.0.0.1"], [200, 429, 429]),
        ("10.0.0.0/8", ["192.0.2.1", "192.0.2.2"], [200, 429]),
    ])
    func clientsOfAProxyAreToldApart(proxies: String, addresses: [String], statuses: [Int]) async throws {
        let proxies = TrustedProxies([try #require(AddressBlock(proxies))])
        try await withWebServer(proxies: proxies, rate: RequestRate(requests: 1, seconds: 3600)) { port in
            let client = try RawClient(port: port)
            for (address, status) in zip(addresses, statuses) {
                let response = try await client.get("/page", "X-Forwarded-For: \(address)")
                #expect(response.status == status, "\(address)")
            }
        }
    }

    @Test(arguments: [
        ("127.0.0.1", "https", "https://localhost"), ("127.0.0.1", "HTTPS", "https://localhost"),
        ("127.0.0.1", "http", "http://localhost"), ("10.0.0.1", "https", "http://localhost"),
    ])
    func aProxySaysWhetherItWasAskedWithTLS(proxy: String, scheme: String, origin: String) async throws {
        let proxies = TrustedProxies([try #require(AddressBlock(proxy))])
        try await withWebServer(proxies: proxies) { port in
            let response = try await RawClient(port: port).get("/origin", "X-Forwarded-Proto: \(scheme)")
            #expect(response.text == origin)
        }
    }
}

@Suite(.timeLimit(.minutes(30))) struct TokenTests {
    private static let secret = "0123456789abcdef"

    @Test(arguments: [
        ("Bearer 0123456789abcdef", 200), ("bearer 0123456789abcdef", 200),
        // anyone:0123456789abcdef and :0123456789abcdef
        ("Basic YW55b25lOjAxMjM0NTY3ODlhYmNkZWY=", 200), ("Basic OjAxMjM0NTY3ODlhYmNkZWY=", 200),
        ("Bearer 0123456789abcdeg", 401), ("Bearer", 401), ("Basic YW55", 401), ("Basic !", 401), ("Digest a", 401),
    ])
    func eachRequestShowsTheToken(field: String, status: Int) async throws {
        let limits = TransportLimits { $0.tokenPauseMilliseconds = 1 }
        try await withWebServer(limits: limits, token: Token(contents: Array(Self.secret.utf8))) { port in
            let client = try RawClient(port: port)
            let response = try await client.get("/page", "Authorization: \(field)")
            #expect(response.status == status)
            if status == 200 { #expect(response["Cache-Control"]?.hasPrefix("private") == true) }
            // What one request has shown does not count for the next, which may be another client's.
            let next = try await client.get("/page")
            #expect(next.status == 401)
            #expect(next.headers["WWW-Authenticate"].map { $0.prefix(6) } == ["Bearer", "Basic "])
            #expect(!next.text.contains(Self.secret))
            #expect(try await client.get("/open").status == 200)
        }
    }
}

@Suite(.timeLimit(.minutes(30))) struct EditionTests {
    /// An answer that names the data it comes from.
    private struct Edition: Answering {
        let edition: String?

        func begin(_ call: Call, from caller: Caller) throws(ErrorObject) -> Answer<RenderedJSON, ErrorObject> {
            .pending {
                await Task.yield()
                return .success(RenderedJSON(JSONValue.string(edition ?? "")))
            }
        }
    }

    /// A page that asks twice.
    private struct TwoAnswers: WebResource {
        func methods(at path: [String]) -> WebMethods { [.get] }

        func begin(_ request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never> {
            .pending {
                let answers = [try? await session.ask("first").text, try? await session.ask("second").text]
                let text = answers.compactMap(\.self).joined(separator: " ")
                return .success(WebResponse(type: "text/plain", body: Array(text.utf8)))
            }
        }
    }

    @Test func aResponseNamesTheOneLexiconThatItComesFromWhileLexiconsAreReplaced() async throws {
        let count = Atomic(0)
        // Each question for what answers finds another lexicon.
        let conversation = Conversation(limits: MessageLimits { $0.deadline = .seconds(3600) }) {
            Edition(edition: String(count.add(1, ordering: .relaxed).newValue))
        }
        let site = WebSite(conversation, resources: [TwoAnswers()])
        try await withSocketServer(conversation, front: site) { port, _ in
            let client = try RawClient(port: port)
            let responses = try await [client.get("/"), client.get("/")]
            for response in responses {
                let edition = try #require(response["Headword-Lexicon"])
                #expect(response.text == "\(edition) \(edition)")
            }
            #expect(responses[0].text != responses[1].text)
        }
    }
}
