import Foundation
import Glibc
import ServerBench

/// Well-behaved clients: look-ups at an even rate over several connections, with every answer checked.
final class SteadyLoad {
    private let workload: Workload
    private let clients: [Client]
    private let perSecond: Double
    /// For each client, the open requests in the order in which they were sent.
    private var open: [[(id: Int, sent: Double)]]
    private var next = 0
    private var times: [Double] = []

    init(_ workload: Workload, port: UInt16, connections: Int = 16, perSecond: Double = 1000) throws {
        self.workload = workload
        self.perSecond = perSecond
        clients = try (0..<connections).map { _ in try Client(port: port) }
        open = Array(repeating: [], count: connections)
    }

    /// Sends requests for some seconds.
    ///
    /// Requests are sent when they are due, whether or not earlier ones are answered, so that a stalling server cannot
    /// hide behind requests that were never sent.
    func run(seconds: Double) throws -> Latencies {
        times = []
        var polls = clients.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        let start = now()
        var sent = 0
        while now() < start + seconds {
            let due = start + Double(sent) / perSecond
            if due <= now() {
                send()
                sent += 1
                continue
            }
            wait(&polls, until: due)
            for index in polls.indices where polls[index].revents != 0 { try take(index) }
        }
        let end = now() + 10
        while open.contains(where: { !$0.isEmpty }) {
            guard now() < end else { throw BenchFailure("requests went unanswered for 10 s") }
            wait(&polls, until: now() + 0.01)
            for index in polls.indices where polls[index].revents != 0 { try take(index) }
        }
        return Latencies(times)
    }

    static let computation = "beside a thread for each processor that only computes"

    /// Sends requests for some seconds while threads of this process compute all the time. This shows the cost of any
    /// work on the same processors, independent of the server.
    func runBesideComputation(seconds: Double) throws -> Latencies {
        try run(seconds: seconds, computingThreads: sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }

    private func run(seconds: Double, computingThreads: Int) throws -> Latencies {
        guard computingThreads > 0 else { return try run(seconds: seconds) }
        return try working(niceness: 0) {
            for _ in 0..<100_000 { _ = Int.random(in: 0...1) }
        } while: {
            try run(seconds: seconds, computingThreads: computingThreads - 1)
        }
    }

    private func send() {
        let index = next % clients.count
        open[index].append((next, now()))
        clients[index].send(workload.request(next))
        next += 1
    }

    private func wait(_ polls: inout [pollfd], until time: Double) {
        poll(&polls, nfds_t(polls.count), Int32(max(0, (time - now()) * 1000).rounded(.up)))
    }

    private func take(_ index: Int) throws {
        try clients[index].receive()
        while let first = open[index].first, let isRight = clients[index].answers(id: first.id) {
            guard isRight else { throw BenchFailure("a wrong answer to request \(first.id)") }
            times.append(now() - first.sent)
            open[index].removeFirst()
        }
    }
}

/// Response times, in seconds.
struct Latencies {
    private let times: [Double]

    init(_ times: [Double]) {
        self.times = times.sorted()
    }

    var count: Int { times.count }
    var median: Double { quantile(0.5) }
    var p99: Double { quantile(0.99) }
    var longest: Double { times.last ?? 0 }

    private func quantile(_ part: Double) -> Double {
        times.isEmpty ? 0 : times[Int(Double(times.count - 1) * part)]
    }

    /// Prints them next to those of undisturbed clients.
    func printRow(_ name: String, to undisturbed: Latencies) {
        print(
            String(
                format: "%7.0f us %6.0f us %8.2f   %@",
                median * 1e6,
                p99 * 1e6,
                p99 / undisturbed.p99,
                name
            )
        )
    }
}

extension [Latencies] {
    /// The round with the median of the p99.
    var median: Latencies { sorted { $0.p99 < $1.p99 }[count / 2] }
}
