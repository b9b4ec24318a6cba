internal import Synchronization

/// A histogram of call durations, in buckets with fixed bounds.
struct LatencyHistogram: ~Copyable, Sendable {
    /// The upper bounds of the buckets in microseconds: a look-up takes some tens of them, a page of headwords takes
    /// milliseconds, and the deadline is in seconds.
    private static let bounds: InlineArray<17, Int> = [
        50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000,
        5_000_000, 10_000_000,
    ]

    private let counts = AtomicCounts<18>()
    private let nanoseconds = Atomic(0)

    /// Adds a call.
    func record(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
        var place = 0
        while place < Self.bounds.count, nanoseconds > Self.bounds[place] * 1000 { place += 1 }
        counts.add(1, at: place)
        self.nanoseconds.add(nanoseconds, ordering: .relaxed)
    }

    /// The number of calls that took no longer than each bound, in seconds; the last bound is infinite.
    var cumulative: [(bound: Double, count: Int)] {
        var sum = 0
        return (0...Self.bounds.count).map { place in
            sum += counts.value(at: place)
            let isLast = place == Self.bounds.count
            return (isLast ? .infinity : Double(Self.bounds[place]) / 1e6, sum)
        }
    }

    /// The total duration of all calls, in seconds.
    var sum: Double { Double(nanoseconds.load(ordering: .relaxed)) / 1e9 }
}
