internal import HeadwordModel

/// Collects the words of a ``Trie`` that are one typing error away from a word: a character is missing, superfluous or
/// different, or two neighbours are swapped.
struct NearbyWords: TrieVisitor {
    /// The numbers of the headwords, in ranges.
    private(set) var found: [Range<Int>] = []

    private let letters: [Unicode.Scalar]
    /// What is known of each beginning of the path, the empty one first.
    private var states: [State]

    private struct State {
        /// Whether it equals the beginning of the word.
        var isSame = false
        /// Whether its last character is the one after the next of the word, so that both may be swapped.
        var mayBeSwapped = false
        /// The lengths of the beginnings of the word that it is one error away from.
        var lengths: UInt128 = 0
    }

    /// Returns nil if the word is longer than any headword.
    init?(of word: String) {
        letters = Array(word.unicodeScalars)
        guard letters.count < UInt128.bitWidth else { return nil }
        states = Array(repeating: State(), count: Trie.longestWord + 1)
        states[0].isSame = true
    }

    mutating func enters(_ scalar: Unicode.Scalar, depth: Int) -> Bool {
        let state = states[depth]
        var next = State()
        var lengths = state.lengths
        while lengths != 0 {
            let length = lengths.trailingZeroBitCount
            if isLetter(scalar, at: length) { next.lengths |= 1 << UInt128(length + 1) }
            lengths &= lengths - 1
        }
        if state.isSame {
            next.isSame = isLetter(scalar, at: depth)
            next.mayBeSwapped = isLetter(scalar, at: depth + 1)
            // The character is superfluous, another one, or the one before it is missing.
            next.lengths |= 1 << UInt128(depth)
            if depth < letters.count { next.lengths |= 1 << UInt128(depth + 1) }
            if next.mayBeSwapped { next.lengths |= 1 << UInt128(depth + 2) }
        }
        if state.mayBeSwapped, isLetter(scalar, at: depth - 1) { next.lengths |= 1 << UInt128(depth + 1) }
        states[depth + 1] = next
        return next.isSame || next.mayBeSwapped || next.lengths != 0
    }

    mutating func meets(_ word: Span<Unicode.Scalar>, at numbers: Range<Int>) {
        let state = states[word.count]
        let lacksLast = state.isSame && word.count == letters.count - 1
        let isSame = state.isSame && word.count == letters.count
        if lacksLast || !isSame && state.lengths >> UInt128(letters.count) & 1 == 1 { found.append(numbers) }
    }

    private func isLetter(_ scalar: Unicode.Scalar, at place: Int) -> Bool {
        place < letters.count && letters[place] == scalar
    }
}
