/// Collects the words of a ``Trie`` that are few typing errors away from a word: insertions, deletions, replacements and
/// swaps of neighbours (optimal string alignment, as `editDistance`).
///
/// The places of the word are the bits of a number, so that one step looks at all of them (S. Wu and U. Manber, "Fast text
/// searching allowing errors", 1992): a third of the instructions that a table of distances takes.
struct NearWords: TrieVisitor {
    /// The longest word that has a bit for each place, the one behind its end included.
    static let longestWord = 63
    /// People seldom make two errors in so many first letters of a word, and to allow them doubles the way.
    private static let beginning = 2

    private(set) var found: [String] = []

    private let allowsTwo: Bool
    /// The bit behind the end of the word.
    private let end: UInt64
    /// The bits of all places and the one behind the end.
    private let word: UInt64
    /// Where a character stands in the word, for those of ASCII and for others.
    private var asciiPlaces = InlineArray<128, UInt64>(repeating: 0)
    private var otherPlaces: [Unicode.Scalar: UInt64] = [:]
    /// What each part of the path, the empty one first, leaves of the word.
    private var states = InlineArray<129, State>(repeating: State())

    /// - Parameters:
    ///   - word: at most ``longestWord`` characters.
    ///   - limit: how many errors are allowed: one or two.
    init(to word: String, limit: Int) {
        allowsTwo = limit > 1
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
        self.word = place | (place - 1)
        states[0] = State(withoutError: 0b1, withOne: 0b11, withTwo: limit > 1 ? 0b111 : 0)
    }

    mutating func enters(_ scalar: Unicode.Scalar, depth: Int) -> Bool {
        let places = scalar.isASCII ? asciiPlaces[Int(scalar.value)] : otherPlaces[scalar] ?? 0
        let before = states[depth]
        guard before.mayGoOn(with: places, allowsTwo) else { return false }
        let state = before.after(places, allowsTwo)
        let reached = allowsTwo && depth >= Self.beginning ? state.withTwo : state.withOne
        guard reached & word != 0 else { return false }
        states[depth + 1] = state
        return true
    }

    mutating func meets(_ word: Span<Unicode.Scalar>, at numbers: Range<Int>) {
        let state = states[word.count]
        // What fewer errors reach, more errors reach as well.
        guard (allowsTwo ? state.withTwo : state.withOne) & end != 0 else { return }
        var spelling = String.UnicodeScalarView()
        for index in word.indices { spelling.append(word[index]) }
        found.append(String(spelling))
    }
}

/// What a path leaves of a word, by the number of errors that were made.
private struct State {
    /// The places before which the word may be cut so that its first part becomes the path.
    var withoutError: UInt64 = 0
    var withOne: UInt64 = 0
    var withTwo: UInt64 = 0
    /// The places whose character completes a swap, the first or the second error, if it comes next.
    var firstSwap: UInt64 = 0
    var secondSwap: UInt64 = 0

    /// Whether errors are left, or the word can go on with a character that it has in some places. Most branches end here.
    func mayGoOn(with places: UInt64, _ allowsTwo: Bool) -> Bool {
        allowsTwo
            ? withOne != 0 || places & (withTwo | secondSwap) != 0
            : withoutError != 0 || places & (withOne | firstSwap) != 0
    }

    /// The state after a character that the word has in some places.
    func after(_ places: UInt64, _ allowsTwo: Bool) -> State {
        var state = State()
        state.withoutError = (withoutError & places) << 1
        state.withOne = Self.reached(withOne, withoutError, state.withoutError, firstSwap, places)
        state.firstSwap = withoutError & (places >> 1)
        guard allowsTwo else { return state }
        state.withTwo = Self.reached(withTwo, withOne, state.withOne, secondSwap, places)
        state.secondSwap = withOne & (places >> 1)
        return state
    }

    /// The places that are reached with a number of errors: by the character itself, or by an insertion, a replacement, a
    /// deletion or a swap where fewer errors were made.
    private static func reached(
        _ before: UInt64,
        _ fewer: UInt64,
        _ fewerNow: UInt64,
        _ swapping: UInt64,
        _ places: UInt64
    ) -> UInt64 {
        (before & places) << 1 | fewer | fewer << 1 | fewerNow << 1 | (swapping & places) << 2
    }
}
