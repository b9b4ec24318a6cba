/// Durations in nanoseconds, counted in memory of a fixed size. A quantile is too large by less than 1/128 of itself.
package struct DurationHistogram: Hashable, Sendable {
    /// Each power of two is divided into 2^7 parts.
    private static let partBits = 7
    private static let parts = 1 << partBits

    private var counts = [Int](repeating: 0, count: (Int.bitWidth - partBits) * parts)
    /// The number of durations.
    package private(set) var count = 0
    /// The longest duration.
    package private(set) var longest = 0

    /// Creates a histogram without durations.
    package init() {}

    /// Adds a duration; a negative one counts as 0.
    package mutating func record(_ nanoseconds: Int) {
        let duration = max(0, nanoseconds)
        counts[Self.part(of: duration)] += 1
        count += 1
        longest = max(longest, duration)
    }

    /// Returns the duration that a share of all is not longer than; nil if there is none.
    ///
    /// - Parameter total: the number of all; those that have no duration count as endless.
    package func quantile(_ share: Double, of total: Int) -> Int? {
        let rank = max(1, Int((share * Double(total)).rounded(.up)))
        guard rank <= count else { return nil }
        var seen = 0
        let part = counts.firstIndex { number in
            seen += number
            return seen >= rank
        }
        return part.map { min(Self.longest(in: $0), longest) }
    }

    private static func part(of duration: Int) -> Int {
        guard duration >= parts else { return duration }
        let power = Int.bitWidth - 1 - duration.leadingZeroBitCount
        return (power - partBits + 1) * parts + (duration >> (power - partBits)) & (parts - 1)
    }

    private static func longest(in part: Int) -> Int {
        guard part >= parts else { return part }
        let shift = part / parts - 1
        return (parts + part % parts) << shift + (1 << shift - 1)
    }
}
