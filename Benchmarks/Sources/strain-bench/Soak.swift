import Foundation
import ServerBench

/// A long run at half of the server's capacity.
struct Soak {
    let headword: String
    let workload: Workload
    let seconds: Int

    func run() throws {
        let server = try ServerProcess(headword)
        defer { server.stop() }
        let peak = try peak(server)
        print("at \(Int(peak / 2)) look-ups/s, half of what 64 clients get")
        print("minute      p50       p99   own memory   files")
        let load = try SteadyLoad(workload, port: server.port, connections: 64, perSecond: peak / 2)
        var rounds: [(p99: Double, memory: Int, files: Int)] = []
        for minute in 1...max(2, seconds / 60) {
            let latencies = try load.run(seconds: Double(seconds) / Double(max(2, seconds / 60)))
            rounds.append((latencies.p99, server.ownKibibytes, server.openFiles))
            print(
                String(
                    format: "%6d %5.0f us %6.0f us %8d KiB %7d",
                    minute,
                    latencies.median * 1e6,
                    latencies.p99 * 1e6,
                    server.ownKibibytes,
                    server.openFiles
                )
            )
            // Output that goes to a file should be visible before the run ends.
            fflush(nil)
        }
        let third = max(1, rounds.count / 3)
        let (first, last) = (rounds.prefix(third), rounds.suffix(third))
        print(
            "the last third to the first, by medians: "
                + String(
                    format: "p99 %.2f, memory %.3f, files %.2f\n",
                    Self.median(last.map(\.p99)) / Self.median(first.map(\.p99)),
                    Self.median(last.map { Double($0.memory) }) / Self.median(first.map { Double($0.memory) }),
                    Self.median(last.map { Double($0.files) }) / Self.median(first.map { Double($0.files) })
                )
        )
    }

    /// Returns the look-ups per second of 64 clients that each wait for an answer before the next request.
    private func peak(_ server: ServerProcess) throws -> Double {
        let clients = try (0..<64).map { _ in try Client(port: server.port) }
        let (start, end) = (now(), now() + 5)
        var asked = 0
        while now() < end {
            for client in clients {
                client.send(workload.request(asked))
                asked += 1
            }
            for client in clients { _ = try client.ask([]) }
        }
        return Double(asked) / (now() - start)
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}
