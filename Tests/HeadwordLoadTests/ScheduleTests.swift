import HeadwordLoad
import Testing

/// When calls are due, and what they ask.
@Suite struct ScheduleTests {
    private func times(_ rate: Double, _ gaps: ArrivalTimes.Gaps, seed: UInt64 = 1, _ count: Int) -> [Int] {
        Array(ArrivalTimes(rate: rate, gaps: gaps, seed: seed).prefix(count))
    }

    @Test(arguments: ArrivalTimes.Gaps.allCases, [0.5, 1000, 1_000_000])
    func theRateIsTheWantedOne(gaps: ArrivalTimes.Gaps, rate: Double) throws {
        let times = times(rate, gaps, 50_000)
        #expect(times.first == 0 && times == times.sorted())
        let seconds = Double(try #require(times.last)) / 1e9
        #expect((0.98...1.02).contains(50_000 / seconds / rate))
    }

    @Test func theSeedDeterminesExponentialGaps() {
        #expect(times(100, .exponential, 1000) == times(100, .exponential, 1000))
        #expect(times(100, .exponential, 1000) != times(100, .exponential, seed: 2, 1000))
    }

    @Test func gapsAreAsUnequalAsTheirNameSays() {
        let constant = times(1000, .constant, 1000)
        #expect(constant == constant.indices.map { $0 * 1_000_000 })
        let exponential = times(1000, .exponential, 50_000)
        let gaps = zip(exponential.dropFirst(), exponential).map { $0 - $1 }
        // Of exponential gaps, 1 - 1/e are shorter than the mean.
        #expect((0.62...0.645).contains(Double(gaps.count { $0 < 1_000_000 }) / Double(gaps.count)))
    }

    @Test(arguments: [0, 0.5, 1, 1.5], [1, 2, 1000])
    func ranksComeUpAsOftenAsZipfSays(exponent: Double, count: Int) {
        let draws = 100_000
        var counts = [Int](repeating: 0, count: count)
        for rank in ZipfRanks(count: count, exponent: exponent, seed: 3).prefix(draws) { counts[rank] += 1 }
        let weights = (1...count).map { power(Double($0), -exponent) }
        for rank in [0, 1, 9] where rank < count {
            let expected = Double(draws) * weights[rank] / weights.reduce(0, +)
            // Five standard deviations.
            #expect(abs(Double(counts[rank]) - expected) <= 5 * expected.squareRoot() + 1, "rank \(rank)")
        }
    }

    /// Powers for exponents that are multiples of a half.
    private func power(_ base: Double, _ exponent: Double) -> Double {
        (0..<Int(-2 * exponent)).reduce(1) { power, _ in power / base.squareRoot() }
    }

    @Test(arguments: [1, 1.6, 12, 999, 12_345, 900_000, 2_000_000])
    func theSearchFindsThePeakToFivePercent(peak: Double) throws {
        for first in [1.0, 1000, 100_000] {
            var search = PeakSearch(from: first)
            var steps = 0
            while let rate = search.rate {
                search.record(isBorne: rate <= peak)
                steps += 1
            }
            let found = try #require(search.peak)
            #expect(found <= peak && found * 1.06 > min(peak, PeakSearch.rates.upperBound), "\(found) from \(first)")
            #expect(steps < 30)
        }
    }

    @Test func aSearchEndsIfNoRateIsBorne() {
        var search = PeakSearch(from: 1000)
        while search.rate != nil { search.record(isBorne: false) }
        #expect(search.peak == nil)
    }
}
