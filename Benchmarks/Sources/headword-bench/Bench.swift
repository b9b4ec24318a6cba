import Foundation
import ServerBench

/// Measures `headword serve` from outside, as its clients see it, and prints one table.
///
/// Absolute figures from a single machine and run say little; the ratios between the rows say more.
@main
struct Bench {
    static func main() throws {
        guard CommandLine.arguments.count == 3 else {
            throw BenchFailure("usage: headword-bench HEADWORD WORDS")
        }
        let headword = CommandLine.arguments[1]
        let words = try String(contentsOfFile: CommandLine.arguments[2], encoding: .utf8)
            .split(separator: "\n").map(String.init)
        try measureStart(of: headword)
        try measureLoad(of: headword, words: words)
    }

    private static func measureStart(of headword: String) throws {
        let times = try (0..<21).map { _ in try ServerProcess.timeToFirstAnswer(of: headword) }.dropFirst().sorted()
        print("start of 'serve --stdio' to the first answer: median \(ms(times[10])), slowest of 20 \(ms(times[19]))\n")
    }

    private static func measureLoad(of headword: String, words: [String]) throws {
        let server = try ServerProcess(headword)
        defer { server.stop() }
        let idle = server.residentMebibytes
        let entries = Workload.entries(of: words)
        let size = try entries.averageAnswerBytes(port: server.port)
        // The echo answer has the size of a look-up's answer, so the rows differ by the look-up alone.
        let workloads = [Workload.ping, .echo(bytes: size), entries]
        print(
            "answers of dictionary.entries: \(size) bytes on average, a tenth of the words missing, a tenth inflected\n"
        )
        print(Row.header)
        for shape in [
            Shape(connections: 1, depth: 1), Shape(connections: 1, depth: 16), Shape(connections: 64, depth: 1),
        ] {
            for workload in workloads {
                let rounds = try (0..<3).map { _ in
                    try Load(workload, shape, port: server.port).run(seconds: 1.5, server: server)
                }
                print(rounds.sorted { $0.perSecond < $1.perSecond }[1].line)
            }
        }
        try measurePaging(entries, server)
        print(
            "\nresident memory of the server: \(idle) MiB when started, \(server.residentMebibytes) MiB after the load"
        )
    }

    /// Measures look-ups while another client reads long pages.
    private static func measurePaging(_ entries: Workload, _ server: ServerProcess) throws {
        print("\ndictionary.entries, one at a time, while another client goes through a word list of 50,000 headwords")
        print("page size      p50      p99   p99 to undisturbed")
        var undisturbed = 0.0
        for pageSize in [0, 100, 1000, 5000] {
            let rounds = try (0..<5).map { _ in
                let load = try Load(entries, Shape(connections: 1, depth: 1), port: server.port)
                guard pageSize > 0 else { return try load.run(seconds: 1, server: server) }
                return try Pager(port: server.port, pageSize: pageSize).whilePaging {
                    try load.run(seconds: 1, server: server)
                }
            }
            let median = rounds.sorted { $0.p99 < $1.p99 }[2]
            if pageSize == 0 { undisturbed = median.p99 }
            let name = pageSize == 0 ? "none" : String(pageSize)
            print(
                name.padding(toLength: 9, withPad: " ", startingAt: 0)
                    + String(
                        format: "%5.0f us %5.0f us %16.2f",
                        median.p50 * 1e6,
                        median.p99 * 1e6,
                        median.p99 / undisturbed
                    )
            )
        }
    }

    private static func ms(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }
}
