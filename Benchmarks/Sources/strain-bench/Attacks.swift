import Foundation
import ServerBench
import Synchronization

/// Malicious clients that stay within every limit, at the same priority and on the same processors as everybody else.
struct Attacks {
    let headword: String
    let workload: Workload

    private static let rounds = 5
    private static let seconds = 4.0
    private static let connections = 32

    /// Slow requests, all of them different, as many as may be in flight.
    func costlyQuestions() throws {
        let question = { @Sendable in
            let offset = Int.random(in: 0..<1_000_000)
            return Self.call(
                "lexistats.ngrams",
                #"{"contains":[","],"size":4,"collate":["lemma"],"limit":1,"offset":\#(offset)}"#
            )
        }
        try attack("64 n-gram questions in flight", clients: 1, isReading: true, question)
    }

    /// Batches whose answers are far longer than a reply may be.
    func largeBatches() throws {
        let long = #"{"text":"\#(String(repeating: "x", count: 4096))","times":1000}"#
        let call = #"{"jsonrpc":"2.0","id":1,"method":"echo.text","params":\#(long)}"#
        let batch = Array("[\(Array(repeating: call, count: 240).joined(separator: ","))]\n".utf8)
        try attack("4 clients with batches of 1 GB of answers", clients: 4, isReading: true) { batch }
    }

    /// Long answers that nobody reads.
    func unreadAnswers() throws {
        let long = Self.call("echo.text", #"{"text":"\#(String(repeating: "x", count: 4096))","times":1000}"#)
        try attack("200 clients that never read", clients: 200, isReading: false) { long }
    }

    /// Texts of few characters and many bytes: counting or comparing their characters would take quadratic time.
    func hostileTexts() throws {
        let marks = "e" + String(repeating: "\u{0316}\u{0301}", count: 30_000)
        let joined = String(repeating: "\u{1F469}\u{200D}", count: 130_000)
        let calls = [
            Self.call("dictionary.entries", #"{"word":"\#(marks)"}"#),
            Self.call("utility.filters", #"{"endpoint":"\#(marks)"}"#),
            Self.call("dictionary.entries", #"{"word":"\#(joined)"}"#),
            Self.call("dictionary.entries", #"{"word":"cat","\#(marks)a":1,"\#(marks)b":1}"#),
        ]
        try attack("2 clients with hostile texts", clients: 2, isReading: true) { calls[Int.random(in: calls.indices)] }
    }

    /// Labels that resemble a known one and are as long as a message allows.
    func longLabels() throws {
        let label = String(repeating: "chess", count: 200_000)
        let call = Self.call("dictionary.entries", #"{"word":"cat","domains":["\#(label)"]}"#)
        try attack("2 clients with labels of 1 MB", clients: 2, isReading: true) { call }
    }

    /// A log that nobody reads, with a line for each call.
    func fillLog() throws {
        let server = try ServerProcess(headword, environment: ["HEADWORD_LOG_LEVEL": "debug"], readsLog: false)
        let calls = Array((0..<50).map { _ in Self.call("server.ping", "{}") }.joined())
        try attack("a client that fills a log which nobody reads", on: server, clients: 1, isReading: true) { calls }
    }

    private static func call(_ method: String, _ parameters: String) -> [UInt8] {
        Array(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(parameters)}"#.utf8 + [10])
    }

    // MARK: Measuring

    private func attack(
        _ name: String,
        on server: ServerProcess? = nil,
        clients: Int,
        isReading: Bool,
        _ message: @escaping @Sendable () -> [UInt8]
    ) throws {
        let server = try server ?? ServerProcess(headword)
        defer { server.stop() }
        let first = try Client(port: server.port).ask(message())
        print("\(name); the answer to one: \(String(decoding: first.prefix(100), as: UTF8.self))")
        let load = try SteadyLoad(workload, port: server.port, connections: Self.connections)
        _ = try load.run(seconds: 1)
        let idle = server.ownKibibytes
        let spent = ProcessorTime()
        let probe = Probe(server)
        var alone: [Latencies] = []
        var busy: [Latencies] = []
        var beside: [Latencies] = []
        for _ in 0..<Self.rounds {
            alone.append(try load.run(seconds: Self.seconds))
            busy.append(try load.runBesideComputation(seconds: Self.seconds))
            let sockets = try Sockets(clients, port: server.port)
            let turn = Self.turn(sockets, isReading: isReading, message)
            beside.append(
                try probe.running {
                    try working(niceness: 0, processorTime: spent, turn) { try load.run(seconds: Self.seconds) }
                }
            )
        }
        print("32 well-behaved clients, 1,000 look-ups/s    p50       p99   ratio of p99")
        let undisturbed = alone.median
        undisturbed.printRow("by themselves", to: undisturbed)
        busy.median.printRow(SteadyLoad.computation, to: undisturbed)
        beside.median.printRow("beside them", to: undisturbed)
        print(
            "memory: \(idle / 1024) MiB before, \(probe.mostKibibytes / 1024) MiB at most; their processor time "
                + String(format: "%.1f of %.1f s", spent.seconds, Double(Self.rounds) * Self.seconds)
        )
        print(
            String(
                format: "the longest wait meanwhile: %.0f ms for a ping on a new connection, %.0f ms for a rhyme\n",
                probe.longest("server.ping") * 1e3,
                probe.longest("rhymes.lookup") * 1e3
            )
        )
    }

    /// Writes as much as each socket accepts, and reads what has arrived.
    private static func turn(
        _ sockets: Sockets,
        isReading: Bool,
        _ message: @escaping @Sendable () -> [UInt8]
    ) -> @Sendable () -> Void {
        let unsent = Mutex<[ArraySlice<UInt8>]>(Array(repeating: [], count: sockets.descriptors.count))
        return {
            var polls = sockets.descriptors.map { pollfd(fd: $0, events: Int16(isReading ? POLLIN : 0), revents: 0) }
            poll(&polls, nfds_t(polls.count), 5)
            unsent.withLock { unsent in
                for index in unsent.indices {
                    while isReading, sockets.read(1 << 18, from: index) > 0 {}
                    if unsent[index].isEmpty { unsent[index] = message()[...] }
                    unsent[index].removeFirst(max(0, sockets.write(unsent[index], to: index)))
                }
            }
        }
    }
}

/// Sends requests on new connections, one after the other, during an attack, and samples the server's memory.
private final class Probe: Sendable {
    private static let calls = ["server.ping": "{}", "rhymes.lookup": #"{"word":"nation"}"#]

    private struct Found {
        var longest: [String: Double] = [:]
        var mostKibibytes = 0
    }

    private let port: UInt16
    private let memory: @Sendable () -> Int
    private let found = Mutex(Found())

    init(_ server: ServerProcess) {
        port = server.port
        memory = server.memoryReader
    }

    var mostKibibytes: Int { found.withLock(\.mostKibibytes) }

    /// Returns the longest time that a method took, in seconds.
    func longest(_ method: String) -> Double { found.withLock { $0.longest[method] ?? 0 } }

    func running<Result>(_ body: () throws -> Result) rethrows -> Result {
        try working(niceness: 0, { self.ask() }, while: body)
    }

    private func ask() {
        for (method, parameters) in Self.calls {
            let start = now()
            let call = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(parameters)}"# + "\n"
            guard (try? Client(port: port).ask(Array(call.utf8))) != nil else { continue }
            let (time, kibibytes) = (now() - start, memory())
            found.withLock { found in
                found.longest[method] = max(found.longest[method] ?? 0, time)
                found.mostKibibytes = max(found.mostKibibytes, kibibytes)
            }
        }
        usleep(20_000)
    }
}
