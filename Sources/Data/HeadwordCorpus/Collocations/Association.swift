internal import Glibc

/// How strongly two words are associated: the expected frequency and measures of the deviation from it.
public struct Association: Hashable, Sendable {
    /// How often the collocate would occur near the word if words came in random order.
    public let expected: Double
    /// Dunning's G² of the contingency table of near and far by collocate and other words; negative if the two words
    /// avoid each other (Evert 2008).
    public let logLikelihood: Double
    /// The difference between observed and expected frequency, in standard deviations of the observed one.
    public let tScore: Double
    /// Pointwise mutual information: the binary logarithm of observed to expected frequency.
    public let pmi: Double

    /// Computes the measures from the counts of a collocation.
    ///
    /// A word that is near two occurrences of the other one counts as near twice. In small corpora, more words may
    /// therefore count as near than there are; the other cells of the table are then taken as zero.
    ///
    /// - Parameters:
    ///   - observed: how often the collocate occurs near the word.
    ///   - near: the number of words near the word (R1).
    ///   - collocates: how often the collocate occurs (C1).
    ///   - words: the number of words of the corpus (N).
    init(observed: UInt64, near: UInt64, collocates: UInt64, words: UInt64) {
        let (observed, near) = (Double(observed), Double(near))
        let (collocates, words) = (Double(collocates), Double(words))
        expected = near * collocates / words
        tScore = (observed - expected) / observed.squareRoot()
        pmi = log2(observed / expected)
        let likelihood = Self.likelihood([
            [observed, max(0, near - observed)],
            [max(0, collocates - observed), max(0, words - near - collocates + observed)],
        ])
        logLikelihood = observed < expected ? -likelihood : likelihood
    }

    private static func likelihood(_ table: [[Double]]) -> Double {
        let rows = table.map { $0[0] + $0[1] }
        let columns = [table[0][0] + table[1][0], table[0][1] + table[1][1]]
        let all = rows[0] + rows[1]
        var sum = 0.0
        for row in 0...1 {
            for column in 0...1 where table[row][column] > 0 {
                sum += table[row][column] * log(table[row][column] * all / (rows[row] * columns[column]))
            }
        }
        return 2 * max(0, sum)
    }

    func strength(by measure: CollocationQuery.Measure) -> Double {
        switch measure {
        case .logLikelihood: logLikelihood
        case .tScore: tScore
        case .pmi: pmi
        }
    }
}
