/// The typing errors between a word and others, up to two: insertions, deletions, replacements and swaps of adjacent
/// characters (optimal string alignment, like `editDistance`).
///
/// The positions in the word are the bits of an integer, so that one step handles all of them (S. Wu and U. Manber,
/// "Fast text searching allowing errors", 1992).
struct TypingErrors {
    /// The length of the longest word whose positions, including the one past its end, fit in 64 bits.
    static let longestWord = 63
    /// The number of first letters among which two errors are not allowed: they are rare there.
    private static let beginning = 2

    /// The bit past the end of the word.
    private let end: UInt64
    /// The bits of all positions, including the one past the end.
    private let word: UInt64
    /// The positions of each ASCII character in the word.
    private let asciiPlaces: [UInt64]
    /// The positions of each other character in the word.
    private let otherPlaces: [UInt32: UInt64]
    /// The state after each prefix of the word itself, the empty one first.
    private let states: [State]

    /// - Parameter word: at most ``longestWord`` characters.
    init(in word: [UInt32]) {
        var asciiPlaces = [UInt64](repeating: 0, count: 128)
        var otherPlaces: [UInt32: UInt64] = [:]
        var place: UInt64 = 1
        for scalar in word {
            if scalar < 0x80 {
                asciiPlaces[Int(scalar)] |= place
            } else {
                otherPlaces[scalar, default: 0] |= place
            }
            place <<= 1
        }
        var states = [State(withoutError: 0b1, withOne: 0b11, withTwo: 0b111)]
        states.reserveCapacity(word.count + 1)
        for scalar in word {
            let places = scalar < 0x80 ? asciiPlaces[Int(scalar)] : otherPlaces[scalar] ?? 0
            states.append(states[states.count - 1].after(places))
        }
        (self.asciiPlaces, self.otherPlaces, self.states) = (asciiPlaces, otherPlaces, states)
        end = place
        self.word = place | (place - 1)
    }

    /// Returns the smallest number of errors that make the word of another; nil if there are more than two, or two
    /// among the first letters.
    ///
    /// - Parameter prefix: the number of letters with which both begin.
    func count(from other: UnsafeBufferPointer<UInt32>, prefix: Int) -> Int? {
        asciiPlaces.withUnsafeBufferPointer { asciiPlaces in
            var state = states[prefix]
            for index in prefix..<other.count {
                let scalar = other[index]
                let places = scalar < 0x80 ? asciiPlaces[Int(scalar)] : otherPlaces[scalar] ?? 0
                state = state.after(places)
                guard (index < Self.beginning ? state.withOne : state.withTwo) & word != 0 else { return nil }
            }
            // Positions reached with fewer errors are also reached with more.
            guard state.withTwo & end != 0 else { return nil }
            return state.withoutError & end != 0 ? 0 : state.withOne & end != 0 ? 1 : 2
        }
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

    /// Returns the state after a character that stands at some positions in the word.
    @inline(__always)
    func after(_ places: UInt64) -> State {
        var state = State()
        state.withoutError = (withoutError & places) << 1
        state.withOne = Self.reached(withOne, withoutError, state.withoutError, firstSwap, places)
        state.firstSwap = withoutError & (places >> 1)
        state.withTwo = Self.reached(withTwo, withOne, state.withOne, secondSwap, places)
        state.secondSwap = withOne & (places >> 1)
        return state
    }

    /// Returns the positions reached with a number of errors: by the character itself, or by an insertion, a
    /// replacement, a deletion or a swap from positions reached with fewer errors.
    @inline(__always)
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
