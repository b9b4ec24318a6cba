import HeadwordJSON
import HeadwordTestSupport
import OxfordStandIn
import Synchronization
import Testing

private let big = "/api/v2/entries/en-gb/big"

@Suite struct QuotaTests {
    @Test(arguments: [
        (OxfordStandIn.Quota.Mode.tooManyRequests, 429, "Usage limit exceeded"), (.forbidden, 403, "Allowance reached"),
    ])
    func callsTooManyAreRefused(_ mode: OxfordStandIn.Quota.Mode, _ status: Int, _ text: String) async throws {
        try await withStandIn(OxfordStandIn.Options(quota: OxfordStandIn.Quota(calls: 2, mode: mode, retryAfter: 7))) {
            service in
            #expect(try await service.send(big).status == 200)
            #expect(try await service.send("/api/v2/entries/en-gb/nosuchword").status == 404)
            for _ in 0..<2 {
                let response = try await service.send(big)
                #expect(response.status == status)
                #expect(response.text == text)
                #expect(response.headers["retry-after"] == "7")
            }
        }
    }

    @Test func callsWithoutCredentialsAndControlAreNotCounted() async throws {
        try await withStandIn(OxfordStandIn.Options(quota: OxfordStandIn.Quota(calls: 1))) { service in
            #expect(try await service.send(big, credentials: "").status == 403)
            #expect(try await service.send("/control/requests", credentials: "").status == 200)
            #expect(try await service.send(big).status == 200)
            let refused = try await service.send(big)
            #expect(refused.status == 429)
            #expect(refused.headers["retry-after"] == nil)
        }
    }

    @Test func theCountBeginsAnewAfterTheWindow() async throws {
        try await withStandIn(OxfordStandIn.Options(quota: OxfordStandIn.Quota(calls: 1, window: .milliseconds(50)))) {
            service in
            try await Task.sleep(for: .milliseconds(60))
            var statuses: Set<Int> = []
            while !statuses.isSuperset(of: [200, 429]) { statuses.insert(try await service.send(big).status) }
            try await Task.sleep(for: .milliseconds(60))
            #expect(try await service.send(big).status == 200)
        }
    }
}

@Suite struct RecorderTests {
    @Test func requestsAreRecordedAsTheyCameButForCredentials() async throws {
        try await withStandIn { service in
            let target = "/api/v2/entries/en-gb/n%2Fa?fields=definitions%2Cdomains&x-fault=delay=0"
            _ = try await service.send(target, headers: "X-Later: 1\r\naccept: application/json\r\n")
            let request = try #require(service.standIn.recorded.first)
            #expect(request.method == "GET")
            #expect(request.target == target)
            #expect(request.httpVersion == "1.1")
            #expect(request.headers.map(\.name) == ["Host", "Connection", "app_id", "app_key", "X-Later", "accept"])
            #expect(request.header("App_Key") == "[redacted]" && request.header("app_id") == "[redacted]")
            #expect(request.header("accept") == "application/json")
            service.standIn.clearRecorded()
            #expect(service.standIn.recorded.isEmpty)
        }
    }

    @Test func theKeyIsRecordedNowhere() async throws {
        try await withStandIn(OxfordStandIn.Options(credentials: .init(id: "someone", key: "hush-hush"))) { service in
            let credentials = "app_id: someone\r\napp_key: hush-hush\r\nX-Copy: my hush-hush\r\n"
            let target = "/api/v1/stats/frequency/word/en/?lemma=hush-hush"
            let response = try await service.send("POST", target, credentials: credentials, body: "lemma=hush-hush")
            #expect(response.status == 200)
            let all = try await service.send("/control/requests", credentials: "").text
            #expect(!all.contains("hush-hush"))
            #expect(all.contains("lemma=[redacted]"))
            #expect(!"\(service.standIn.recorded)".contains("hush-hush"))
        }
    }

    @Test func whatIsRefusedIsRecordedToo() async throws {
        try await withStandIn { service in
            _ = try await service.send(big, credentials: "")
            _ = try await service.send("POST", "/api/v1/nothing", body: "lemma=test")
            #expect(service.standIn.recorded.map(\.target) == [big, "/api/v1/nothing"])
            #expect(service.standIn.recorded.last?.body == Array("lemma=test".utf8))
        }
    }

