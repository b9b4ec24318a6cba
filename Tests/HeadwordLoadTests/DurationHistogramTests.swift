import HeadwordLoad
import HeadwordTestSupport
import Testing

@Suite struct DurationHistogramTests {
    /// Ways to draw durations in nanoseconds.
    enum Distribution: CaseIterable {
        case few, equal, wide, skewed

        func durations(_ draws: inout SplitMix) -> [Int] {
            (0..<(self == .few ? 9 : 20_000)).map { _ in
                switch self {
                case .few, .equal: Int.random(in: 0...1_000_000, using: &draws)
                case .wide: Int.random(in: 0...Int.max, using: &draws) >> Int.random(in: 0...62, using: &draws)
                case .skewed: 20_000_000 / Int.random(in: 1...100_000, using: &draws)
                }
            }
        }
    }

    @Test(arguments: Distribution.allCases, [0.001, 0.5, 0.9, 0.99, 0.999, 1])
    func aQuantileIsAtMostAHundredthTooLarge(distribution: Distribution, share: Double) throws {
        for seed in 1...3 as ClosedRange<UInt64> {
            var draws = SplitMix(state: seed)
            let durations = distribution.durations(&draws)
            var histogram = DurationHistogram()
            for duration in durations { histogram.record(duration) }
            let rank = max(1, Int((share * Double(durations.count)).rounded(.up)))
            let exact = durations.sorted()[rank - 1]
            let found = try #require(histogram.quantile(share, of: durations.count))
            #expect(found >= exact && Double(found) <= Double(exact) * 1.01, "\(found) for \(exact)")
        }
    }

    @Test(arguments: [Int.max, Int.max - 1, 1 << 62, 255, 128, 127, 1, 0, -1])
    func anyDurationFits(duration: Int) {
        var histogram = DurationHistogram()
        histogram.record(duration)
        #expect(histogram.quantile(1, of: 1) == max(0, duration))
        #expect(histogram.longest == max(0, duration))
    }

    @Test func whatHasNoDurationIsLongerThanEverything() {
        var histogram = DurationHistogram()
        #expect(histogram.quantile(0.5, of: 0) == nil)
        for duration in 1...98 { histogram.record(duration) }
        #expect(histogram.quantile(0.98, of: 100) == 98)
        #expect(histogram.quantile(0.99, of: 100) == nil)
    }
}
