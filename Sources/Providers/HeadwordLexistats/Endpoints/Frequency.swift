internal import Glibc
internal import HeadwordCore
internal import HeadwordJSON

/// How often something occurs, alone and by the size of its corpus.
public struct Frequency: Hashable, Sendable {
    /// The number of occurrences.
    public let count: UInt64
    private let words: UInt64

    init(_ count: UInt64, of words: UInt64) {
        self.count = count
        self.words = words
    }

    /// Occurrences per million words.
    public var normalized: Double { words == 0 ? 0 : Double(count) * 1e6 / Double(words) }

    /// The Zipf value, the decimal logarithm of the occurrences per thousand million words (van Heuven et al. 2014,
    /// doi:10.1080/17470218.2013.850521): below 3 is rare, above 6 very common. What never occurs has none.
    public var zipf: Double? { count == 0 || words == 0 ? nil : log10(normalized * 1000) }
}

extension JSONWriter {
    /// Writes `frequency`, `normalizedFrequency` and `zipf`.
    mutating func members(of frequency: Frequency) {
        member("frequency", Int(clamping: frequency.count))
        member("normalizedFrequency", frequency.normalized.rounded(toDigits: 6))
        member("zipf", ifPresent: frequency.zipf.map { ($0 * 100).rounded() / 100 })
    }
}

extension Double {
    /// The number with so many significant digits.
    func rounded(toDigits digits: Int) -> Double {
        guard self != 0, isFinite else { return self }
        let scale = pow(10, Double(digits - 1) - log10(magnitude).rounded(.down))
        return (self * scale).rounded() / scale
    }
}

/// The members of a result that several endpoints have.
enum StatsSchema {
    /// Those that say how often something occurs.
    static let frequency: KeyValuePairs<String, Schema> = [
        "frequency": .integer.described("The number of occurrences."),
        "normalizedFrequency": .number.described("Occurrences per million words."),
        "zipf": .number.described(
            "The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common."
        ),
    ]
}
