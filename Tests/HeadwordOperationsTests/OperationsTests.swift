import Foundation
import HeadwordConfiguration
import HeadwordLexicon
import HeadwordTestSupport
import JSONRPC
import JSONRPCTransport
import Logging
import ServiceLifecycle
import Synchronization
import Testing

@testable import HeadwordOperations

/// A server with one method that waits, its listener for machines, and their output.
private struct Machines {
    var port: Int
    var servicePort: Int
    var metrics: ServiceMetrics
    var group: ServiceGroup
    /// Ends the waiting call.
    var release: @Sendable () -> Void

    /// Returns the answer to a request: its head and its body.
    func ask(_ request: String) async throws -> (head: String, body: String) {
        let client = try SocketClient(port: port)
        try await client.send(request)
        let parts = try await client.readToEnd().components(separatedBy: "\r\n\r\n")
        return (parts[0], parts.dropFirst().joined())
    }

    func get(_ path: String) async throws -> (status: String, body: String) {
        let (head, body) = try await ask("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        let status = try #require(head.split(separator: " ").dropFirst().first, "no answer to \(path)")
        return (String(status), body)
    }
}

private func withMachines(
    on lexicon: Lexicon,
    limits: TransportLimits = TransportLimits { $0.drainSeconds = 3600 },
    _ body: @escaping @Sendable (Machines) async throws -> Void
) async throws {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let metrics = ServiceMetrics(methods: ["echo", "wait"])
    let gate = Gate()
    let observer = ServiceObserver(metrics: metrics, log: RequestLog(LogOutput()))
    let conversation = Conversation(limits: MessageLimits { $0.deadline = .seconds(3600) }, observer: observer) {
        call throws(ErrorObject) in
        while call.method == "wait", !gate.isOpen { try? await Task.sleep(for: .milliseconds(5)) }
        return call.method
    }
    let (ports, continuation) = AsyncStream.makeStream(of: (isService: Bool, port: Int).self)
    let server = SocketServer(
        listeners: [Listener(.tcp(host: "127.0.0.1", port: 0))],
        conversation: conversation,
        limits: limits,
        logger: logger
    ) { if case .tcp(_, let port) = $0 { continuation.yield((true, port)) } }
    let operations = Operations(
        at: HostAndPort(host: "127.0.0.1", port: 0),
        metrics: metrics,
        version: "1.2.3",
        lexicon: { lexicon },
        connections: server.connections,
        logger: logger
    ) { continuation.yield((false, $0.port)) }
    let group = ServiceGroup(services: [operations, server], logger: logger)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
        tasks.addTask { try await group.run() }
        var found: [Bool: Int] = [:]
        for await (isService, port) in ports {
            found[isService] = port
            if found.count == 2 { break }
        }
        let port = try #require(found[false])
        let servicePort = try #require(found[true])
        try await body(Machines(port: port, servicePort: servicePort, metrics: metrics, group: group) { gate.open() })
        await group.triggerGracefulShutdown()
        try await tasks.waitForAll()
    }
}

private func copyOfLexicon() throws -> String {
    let path = try TestFiles.temporaryDirectory() + "/lexicon"
    try TestFiles.copy(try FixtureLexicon.path, to: path)
    return path
}

