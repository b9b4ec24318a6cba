/// Metrics in the Prometheus text format, version 0.0.4.
struct PrometheusText: ~Copyable {
    /// The media type, for HTTP.
    static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

    enum Kind: String {
        case counter, gauge, histogram
    }

    typealias Labels = [(name: String, value: String)]

    private(set) var text = ""
    private var name = ""

    /// Begins the samples of one metric.
    mutating func family(_ name: String, _ kind: Kind, _ help: String) {
        self.name = name
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    }

    /// Adds a sample of the current metric.
    mutating func sample(_ value: some CustomStringConvertible, _ labels: Labels = [], suffix: String = "") {
        let list = labels.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }.joined(separator: ",")
        text += name + suffix + (list.isEmpty ? "" : "{\(list)}") + " \(value)\n"
    }

    /// Adds a metric with one sample.
    mutating func single(_ name: String, _ kind: Kind, _ help: String, _ value: some CustomStringConvertible) {
        family(name, kind, help)
        sample(value)
    }

    /// Adds the samples of a histogram, unless it is empty: most methods are never called in a day.
    mutating func histogram(_ histogram: borrowing LatencyHistogram, _ labels: Labels) {
        let classes = histogram.cumulative
        guard let count = classes.last?.count, count > 0 else { return }
        for (bound, count) in classes {
            sample(count, labels + [("le", bound.isFinite ? "\(bound)" : "+Inf")], suffix: "_bucket")
        }
        sample(histogram.sum, labels, suffix: "_sum")
        sample(count, labels, suffix: "_count")
    }

    private static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
