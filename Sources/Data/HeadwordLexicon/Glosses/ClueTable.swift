/// The clues of the words of a description, by their numbers.
struct ClueTable: Sendable {
    /// A clue of a word.
    struct Entry {
        /// The number of the clue, from 1; 0 in an empty slot.
        fileprivate var clue: UInt32 = 0
        /// The index of the word.
        var word: UInt8 = 0
        /// How much the clue counts compared with the word itself, in hundredths.
        var weight: UInt8 = 0
    }

    private var slots: [Entry]
    private let shift: UInt32

    /// Creates a table with room for a number of clues.
    init(atMost count: Int) {
        // Three slots of four are empty, so that most clues that are not in the table are recognised at once.
        let bits = max(4, Int.bitWidth - (4 * count).leadingZeroBitCount)
        slots = Array(repeating: Entry(), count: 1 << bits)
        shift = UInt32(32 - bits)
    }

    private func slot(of clue: UInt32) -> Int { Int((clue &* 0x9E37_79B1) &>> shift) }

    /// Adds a clue of a word; one clue may belong to several words.
    mutating func add(_ clue: Int, word: Int, weight: Int) {
        guard let clue = UInt32(exactly: clue), clue > 0 else { return }
        var slot = slot(of: clue)
        while slots[slot].clue != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Entry(clue: clue, word: UInt8(truncatingIfNeeded: word), weight: UInt8(clamping: weight))
    }

    /// Calls `body` with each word that a clue belongs to.
    @inline(__always)
    func forEachWord(of clue: Int, _ body: (Entry) -> Void) {
        let clue = UInt32(truncatingIfNeeded: clue)
        slots.withUnsafeBufferPointer { slots in
            var slot = slot(of: clue)
            while slots[slot].clue != 0 {
                if slots[slot].clue == clue { body(slots[slot]) }
                slot = (slot + 1) & (slots.count - 1)
            }
        }
    }
}