private func request(_ method: String) -> String { #"{"jsonrpc":"2.0","id":1,"method":"\#(method)"}"# + "\n" }

private let promtool = "/usr/bin/promtool"

@Suite(.timeLimit(.minutes(30))) struct OperationsTests {
    @Test func theMetricsAreThoseOfTheService() async throws {
        try await withMachines(on: try FixtureLexicon.open()) { machines in
            let client = try SocketClient(port: machines.servicePort)
            for _ in 0..<3 {
                try await client.send(request("echo"))
                _ = try await client.readLine()
            }
            let (status, body) = try await machines.get("/metrics")
            #expect(status == "200")
            let figures = try Figures.parse(body)
            #expect(figures["headword_requests_total{method=\"echo\",code=\"ok\"}"] == 3)
            #expect(figures["headword_connections"] == 1)
            #expect(figures["headword_connections_total"] == 1)
            #expect(figures["headword_output_queue_bytes"] == 0)
            #expect(figures["headword_build_info{version=\"1.2.3\"}"] == 1)
            #expect(figures["headword_lexicon_headwords"] == Double(try FixtureLexicon.open().manifest.headwords))
            #expect(figures.keys.contains { $0.hasPrefix("headword_lexicon_info{digest=\"") })
            #expect(try #require(figures["process_resident_memory_bytes"]) > 1e6)
            #expect(try #require(figures["process_open_fds"]) > 3)
            #expect(try #require(figures["process_cpu_seconds_total"]) > 0)
            let age = Date.now.timeIntervalSince1970 - (figures["process_start_time_seconds"] ?? 0)
            #expect(age > 0 && age < 3600)
        }
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: promtool)))
    func promtoolFindsNoFailure() async throws {
        try await withMachines(on: try FixtureLexicon.open()) { machines in
            let client = try SocketClient(port: machines.servicePort)
            try await client.send(request("echo") + request("nothing"))
            _ = try await client.readLine()
            let text = try await machines.get("/metrics").body
            let outcome = try await Program.run(promtool, ["check", "metrics"], input: text)
            #expect(outcome.exitCode == 0)
            #expect(outcome.output + outcome.errors == "")
        }
    }

    @Test func repliesThatNobodyReadsAreCountedAndRefusedConnectionsToo() async throws {
        let limits = TransportLimits {
            $0.outputQueueBytes = 1 << 20; $0.connections = 1
        }
        try await withMachines(on: try FixtureLexicon.open(), limits: limits) { machines in
            let client = try SocketClient(port: machines.servicePort, receiveBuffer: 4096)
            let call = #"{"jsonrpc":"2.0","id":"\#(String(repeating: "x", count: 4000))","method":"echo"}"# + "\n"
            try await client.send(call)
            _ = try await client.readLine()
            _ = try await SocketClient(port: machines.servicePort).readToEnd()
            var figures = try Figures.parse(try await machines.get("/metrics").body)
            // A slow server looks like one that has stopped reading.
            for _ in 0..<100 where (figures["headword_output_queue_bytes"] ?? 0) <= 100_000 {
                _ = try await client.sendUntilStuck(call, atMost: 1 << 20)
                figures = try Figures.parse(try await machines.get("/metrics").body)
            }
            #expect(try #require(figures["headword_output_queue_bytes"]) > 100_000)
            #expect(figures["headword_connections_refused_total"] == 1)
            #expect(figures["headword_connections_total"] == 1)
        }
    }

    @Test(
        arguments: [
            ("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", "200"), ("HEAD /healthz HTTP/1.1\r\nHost: x\r\n\r\n", "200"),
            ("GET /readyz?verbose HTTP/1.1\r\nHost: x\r\n\r\n", "200"), ("GET / HTTP/1.1\r\nHost: x\r\n\r\n", "404"),
            ("GET /metrics/x HTTP/1.1\r\nHost: x\r\n\r\n", "404"),
            ("POST /metrics HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx", "405"),
            ("DELETE /readyz HTTP/1.1\r\nHost: x\r\n\r\n", "405"), ("nonsense\r\n\r\n", "400"),
            ("GET /healthz HTTP/1.1\r\nX: \(String(repeating: "x", count: 5000))\r\n\r\n", "400"),
            ("GET /\(String(repeating: "x", count: 70_000)) HTTP/1.1\r\n\r\n", "400"),
            (
                "GET /healthz HTTP/1.1\r\n" + (0..<100).map { "X\($0): x\r\n" }.joined() + "\r\n", "400"
            ),
        ]
    )
    func requestsGetTheirStatus(request: String, status: String) async throws {
        try await withMachines(on: try FixtureLexicon.open()) { machines in
            let (head, body) = try await machines.ask(request)
            #expect(head.split(separator: " ").dropFirst().first.map(String.init) == status)
            #expect(body.isEmpty == (request.hasPrefix("HEAD") || status == "400"))
        }
    }

    @Test(arguments: ["", "GET /healthz HTTP/1.1\r\nHost: x\r\n"])
    func halfRequestsDoNotShutOthersOut(half: String) async throws {
        try await withMachines(on: try FixtureLexicon.open()) { machines in
            let clients = try (0..<100).map { _ in try SocketClient(port: machines.port) }
            for client in clients { try? await client.send(half) }
            for path in ["/healthz", "/readyz", "/metrics"] { #expect(try await machines.get(path).status == "200") }
            // The oldest connections have made room for the newest.
            #expect(try await clients[0].readToEnd() == "")
            withExtendedLifetime(clients) {}
        }
    }

    @Test func aLexiconThatVanishesIsNotReadyUntilItIsBack() async throws {
        let path = try copyOfLexicon()
        let lexicon = try Lexicon(path: path)
        try await withMachines(on: lexicon) { machines in
            #expect(try await machines.get("/readyz") == ("200", "ready\nlexicon \(lexicon.manifest.digest)\n"))
            try TestFiles.remove(path)
            let gone = try await machines.get("/readyz")
            #expect(gone.status == "503" && gone.body.hasPrefix("not ready: there is no lexicon at \(path)"))
            #expect(try await machines.get("/healthz").status == "200")
            try TestFiles.copy(try FixtureLexicon.openBilingual().path, to: path)
            #expect(try await machines.get("/readyz").body.contains("not the lexicon that is being served"))
            try TestFiles.write([], to: path)
            #expect(try await machines.get("/readyz").status == "503")
            try TestFiles.copy(try FixtureLexicon.path, to: path)
            #expect(try await machines.get("/readyz").status == "200")
        }
    }

    @Test func aServiceThatDrainsIsAliveAndNotReady() async throws {
        try await withMachines(on: try FixtureLexicon.open()) { machines in
            let client = try SocketClient(port: machines.servicePort)
            try await client.send(request("wait"))
            while try Figures.parse(try await machines.get("/metrics").body)["headword_requests_in_flight"] != 1 {}
            await machines.group.triggerGracefulShutdown()
            while try await machines.get("/readyz").status == "200" {}
            defer { machines.release() }
            let ready = try await machines.get("/readyz")
            #expect(ready.status == "503" && ready.body.hasPrefix("not ready: draining\n"))
            #expect(try await machines.get("/readyz?draining=404").status == "404")
            #expect(try await machines.get("/healthz").status == "200")
            #expect(try await client.readLine()?.contains("server.closing") == true)
            machines.release()
            #expect(try await client.readLine() == #"{"jsonrpc":"2.0","id":1,"result":"wait"}"#)
        }
    }

    @Test func anAddressThatIsTakenIsNamed() async throws {
        try await withMachines(on: try FixtureLexicon.open()) { machines in
            let second = Operations(
                at: HostAndPort(host: "127.0.0.1", port: machines.port),
                metrics: machines.metrics,
                version: "",
                lexicon: { preconditionFailure("nobody asks") },
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            )
            let failure = await #expect(throws: ListenFailure.self) { try await second.run() }
            #expect(failure?.reason == "Address already in use")
        }
    }
}

/// Blocks calls until it is opened.
private final class Gate: Sendable {
    private let state = Atomic(false)

    var isOpen: Bool { state.load(ordering: .relaxed) }

    func open() { state.store(true, ordering: .relaxed) }
}
