import HeadwordCommandLine
import HeadwordLoad
import HeadwordPages

/// The report of a load, for people.
struct LoadPage {
    var layout: Layout

    /// Returns the whole report.
    func text(_ report: LoadReport) -> String {
        rows(report).flatMap { name, text in layout.row(name.padded(to: 12), text) }.joined(separator: "\n")
    }

    private func rows(_ report: LoadReport) -> [(name: String, text: String)] {
        [
            ("rate", "\(layout.number(report.rate)) calls a second"),
            ("replies", "\(layout.number(report.repliesPerSecond)) a second, for \(layout.number(report.seconds)) s"),
            ("calls", layout.number(report.calls)),
            ("answers", layout.number(report.answers)),
            ("errors", numbers(report.errors)),
            ("unanswered", numbers(report.unanswered)),
            ("unsent", layout.number(report.unsent)),
            ("latency", times(report.latencies)),
            ("sent late", times(report.waits)),
            ("lost", lost(report)),
        ]
    }

    /// Returns a line of a search for the peak.
    func line(_ report: LoadReport, isBorne: Bool) -> String {
        let verdict = isBorne ? "" : "  too many"
        return "\(layout.number(Int(report.rate))) calls a second: \(times(report.latencies))\(verdict)"
    }

    private func numbers(_ numbers: [String: Int]) -> String {
        guard !numbers.isEmpty else { return "0" }
        let parts = numbers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let reasons = parts.map { "\(layout.number($0.value)) \($0.key)" }.joined(separator: ", ")
        return "\(layout.number(parts.map(\.value).reduce(0, +))): \(reasons)"
    }

    private func times(_ times: [(name: String, milliseconds: Double?)]) -> String {
        times.map { name, time in "\(name) \(time.map { "\(layout.number($0)) ms" } ?? "-")" }.joined(separator: ", ")
    }

    private func lost(_ report: LoadReport) -> String {
        let trouble = report.trouble.map { ": \($0)" } ?? ""
        return "\(layout.number(report.lostConnections)) connections\(trouble)"
    }
}
