import Foundation
import ServerBench
import Synchronization

/// Measures how other clients affect well-behaved ones.
struct Strains {
    let headword: String
    let workload: Workload

    /// A thousand clients that write or read a byte a second, and two hundred that send requests and never read.
    func slowClients() throws {
        let server = try start()
        defer { server.stop() }
        let asked = Array(repeating: workload.request(1), count: 50).flatMap(\.self)
        var memory = 0
        let idle = server.ownKibibytes
        try compare("1,000 slow clients and 200 that never read", server) { body in
            let slow = try Sockets(1000, port: server.port)
            let silent = try Sockets(200, port: server.port)
            // Every other slow client has requested a lot and reads it slowly.
            for index in stride(from: 0, to: 1000, by: 2) { slow.write(asked[...], to: index) }
            for index in 0..<200 { while silent.write(asked[...], to: index) == asked.count {} }
            let turns = Mutex(0)
            let text = workload.request(1)
            let latencies = try working {
                let turn = turns.withLock { turn in
                    turn += 1
                    return turn
                }
                let index = turn % 1000
                if index.isMultiple(of: 2) {
                    slow.read(1, from: index)
                } else {
                    slow.write(text[(turn / 1000 % text.count)...].prefix(1), to: index)
                }
                silent.write(asked[...], to: turn % 200)
                usleep(1000)
            } while: {
                // By then their first requests are answered, and they are only in the way.
                sleep(2)
                return try body()
            }
            memory = max(memory, server.ownKibibytes)
            return latencies
        }
        let allowed = 64 * 1024 + 64 * 1216
        print(
            "memory: \(idle / 1024) MiB idle, \(memory / 1024) MiB then; idle + 64 MiB + 64 KiB a connection would be"
                + " \((idle + allowed) / 1024) MiB\n"
        )
    }

    /// A client that sends requests as fast as it can.
    func flood() throws {
        let server = try start()
        defer { server.stop() }
        let asked = (0..<200).flatMap { workload.request($0) }
        try compare("a client that asks as fast as it can", server) { body in
            let flood = try Sockets(1, port: server.port)
            let sent = Mutex(0)
            return try working {
                var poll = pollfd(fd: flood.descriptors[0], events: Int16(POLLIN | POLLOUT), revents: 0)
                Glibc.poll(&poll, 1, 10)
                while flood.read(1 << 18, from: 0) > 0 {}
                sent.withLock { sent in
                    let count = flood.write(asked[(sent % asked.count)...], to: 0)
                    sent += max(0, count)
                }
            } while: {
                try body()
            }
        }
        print()
    }

    /// Ten thousand clients that say nothing.
    func idle() throws {
        let server = try start()
        defer { server.stop() }
        let client = try Client(port: server.port)
        for id in 0..<1000 { _ = try client.ask(workload.request(id)) }
        let before = server.ownKibibytes
        let count = 9_900
        let idle = try Sockets(count, port: server.port)
        // Clients that have sent a request cost no more than those that never did.
        for index in idle.descriptors.indices { idle.write(workload.request(1)[...], to: index) }
        for id in 0..<1000 { _ = try client.ask(workload.request(id)) }
        sleep(2)
        let perConnection = Double(server.ownKibibytes - before) / Double(count)
        print("\(count) idle connections: \(String(format: "%.1f", perConnection)) KiB each")
        withExtendedLifetime(idle) {}
        print()
    }

    private func start() throws -> ServerProcess {
        let server = try ServerProcess(headword, environment: ["HEADWORD_LIMITS_CONNECTIONS": "20000"])
        let load = try SteadyLoad(workload, port: server.port)
        _ = try load.run(seconds: 1)
        return server
    }

    /// Measures well-behaved clients alone and alongside others, alternating, and prints the median of each.
    func compare(
        _ name: String,
        _ server: ServerProcess,
        _ strained: (_ body: () throws -> Latencies) throws -> Latencies
    ) throws {
        let load = try SteadyLoad(workload, port: server.port)
        var alone: [Latencies] = []
        var busy: [Latencies] = []
        var beside: [Latencies] = []
        for _ in 0..<5 {
            alone.append(try load.run(seconds: 4))
            busy.append(try load.runBesideComputation(seconds: 4))
            beside.append(try strained { try load.run(seconds: 4) })
        }
        print("well-behaved clients, 1,000 look-ups/s      p50       p99   ratio of p99")
        let undisturbed = alone.median
        undisturbed.printRow("by themselves", to: undisturbed)
        busy.median.printRow(SteadyLoad.computation, to: undisturbed)
        beside.median.printRow("beside \(name)", to: undisturbed)
    }
}
