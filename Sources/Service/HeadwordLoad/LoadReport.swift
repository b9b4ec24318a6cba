package import HeadwordJSON

/// What a load has shown.
package struct LoadReport: Sendable {
    /// The quantiles of the latency, by their names.
    private static let quantiles = [("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("p99.9", 0.999)]

    /// The rate at which calls were to be made, in calls a second.
    package let rate: Double
    private let tally: Tally

    init(of load: Load, _ tally: Tally) {
        rate = load.rate
        self.tally = tally
    }

    /// The number of calls that were due.
    package var calls: Int { tally.calls }
    /// The number of calls that were answered.
    package var answers: Int { tally.answers }
    /// The numbers of errors that the server replied with, by reason.
    package var errors: [String: Int] { tally.errors }
    /// The numbers of calls that were sent or waited for a connection, and had no reply, by reason.
    package var unanswered: [String: Int] { tally.unanswered }
    /// The number of calls that were not sent since too many were outstanding.
    package var unsent: Int { tally.unsent }
    /// The number of connections that were lost, or attempts that failed.
    package var lostConnections: Int { tally.lostConnections }
    /// Why the last connection was lost; nil if none was.
    package var trouble: String? { tally.trouble }

    /// The time from the beginning of the count to the last call or reply, in seconds.
    package var seconds: Double { Double(max(1, tally.end - tally.beginning)) / 1e9 }
    /// The number of replies in a second of that time.
    package var repliesPerSecond: Double { Double(tally.latencies.count) / seconds }

    /// Returns the time within which a share of all calls had their replies, from when they were due, in milliseconds;
    /// nil if fewer had one at all.
    package func latency(_ share: Double) -> Double? {
        tally.latencies.quantile(share, of: tally.calls).map(Self.milliseconds)
    }

    /// The latencies by name, in milliseconds. The longest is that of the replies that came.
    package var latencies: [(name: String, milliseconds: Double?)] {
        Self.quantiles.map { ($0, latency($1)) } + [("max", Self.milliseconds(tally.latencies.longest))]
    }

    /// The times by name, in milliseconds, that calls were sent later than they were due.
    package var waits: [(name: String, milliseconds: Double?)] {
        let p99 = tally.waits.quantile(0.99, of: tally.waits.count).map(Self.milliseconds)
        return [("p99", p99), ("max", Self.milliseconds(tally.waits.longest))]
    }

    private static func milliseconds(_ nanoseconds: Int) -> Double { (Double(nanoseconds) / 1e3).rounded() / 1e3 }

    /// The report for programs.
    package var json: JSONValue {
        [
            "rate": .real(rate),
            "repliesPerSecond": .real((repliesPerSecond * 10).rounded() / 10),
            "seconds": .real((seconds * 1000).rounded() / 1000),
            "calls": .integer(Int64(calls)),
            "answers": .integer(Int64(answers)),
            "errors": Self.json(errors),
            "unanswered": Self.json(unanswered),
            "unsent": .integer(Int64(unsent)),
            "lostConnections": .integer(Int64(lostConnections)),
            "trouble": trouble.map(JSONValue.string) ?? .null,
            "latencyMilliseconds": Self.json(latencies),
            "waitMilliseconds": Self.json(waits),
        ]
    }

    private static func json(_ numbers: [String: Int]) -> JSONValue {
        .object(
            JSONObject(members: numbers.sorted { $0.key < $1.key }.map { .init(name: $0, value: .integer(Int64($1))) })
        )
    }

    private static func json(_ times: [(name: String, milliseconds: Double?)]) -> JSONValue {
        .object(JSONObject(members: times.map { .init(name: $0, value: $1.map(JSONValue.real) ?? .null) }))
    }
}
