internal import Glibc

/// The times at which calls are due, in nanoseconds since the start. They are fixed in advance: a slow server does not
/// delay the calls that follow.
package struct ArrivalTimes: Sequence, IteratorProtocol, Sendable {
    /// How the times between calls are distributed.
    package enum Gaps: String, CaseIterable, Sendable {
        /// As if many clients called independently of each other.
        case exponential
        /// All are equal.
        case constant
    }

    private let gaps: Gaps
    private let meanGap: Double
    private var draws: SeededDraws
    private var time = 0.0

    /// Creates endless times.
    ///
    /// - Parameters:
    ///   - rate: the mean number of calls in a second.
    ///   - seed: determines all times.
    package init(rate: Double, gaps: Gaps, seed: UInt64) {
        self.gaps = gaps
        meanGap = 1e9 / rate
        draws = SeededDraws(seed: seed)
    }

    package mutating func next() -> Int? {
        defer { time += gap() }
        return Int(time)
    }

    private mutating func gap() -> Double {
        switch gaps {
        case .constant: meanGap
        case .exponential: -log(1 - Double.random(in: 0..<1, using: &draws)) * meanGap
        }
    }
}
