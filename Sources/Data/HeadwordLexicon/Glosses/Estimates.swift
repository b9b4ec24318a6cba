internal import Glibc

/// Turns the sums of ``GlossSums`` into bounds: no gloss scores higher than the bound of its sum.
struct Estimates {
    /// Room for the errors of rounding.
    private static let room: Float = 1.001

    /// How much a sum grows with the weight of the words.
    private let scale: Float
    /// For each sum, the highest total weight of the words, and the highest score of a gloss before its traits are
    /// taken into account.
    private var asked: [Float] = []
    private var scores: [Float] = []

    /// - Parameters:
    ///   - whole: the total weight of all words.
    ///   - words: the number of words.
    init(whole: Float, words: Int) {
        // Each impact is rounded up by less than 1.
        let whole = max(whole, .leastNormalMagnitude)
        scale = Float(255 - min(words, 128)) / whole
        asked = (0...255).map { Float($0) / scale }
        scores = asked.map { powf($0 / whole, GlossSearch.askedExponent) * Self.room }
    }

    /// Returns how much a word adds to the sum of a gloss, from the weight that it adds to its score.
    func impact(of weight: Float) -> UInt8 { UInt8(max(0, min(255, (weight * scale).rounded(.up)))) }

    /// Returns a bound of the score of a gloss, before the factor of its kind.
    @inline(__always)
    func bound(of sum: UInt8, _ traits: GlossTraits) -> Float {
        let sum = Int(sum)
        let given = min(1, asked[sum] / max(GlossSearch.leastWeight, traits.weight))
        return scores[sum] * traits.prominence * given.squareRoot()
    }

    /// Returns the smallest sum, at least 1, with which a gloss may have a score, given the factor of its kind.
    func leastSum(for score: Float, _ factor: Float) -> UInt8 {
        var sum: UInt8 = 1
        let best = GlossTraits(weight: 0, prominence: 1)
        while sum < .max, bound(of: sum, best) * factor < score { sum += 1 }
        return sum
    }
}
