/// A word in the order of StarDict's indexes: by its bytes without regard to the case of ASCII letters, then with it.
struct StarDictKey: Comparable {
    private let word: String

    /// The maximum number of bytes of a word.
    private static let limit = 255

    /// Creates a key; nil if the index cannot contain the word.
    init?(_ word: String) {
        guard 1...Self.limit ~= word.utf8.count, !word.utf8.contains(0) else { return nil }
        self.word = word
    }

    /// The word and the byte that ends it.
    var bytes: [UInt8] { Array(word.utf8) + [0] }

    static func < (left: Self, right: Self) -> Bool {
        let (first, second) = (left.word.utf8.lazy.map(folded), right.word.utf8.lazy.map(folded))
        if first.elementsEqual(second) { return left.word.utf8.lexicographicallyPrecedes(right.word.utf8) }
        return first.lexicographicallyPrecedes(second)
    }

    static func == (left: Self, right: Self) -> Bool { left.word.utf8.elementsEqual(right.word.utf8) }

    private static func folded(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
