public import HeadwordLexicon

/// What leads from one part of a list to the next: a position, and the lexicon in which it is one.
public struct WordlistCursor: Hashable, Sendable {
    /// Where the next part begins.
    public var position: Int
    /// The number of headwords before it.
    public var offset: Int
    /// The beginning of the digest of the lexicon.
    public var lexicon: String

    /// Creates a cursor.
    public init(_ position: Int, offset: Int, lexicon: Lexicon) {
        self.position = position
        self.offset = offset
        self.lexicon = String(lexicon.manifest.digest.prefix(8))
    }

    /// Reads what ``text`` gives.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.dropFirst().compactMap { Int($0, radix: 36) }.filter { $0 >= 0 }
        guard parts.count == 3, numbers.count == 2 else { return nil }
        lexicon = String(parts[0])
        position = numbers[0]
        offset = numbers[1]
    }

    /// The cursor as a text.
    var text: String {
        ([lexicon] + [position, offset].map { String($0, radix: 36) }).joined(separator: ".")
    }
}
