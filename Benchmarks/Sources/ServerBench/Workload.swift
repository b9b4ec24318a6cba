import Foundation

/// What is asked.
struct Workload {
    var name: String
    /// The members of a request after its `id`.
    var calls: [String]

    /// The transport with next to nothing in it.
    static let ping = Workload(name: "server.ping", calls: [#""method":"server.ping"}"#])

    /// The transport with answers of a size in it.
    static func echo(bytes: Int) -> Workload {
        let text = String(repeating: "0123456789", count: 10)
        let times = max(1, (bytes - 40) / text.utf8.count)
        return Workload(
            name: "echo.text",
            calls: [#""method":"echo.text","params":{"text":"\#(text)","times":\#(times)}}"#]
        )
    }

    /// Look-ups.
    static func entries(of words: [String]) -> Workload {
        Workload(
            name: "dictionary.entries",
            calls: words.map { #""method":"dictionary.entries","params":{"word":"\#($0)"}}"# }
        )
    }

    /// The bytes of a request, with its line end.
    func request(_ id: Int) -> [UInt8] {
        Array(#"{"jsonrpc":"2.0","id":\#(id),\#(calls[id % calls.count])"#.utf8) + [UInt8(ascii: "\n")]
    }

    func averageAnswerBytes(port: UInt16) throws -> Int {
        let client = try Client(port: port)
        var bytes = 0
        for id in calls.indices {
            client.send(request(id))
            while client.answers(id: id) == nil { try client.receive() }
            bytes += client.lastAnswerBytes
        }
        return bytes / calls.count
    }
}

/// How many ask, and how many questions each has open at a time.
struct Shape {
    var connections: Int
    var depth: Int
}

/// What came out.
struct Row {
    static let header = row("method", "connections", "in flight", "requests/s", "p50", "p99", "CPU/request")

    var workload: String
    var shape: Shape
    var perSecond: Double
    var p50: Double
    var p99: Double
    var cpuMicroseconds: Double

    var line: String {
        Self.row(
            workload,
            "\(shape.connections)",
            "\(shape.depth)",
            String(format: "%.0f", perSecond),
            String(format: "%.0f us", p50 * 1e6),
            String(format: "%.0f us", p99 * 1e6),
            String(format: "%.1f us", cpuMicroseconds),
            ""
        )
    }

    private static func row(_ columns: String...) -> String {
        let widths = [20, 12, 10, 11, 9, 9, 11]
        return zip(columns, widths).map { column, width in
            column + String(repeating: " ", count: max(0, width - column.count))
        }.joined(separator: " ").trimmingCharacters(in: .whitespaces)
    }
}
