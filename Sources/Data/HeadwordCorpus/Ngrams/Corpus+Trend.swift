/// How often a word occurs in the texts of a period.
public struct TrendPoint: Hashable, Sendable {
    /// The period, such as `2024`.
    public var period: String
    /// The number of occurrences.
    public var frequency: UInt64
    /// The number of documents with an occurrence.
    public var documentFrequency: UInt64
    /// The number of words in the period.
    public var words: UInt64
    /// The number of documents in the period.
    public var documents: UInt64
}

extension Corpus {
    /// Returns how often a word occurs in each period, including those where it does not occur; empty if the texts have
    /// no dates.
    public func trend(of token: String) throws -> [TrendPoint] {
        var points: [TrendPoint] = []
        for (period, name) in information.periods.enumerated() {
            let size = try datedWords.size(ofPeriod: period)
            points.append(
                TrendPoint(
                    period: name,
                    frequency: 0,
                    documentFrequency: 0,
                    words: size.words,
                    documents: size.documents
                )
            )
        }
        let folded = Self.folded([token])
        guard folded.count == 1, let number = try numbers(of: folded)?.first else { return points }
        for row in try datedWords.rows(ofToken: number) where points.indices.contains(row.period) {
            points[row.period].frequency = row.frequency
            points[row.period].documentFrequency = row.documents
        }
        return points
    }
}
