internal import Glibc

/// Draws ranks from 0 by Zipf's law: the rank `r` comes up in proportion to `1 / (r + 1)^exponent`.
package struct ZipfRanks: Sequence, IteratorProtocol, Sendable {
    /// The sums of the weights up to each rank.
    private let sums: [Double]
    private var draws: SeededDraws

    /// Creates endless draws from `count` ranks, at least one; an exponent of 0 makes all ranks equally likely.
    package init(count: Int, exponent: Double, seed: UInt64) {
        var sum = 0.0
        sums = (1...count).map { rank in
            sum += pow(Double(rank), -exponent)
            return sum
        }
        draws = SeededDraws(seed: seed)
    }

    package mutating func next() -> Int? {
        let drawn = Double.random(in: 0..<(sums.last ?? 1), using: &draws)
        return firstRank { sums[$0] > drawn }
    }

    /// Returns the first rank that fulfils a condition which all further ranks fulfil, too.
    private func firstRank(where isEnough: (Int) -> Bool) -> Int {
        var (low, high) = (0, sums.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if isEnough(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
