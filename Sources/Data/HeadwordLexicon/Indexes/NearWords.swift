/// Collects the words of a ``Trie`` that are within one or two typing errors of a word: insertions, deletions,
/// replacements and swaps of adjacent characters (optimal string alignment, like `editDistance`).
///
/// The positions in the word are the bits of an integer, so that one step handles all of them (S. Wu and U. Manber,
/// "Fast text searching allowing errors", 1992). This takes a third of the instructions of a table of distances.
struct NearWords: TrieVisitor {
    /// The length of the longest word whose positions, including the one past its end, fit in 64 bits.
    static let longestWord = 63
    /// The number of first letters among which two errors are not allowed: they are rare there, and allowing them
    /// doubles the search.
    private static let beginning = 2

    private(set) var found: [String] = []

    private let allowsTwo: Bool
    /// The bit past the end of the word.
    private let end: UInt64
    /// The bits of all positions, including the one past the end.
    private let word: UInt64
    /// The positions of each character in the word, for ASCII and for other characters.
    private var asciiPlaces = InlineArray<128, UInt64>(repeating: 0)
    private var otherPlaces: [Unicode.Scalar: UInt64] = [:]
    /// The state after each prefix of the path, the empty one first.
    /// There is one more than ``Trie/longestWord``; the size of such an array must be a literal.
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
        // Positions reached with fewer errors are also reached with more.
        guard (allowsTwo ? state.withTwo : state.withOne) & end != 0 else { return }
        var spelling = String.UnicodeScalarView()
        for index in word.indices { spelling.append(word[index]) }
        found.append(String(spelling))
    }
}

/// The positions in a word that a path has reached, by the number of errors made.
private struct State {
    /// The lengths of the word's prefixes that match the path, as bits.
    var withoutError: UInt64 = 0
    var withOne: UInt64 = 0
    var withTwo: UInt64 = 0
    /// The positions whose character, if it comes next, completes a swap: as the first error, and as the second.
    var firstSwap: UInt64 = 0
    var secondSwap: UInt64 = 0

    /// Whether an error is left, or the next character stands at one of the positions reached. Most branches end here.
    func mayGoOn(with places: UInt64, _ allowsTwo: Bool) -> Bool {
        allowsTwo
            ? withOne != 0 || places & (withTwo | secondSwap) != 0
            : withoutError != 0 || places & (withOne | firstSwap) != 0
    }

    /// Returns the state after a character that stands at some positions in the word.
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

    /// Returns the positions reached with a number of errors: by the character itself, or by an insertion, a
    /// replacement, a deletion or a swap from positions reached with fewer errors.
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
