internal import Glibc
internal import HeadwordCore

/// The frequency of an item, absolute and relative to the size of its corpus.
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
    /// doi:10.1080/17470218.2013.850521): below 3 is rare, above 6 very common. Nil for an item that never occurs.
    public var zipf: Double? { count == 0 || words == 0 ? nil : log10(normalized * 1000) }
}

extension Shape<Frequency> {
    /// The members of a frequency; an upstream may leave out all but the count.
    static let frequency = members(.usual("normalizedFrequency", "Occurrences per million words.") { $0.rate })
    /// The members of a frequency that never comes from an upstream.
    static let ownFrequency = members(.required("normalizedFrequency", "Occurrences per million words.") { $0.rate })

    private static func members(_ rate: Member) -> Shape {
        Shape([
            .required("frequency", "The number of occurrences.") { Int(clamping: $0.count) },
            rate,
            .optional(
                "zipf",
                "The decimal logarithm of the occurrences per thousand million words: below 3 is rare, above 6 very common."
            ) { $0.zipf.map { ($0 * 100).rounded() / 100 } },
        ])
    }
}

extension Frequency {
    fileprivate var rate: Double { normalized.rounded(toDigits: 6) }
}

extension Shape.Member {
    /// The member `documentFrequency`.
    static func documentFrequency(_ count: @escaping @Sendable (Value) -> UInt64?) -> Self {
        .optional("documentFrequency", "The number of documents with an occurrence. Absent if unknown.") {
            count($0).map { Int(clamping: $0) }
        }
    }

    /// The member `isEstimated`.
    static func isEstimated(_ isTrue: @escaping @Sendable (Value) -> Bool) -> Self {
        .flag(
            "isEstimated",
            "True if occurrences of a form were divided between its lemmas and lexical categories; see the lexicon's counts.",
            isTrue
        )
    }
}

extension Double {
    /// Returns the number rounded to significant digits.
    func rounded(toDigits digits: Int) -> Double {
        guard self != 0, isFinite else { return self }
        let scale = pow(10, Double(digits - 1) - log10(magnitude).rounded(.down))
        return (self * scale).rounded() / scale
    }
}
