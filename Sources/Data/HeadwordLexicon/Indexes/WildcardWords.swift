/// Collects the words of a ``Trie`` that match a pattern: `?` stands for one character, `*` for any number of them.
struct WildcardWords: TrieVisitor {
    /// The maximum number of characters in a pattern, counting consecutive stars once.
    static let longestPattern = UInt64.bitWidth - 1

    /// The numbers of the matching headwords, in ranges.
    private(set) var found: [Range<Int>] = []

    private let length: Int
    /// The positions in the pattern that hold a star, and those that any character matches.
    private var stars: UInt64 = 0
    private var anything: UInt64 = 0
    /// The positions that each character matches; for ASCII, the usual case, indexed by code point.
    private var fittingASCII = [UInt64](repeating: 0, count: 128)
    private var fittingOthers: [Unicode.Scalar: UInt64] = [:]
    /// The positions in the pattern that each prefix of the path, the empty one first, may have reached; bit 0 is the
    /// beginning.
    private var places: [UInt64]

    /// Returns nil if the pattern is too long.
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

    /// Adds the positions after stars, which may stand for nothing; two stars are never adjacent.
    private func reach(from places: UInt64) -> UInt64 { places | (places & stars) << 1 }
}

extension WildcardWords {
    /// Returns the direction in which a pattern has more literal characters before the first wildcard.
    static func direction(of pattern: String) -> Trie.Direction {
        let scalars = Array(pattern.unicodeScalars)
        let isWildcard: (Unicode.Scalar) -> Bool = { $0 == "*" || $0 == "?" }
        let known = scalars.prefix { !isWildcard($0) }.count
        return scalars.reversed().prefix { !isWildcard($0) }.count > known ? .backward : .forward
    }
}
