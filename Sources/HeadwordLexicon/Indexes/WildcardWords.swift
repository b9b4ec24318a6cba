/// Collects the words of a ``Trie`` that a pattern describes: `?` stands for one character, `*` for any number of them.
struct WildcardWords: TrieVisitor {
    /// The most characters that a pattern may have, repeated stars counted once.
    static let longestPattern = UInt64.bitWidth - 1

    /// The numbers of the headwords, neighbours together.
    private(set) var found: [Range<Int>] = []

    private let length: Int
    /// The places of the pattern that have a star, and those that any character fits.
    private var stars: UInt64 = 0
    private var anything: UInt64 = 0
    /// The places that a character fits: of ASCII by its number, since most are.
    private var fittingASCII = [UInt64](repeating: 0, count: 128)
    private var fittingOthers: [Unicode.Scalar: UInt64] = [:]
    /// For each character of the path, and before all, the places in the pattern that it may have come to: bit 0 is the
    /// beginning.
    private var places: [UInt64]

    /// Nil if the pattern is too long.
    init?(_ pattern: String) {
        var scalars: [Unicode.Scalar] = []
        for scalar in pattern.unicodeScalars where scalar != "*" || scalars.last != "*" { scalars.append(scalar) }
        guard scalars.count <= Self.longestPattern else { return nil }
        length = scalars.count
        for (place, scalar) in scalars.enumerated() {
            let bit: UInt64 = 1 << UInt64(place)
            switch scalar {
            case "*": stars |= bit
            case "?": anything |= bit
            case _ where scalar.isASCII: fittingASCII[Int(scalar.value)] |= bit
            default: fittingOthers[scalar, default: 0] |= bit
            }
        }
        places = [UInt64](repeating: 0, count: Trie.longestWord + 1)
        places[0] = reach(from: 1)
    }

    mutating func enters(_ scalar: Unicode.Scalar, depth: Int) -> Bool {
        let current = places[depth]
        let fitting = scalar.isASCII ? fittingASCII[Int(scalar.value)] : fittingOthers[scalar, default: 0]
        let next = current & stars | (current & (anything | fitting)) << 1
        places[depth + 1] = reach(from: next)
        return next != 0
    }

    mutating func meets(_ word: Span<Unicode.Scalar>, at numbers: Range<Int>) {
        if places[word.count] >> UInt64(length) & 1 == 1 { found.append(numbers) }
    }

    /// A star may stand for nothing; two never stand side by side.
    private func reach(from places: UInt64) -> UInt64 { places | (places & stars) << 1 }
}

extension WildcardWords {
    /// From which end a pattern is read with more characters before the first wildcard.
    static func direction(of pattern: String) -> Trie.Direction {
        let scalars = Array(pattern.unicodeScalars)
        let isWildcard: (Unicode.Scalar) -> Bool = { $0 == "*" || $0 == "?" }
        let known = scalars.prefix { !isWildcard($0) }.count
        return scalars.reversed().prefix { !isWildcard($0) }.count > known ? .backward : .forward
    }
}
