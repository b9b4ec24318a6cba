import Foundation
import ServerBench

/// Calls that are cancelled at random moments.
struct Cancellations {
    let headword: String

    private static let count = 10_000
    private static let open = 16
    /// The longest time from a call to its cancellation, in seconds.
    private static let longest = 0.005
    /// A request that takes some milliseconds, sent along with others.
    private static let question = #""method":"wordlist.query","params":{"pattern":"*e?e*","limit":201}}"#

    func run() throws {
        let server = try ServerProcess(headword)
        defer { server.stop() }
        let client = try Client(port: server.port)
        var outcomes: [Int: String] = [:]
        var cancelled: [Int: Double] = [:]
        var waits: [Double] = []
        var due: [(id: Int, time: Double)] = []
        var asked = 0
        let end = now() + 300
        while outcomes.count < Self.count || cancelled.count < Self.count {
            guard now() < end else { throw BenchFailure("\(Self.count - outcomes.count) calls never ended") }
            while asked < Self.count, asked - outcomes.count < Self.open {
                asked += 1
                client.send(Array((#"{"jsonrpc":"2.0","id":\#(asked),"# + Self.question + "\n").utf8))
                due.append((asked, now() + .random(in: 0..<Self.longest)))
            }
            for (id, time) in due where time <= now() {
                cancelled[id] = now()
                client.send(Array(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#.utf8 + [10]))
            }
            due.removeAll { cancelled[$0.id] != nil }
            var poll = pollfd(fd: client.descriptor, events: Int16(POLLIN), revents: 0)
            guard Glibc.poll(&poll, 1, 1) > 0 else { continue }
            try client.receive()
            while let line = client.line() {
                let (id, outcome) = try Self.read(line)
                guard outcomes.updateValue(outcome, forKey: id) == nil else {
                    throw BenchFailure("call \(id) has ended twice")
                }
                if let time = cancelled[id] { waits.append(now() - time) }
            }
        }
        let latencies = Latencies(waits)
        let counts = Dictionary(grouping: outcomes.values) { $0 }.mapValues(\.count)
        print(
            "\(Self.count) calls, each cancelled within \(Int(Self.longest * 1000)) ms, each ended once: \(counts["cancelled"] ?? 0) cancelled,"
        )
        print("\(counts["answered"] ?? 0) answered; from the cancellation to the end of a call:")
        print(String(format: "p50 %.2f ms, p99 %.2f ms\n", latencies.median * 1e3, latencies.p99 * 1e3))
    }

    private static func read(_ line: [UInt8]) throws -> (Int, String) {
        let text = String(decoding: line.prefix(80), as: UTF8.self)
        guard let id = text.firstMatch(of: /"id":(\d+),/).flatMap({ Int($0.1) }) else {
            throw BenchFailure("no answer to a call: \(text)")
        }
        if text.contains(#""result":"#) { return (id, "answered") }
        guard text.contains(#""error":{"code":499,"#) else { throw BenchFailure("a wrong end: \(text)") }
        return (id, "cancelled")
    }
}
