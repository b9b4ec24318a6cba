import Glibc
import ServerBench

/// Clients that keep a number of requests open and check every answer.
final class Load {
    private let workload: Workload
    private let shape: Shape
    private let clients: [Client]
    /// For each client, the open requests in the order in which they were sent.
    private var open: [[(id: Int, sent: Double)]]
    private var next = 0
    private var times: [Double] = []

    init(_ workload: Workload, _ shape: Shape, port: UInt16) throws {
        self.workload = workload
        self.shape = shape
        clients = try (0..<shape.connections).map { _ in try Client(port: port) }
        open = Array(repeating: [], count: shape.connections)
    }

    func run(seconds: Double, server: ServerProcess) throws -> Row {
        for index in clients.indices { fill(index) }
        try work(until: now() + 0.2)
        times = []
        let (start, cpu) = (now(), server.cpuSeconds)
        try work(until: start + seconds)
        let (elapsed, used) = (now() - start, server.cpuSeconds - cpu)
        times.sort()
        return Row(
            workload: workload.name,
            shape: shape,
            perSecond: Double(times.count) / elapsed,
            p50: times[times.count / 2],
            p99: times[times.count * 99 / 100],
            cpuMicroseconds: used / Double(times.count) * 1e6
        )
    }

    private func work(until end: Double) throws {
        var polls = clients.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        while now() < end {
            poll(&polls, nfds_t(polls.count), 1000)
            for index in polls.indices where polls[index].revents != 0 {
                try clients[index].receive()
                try take(index)
                fill(index)
            }
        }
    }

    /// The server answers a connection's look-ups in the order of the requests, since none of them has to wait.
    private func take(_ index: Int) throws {
        while let first = open[index].first, let isRight = clients[index].answers(id: first.id) {
            guard isRight else { throw BenchFailure("a wrong answer to request \(first.id) of \(workload.name)") }
            times.append(now() - first.sent)
            open[index].removeFirst()
        }
    }

    /// Sends as many requests as may be open, in one write.
    private func fill(_ index: Int) {
        var bytes: [UInt8] = []
        while open[index].count < shape.depth {
            bytes += workload.request(next)
            open[index].append((next, now()))
            next += 1
        }
        clients[index].send(bytes)
    }
}
