import HeadwordTestSupport
import HeadwordTransportTestSupport
import JSONRPC
import JSONRPCTransport
import Logging
import ServiceLifecycle
import Synchronization
import Testing

/// The lines of a log, as `message key=value`.
final class LogRecord: Sendable {
    private let written = Mutex<[String]>([])

    var lines: [String] { written.withLock(\.self) }

    var logger: Logger { Logger(label: "test") { _ in RecordingHandler(record: self) } }

    private struct RecordingHandler: LogHandler {
        let record: LogRecord
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.info

        init(record: LogRecord) { self.record = record }

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let members = (event.metadata ?? [:]).map { " \($0.key)=\($0.value)" }.sorted()
            record.written.withLock { $0.append("\(event.message)" + members.joined()) }
        }
    }
}

/// Runs a server on a free port while `body` runs, which gets the port and can tell the server to stop.
func withServer(
    _ conversation: Conversation = testConversation,
    limits: TransportLimits = TransportLimits(),
    token: Token? = nil,
    log: LogRecord = LogRecord(),
    _ body: @Sendable (_ port: Int, _ server: ServiceGroup) async throws -> Void
) async throws {
    try await withSocketServer(conversation, limits: limits, token: token, logger: log.logger, body)
}

@Suite(.timeLimit(.minutes(30))) struct SocketServerTests {
    @Test func everyConnectionHasItsOwnFraming() async throws {
        try await withServer { port, _ in
            let lines = try SocketClient(port: port)
            let headers = try SocketClient(port: port)
            let body = request(2, "b")
            try await lines.send(request(1, "a") + "\n")
            try await headers.send("Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
            #expect(try await lines.readLine() == answer(1, "a"))
            headers.finishSending()
            #expect(
                try await headers.readToEnd() == "Content-Length: \(answer(2, "b").utf8.count)\r\n\r\n\(answer(2, "b"))"
            )
        }
    }

    @Test func aQuickCallDoesNotWaitForASlowOneOfItsConnection() async throws {
        let gate = Gate()
        try await withServer(gate.conversation) { port, _ in
            let client = try SocketClient(port: port)
            try await client.send(request(1, "gated") + "\n" + request(2, "quick") + "\n")
            #expect(try await client.readLine() == answer(2, "quick"))
            gate.open()
            #expect(try await client.readLine() == answer(1, "gated"))
        }
    }

    @Test func theLastLineIsAnsweredAfterTheEndOfInputAndThenTheConnectionCloses() async throws {
        try await withServer { port, _ in
            let client = try SocketClient(port: port)
            try await client.send(request(1, "slow") + "\n" + request(2, "quick"))
            client.finishSending()
            let lines = try await client.readToEnd().split(separator: "\n").map(String.init)
            #expect(lines.sorted() == [answer(1, "slow"), answer(2, "quick")].sorted())
        }
    }

    @Test func fiftyConnectionsAreServedWhileOneStalls() async throws {
        try await withServer { port, _ in
            let stalled = try SocketClient(port: port)
            try await stalled.send("{\"jsonrpc\":")
            let clients = try (0..<50).map { _ in try SocketClient(port: port) }
            for (id, client) in clients.enumerated() { try await client.send(request(id, "a") + "\n") }
            for (id, client) in clients.enumerated() { #expect(try await client.readLine() == answer(id, "a")) }
        }
    }

    @Test func moreCallsThanMayBeInFlightAreAllAnswered() async throws {
        try await withServer(limits: TransportLimits { $0.messagesInFlight = 4 }) { port, _ in
            let client = try SocketClient(port: port)
            try await client.send((0..<40).map { request($0, "slow") + "\n" }.joined())
            var ids: Set<String> = []
            for _ in 0..<40 { ids.insert(try #require(try await client.readLine())) }
            #expect(ids.count == 40)
        }
    }

    @Test func callsThatTakeManyTurnsAreAllAnsweredOnEveryConnection() async throws {
        try await withServer { port, _ in
            let clients = try (0..<8).map { _ in try SocketClient(port: port) }
            let calls = (0..<500).map { request($0, "a") + "\n" }.joined()
            for client in clients { try await client.send(calls) }
            for client in clients {
                var answers: Set<String> = []
                for _ in 0..<500 { answers.insert(try #require(try await client.readLine())) }
                #expect(answers == Set((0..<500).map { answer($0, "a") }))
            }
        }
    }

    @Test func theRepliesToABatchAreOneMessage() async throws {
        try await withServer { port, _ in
            let client = try SocketClient(port: port)
            let batch = "[" + (0..<300).map { request($0, "a") }.joined(separator: ", ") + "]"
            try await client.send("Content-Length: \(batch.utf8.count)\r\n\r\n\(batch)")
            client.finishSending()
            let reply = "[" + (0..<300).map { answer($0, "a") }.joined(separator: ",") + "]"
            #expect(try await client.readToEnd() == "Content-Length: \(reply.utf8.count)\r\n\r\n\(reply)")
        }
    }

    @Test func aClientThatDoesNotReadIsNotReadFromEither() async throws {
        try await withServer(limits: TransportLimits { $0.outputQueueBytes = 1 << 20 }) { port, _ in
            let client = try SocketClient(port: port, receiveBuffer: 4096)
            // Each of these calls is answered with a mebibyte.
            let sent = try await client.sendUntilStuck(request(1, "large") + "\n", atMost: 64 << 20)
            #expect(sent < 64 << 20)
            let other = try SocketClient(port: port)
            try await other.send(request(2, "a") + "\n")
            #expect(try await other.readLine() == answer(2, "a"))
        }
    }

    @Test func aClientThatReadsLateGetsAllOfItsRepliesBeforeTheConnectionCloses() async throws {
        try await withServer { port, _ in
            let client = try SocketClient(port: port, receiveBuffer: 4096)
            try await client.send((0..<8).map { request($0, "large") + "\n" }.joined())
            client.finishSending()
            try await Task.sleep(for: .milliseconds(300))
            #expect(try await client.readToEnd().utf8.filter { $0 == UInt8(ascii: "\n") }.count == 8)
        }
    }

    @Test func repliesBeforeABrokenHeaderArriveThoughMoreInputFollows() async throws {
        try await withServer { port, _ in
            let client = try SocketClient(port: port, receiveBuffer: 4096)
            let body = request(1, "large")
            let call = "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
            try await client.send(call + call + "Content-Length: x\r\n\r\n" + String(repeating: "x", count: 100_000))
            try await Task.sleep(for: .milliseconds(300))
            let received = try await client.readToEnd()
            #expect(received.utf8.count > 2 << 20)
            #expect(received.hasSuffix("\"badHeader\"}}}"))
        }
    }

    @Test(arguments: ["POST / HTTP/1.1", "GET / HTTP/1.1", "PUT /x HTTP/1.0", "OPTIONS * HTTP/1.1", "PRI * HTTP/2.0"])
    func anHTTPClientIsToldWhatToDoAndItsBodyIsNotRun(line: String) async throws {
        let log = LogRecord()
        try await withServer(log: log) { port, _ in
            let client = try SocketClient(port: port)
            try await client.send("\(line)\r\nHost: x\r\nContent-Length: 50\r\n\r\n" + request(1, "a") + "\n")
            let parts = try await client.readToEnd().split(separator: "\r\n\r\n", maxSplits: 1)
            let body = try #require(parts.last)
            #expect(parts[0].hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
            #expect(parts[0].contains("Content-Length: \(body.utf8.count)\r\nConnection: close"))
            #expect(body.contains("one line of JSON") && body.hasSuffix(".\n"))
        }
        #expect(log.lines == ["HTTP request refused: this port speaks JSON-RPC without HTTP client=127.0.0.1"])
    }

    @Test func theResponseToHEADHasNoBody() async throws {
        try await withServer { port, _ in
            let client = try SocketClient(port: port)
            try await client.send("HEAD / HTTP/1.1\r\n\r\n")
            let response = try await client.readToEnd()
            #expect(response.hasPrefix("HTTP/1.1 400 Bad Request\r\n") && response.hasSuffix("\r\n\r\n"))
        }
    }

    @Test func twoHundredHTTPRequestsAreSomeLinesOfTheLog() async throws {
        let log = LogRecord()
        try await withServer(log: log) { port, _ in
            for _ in 0..<200 {
                let client = try SocketClient(port: port)
                try await client.send("GET / HTTP/1.1\r\n")
                #expect(try await client.readToEnd().hasPrefix("HTTP/1.1 400"))
            }
        }
        #expect((10..<200).contains(log.lines.count))
    }

    @Test func aBrokenHeaderIsAnsweredAndThenTheConnectionCloses() async throws {
        try await withServer { port, _ in
            let client = try SocketClient(port: port)
            try await client.send("Content-Length: x\r\n\r\n{}")
            #expect(try await client.readToEnd().contains("-32700"))
            let other = try SocketClient(port: port)
            try await other.send("Content-Length 2\r\n")
            let reply = try await other.readToEnd().split(separator: "\r\n\r\n")
            #expect(reply.first.map(String.init) == "Content-Length: \(reply.last?.utf8.count ?? 0)")
            #expect(reply.last?.contains("a line has no colon") == true)
        }
    }

    @Test func aConnectionTooManyIsToldSo() async throws {
        try await withServer(limits: TransportLimits { $0.connections = 1 }) { port, _ in
            let first = try SocketClient(port: port)
            try await first.send(request(1, "a") + "\n")
            #expect(try await first.readLine() == answer(1, "a"))
            let second = try SocketClient(port: port)
            #expect(try await second.readToEnd().contains("tooManyConnections"))
            try await first.send(request(2, "a") + "\n")
            #expect(try await first.readLine() == answer(2, "a"))
        }
    }
}

@Suite(.timeLimit(.minutes(30))) struct DrainDelayTests {
    @Test(arguments: [(0, false), (3_600_000, true)])
    func aServerThatIsToldToStopAcceptsConnectionsUntilTheDelayHasPassed(
        milliseconds: Int,
        isServing: Bool
    ) async throws {
        let limits = TransportLimits { $0.drainDelayMilliseconds = milliseconds }
        try await withServer(limits: limits) { port, server in
            await server.triggerGracefulShutdown()
            while !isServing, (try? SocketClient(port: port)) != nil { await Task.yield() }
            guard isServing else { return }
            let client = try SocketClient(port: port)
            try await client.send(request(1, "a") + "\n")
            #expect(try await client.readLine() == answer(1, "a"))
        }
    }
}
