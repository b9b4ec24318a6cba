import Foundation
import ServerBench

/// The number of clients and of open requests per client.
struct Shape {
    var connections: Int
    var depth: Int
}

/// The results of a measurement.
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
