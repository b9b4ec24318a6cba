/// Collects the words of a ``Trie`` that are few typing errors away from a word: insertions, deletions, replacements and
/// swaps of neighbours (optimal string alignment, as `editDistance`).
///
/// The places of the word are the bits of a number, so that one step looks at all of them (S. Wu and U. Manber, "Fast text
/// searching allowing errors", 1992): a third of the instructions that a table of distances takes.
struct NearWords: TrieVisitor {
    /// The longest word that has a bit for each place, the one behind its end included.
    static let longestWord = 63
    /// The most errors that can be allowed.
    static let mostErrors = 2
    /// People seldom make two errors in so many first letters of a word, and to allow them doubles the way.
    private static let beginning = 2
    private static let mostErrorsInBeginning = 1

    private(set) var found: [String] = []

    private let limit: Int
    /// The bit behind the end of the word.
    private let end: UInt64
    /// Where a character stands in the word, for those of ASCII and for others.
    private var asciiPlaces = [UInt64](repeating: 0, count: 128)
    private var otherPlaces: [Unicode.Scalar: UInt64] = [:]
    /// What each part of the path, the empty one first, leaves of the word.
    private var states = [State](repeating: State(), count: Trie.longestWord + 1)

    /// By the number of errors that were made.
    private struct State {
        /// The places before which the word may be cut so that its first part becomes the path.
        var reached = InlineArray<3, UInt64>(repeating: 0)
        /// The places whose character completes a swap if it comes next.
        var swapping = InlineArray<3, UInt64>(repeating: 0)
    }

    /// - Parameters:
    ///   - word: at most ``longestWord`` characters.
    ///   - limit: how many errors are allowed, at most ``mostErrors``.
    init(to word: String, limit: Int) {
        self.limit = min(limit, Self.mostErrors)
        var place: UInt64 = 1
        for scalar in word.unicodeScalars {
            if scalar.isASCII {
                asciiPlaces[Int(scalar.value)] |= place
            } else {
                otherPlaces[scalar, default: 0] |= place
            }
            place <<= 1
        }
        end = place
        for errors in 0...self.limit { states[0].reached[errors] = (2 << UInt64(errors)) - 1 }
    }

    mutating func enters(_ scalar: Unicode.Scalar, depth: Int) -> Bool {
        let places = scalar.isASCII ? asciiPlaces[Int(scalar.value)] : otherPlaces[scalar] ?? 0
        let before = states[depth]
        var state = State()
        state.reached[0] = (before.reached[0] & places) << 1
        for errors in 1...limit {
            let fewer = before.reached[errors - 1]
            let kept = (before.reached[errors] & places) << 1
            let (inserted, replaced, deleted) = (fewer, fewer << 1, state.reached[errors - 1] << 1)
            let swapped = (before.swapping[errors] & places) << 2
            state.reached[errors] = kept | inserted | replaced | deleted | swapped
            state.swapping[errors] = fewer & (places >> 1)
        }
        states[depth + 1] = state
        // All places up to the end and the end itself.
        let allowed = depth < Self.beginning ? Self.mostErrorsInBeginning : limit
        return state.reached[min(allowed, limit)] & (end | (end - 1)) != 0
    }

    mutating func meets(_ word: ArraySlice<Unicode.Scalar>, at numbers: Range<Int>) {
        // What fewer errors reach, more errors reach as well.
        guard states[word.count].reached[limit] & end != 0 else { return }
        found.append(String(String.UnicodeScalarView(word)))
    }
}