    @Test func whoeverWantsIsToldOfRequests() async throws {
        let told = Mutex<[String]>([])
        try await withStandIn(
            OxfordStandIn.Options(onRequest: { request, status in
                told.withLock { $0.append("\(request.target) \(status ?? 0)") }
            })
        ) { service in
            _ = try await service.send(big)
            _ = try await service.exchange(
                "GET \(big)?x-fault=close-before-reply HTTP/1.1\r\nHost: a\r\napp_id: test-id\r\napp_key: test-key\r\n\r\n"
            )
        }
        #expect(told.withLock { $0 } == ["\(big) 200", "\(big)?x-fault=close-before-reply 0"])
    }
}

@Suite struct ControlTests {
    @Test func faultsComeAndGo() async throws {
        try await withStandIn { service in
            let lines = "status=503 x1\nwrong-content-type x2\n"
            #expect(try await service.send("POST", "/control/faults", credentials: "", body: lines).status == 200)
            let statuses = [try await service.send(big).status, try await service.send(big).status]
            #expect(statuses == [503, 200])
            _ = try await service.send("POST", "/control/faults", credentials: "", body: "html-success")
            #expect(try await service.send(big).type == "text/html; charset=utf-8")
            #expect(try await service.send("DELETE", "/control/faults", credentials: "").status == 200)
            #expect(try await service.send(big).type == "application/json;charset=utf-8")
        }
    }

    @Test(arguments: ["nothing", "gzip x", "gzip x0", "gzip 2", "gzip x2 x3", "status=503\nnothing"])
    func whatIsNoFaultInjectsNone(_ text: String) async throws {
        try await withStandIn { service async throws in
            #expect(try await service.send("POST", "/control/faults", credentials: "", body: text).status == 400)
            #expect(try await service.send(big).status == 200)
        }
    }

    @Test func requestsAreListedAndForgotten() async throws {
        try await withStandIn { service in
            _ = try await service.send("\(big)?fields=")
            let list = try await service.send("/control/requests", credentials: "").json
            #expect(list.elements.map { $0.text(at: "target") } == ["\(big)?fields="])
            #expect(list.at("0.headers.2") == ["app_id", "[redacted]"])
            _ = try await service.send("DELETE", "/control/requests", credentials: "")
            #expect(try await service.send("/control/requests", credentials: "").json == [])
        }
    }

    @Test(arguments: [("GET", "/control/faults"), ("GET", "/control/other"), ("PUT", "/control/requests")])
    func otherPathsAreNone(_ method: String, _ path: String) async throws {
        try await withStandIn { service async throws in
            #expect(try await service.send(method, path).status == 404)
        }
    }
}

@Suite struct ConnectionTests {
    @Test func aConnectionServesManyRequestsInTheirOrder() async throws {
        try await withStandIn { service in
            let credentials = "Host: a\r\napp_id: test-id\r\napp_key: test-key\r\n"
            let words = ["big", "nosuchword", "set?x-fault=delay=20", "house"]
            let requests = words.map { "GET /api/v1/entries/en/\($0) HTTP/1.1\r\n\(credentials)\r\n" }
            let last = "GET /api/v1/entries/en/eye HTTP/1.0\r\n\(credentials)\r\n"
            let text = String(decoding: try await service.exchange(requests.joined() + last), as: UTF8.self)
            let statuses = text.split(separator: "HTTP/1.1 ").dropFirst(0).map { $0.prefix(3) }
            #expect(statuses == ["200", "404", "200", "200", "200"])
            #expect(text.ranges(of: "Connection: close").count == 1)
        }
    }

    @Test func aHeadRequestHasNoBody() async throws {
        try await withStandIn { service in
            let whole = try await service.send(big)
            let head = try await service.send("HEAD", big)
            #expect(head.status == 200)
            #expect(head.headers["content-length"] == "\(whole.body.count)")
            #expect(head.body.isEmpty)
        }
    }

    @Test func aBodyHasALimit() async throws {
        try await withStandIn { service async throws in
            let body = String(repeating: "a", count: 2 << 20)
            #expect(try await service.send("POST", "/api/v1/stats/frequency/words/en/", body: body).status == 413)
        }
    }

    @Test func aStandInMayStopAndStartAgain() async throws {
        let standIn = OxfordStandIn()
        let port = try await standIn.start()
        #expect(try await standIn.start() == port)
        let client = try SocketClient(port: port)
        await standIn.stop()
        await standIn.stop()
        // Another process may listen on the port by now, so the end of a connection shows that the service stopped.
        #expect(try await client.readToEnd().isEmpty)
        let again = try await standIn.start()
        _ = try SocketClient(port: again)
        await standIn.stop()
    }

    @Test func aPortIsTakenOnce() async throws {
        try await withStandIn { service in
            let second = OxfordStandIn(OxfordStandIn.Options(port: service.port))
            await #expect(throws: (any Error).self) { try await second.start() }
        }
    }
}
