/// One of the equal parts into which texts are divided, so that several processes or machines can count them.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// The maximum number of parts.
    package static let most = 10_000

    /// The number of the part, from 1.
    package let number: Int
    /// The number of parts.
    package let count: Int

    /// Reads `2/8`, the second of eight parts; nil if it is none.
    package init?(_ text: String) {
        let sides = text.split(separator: "/", omittingEmptySubsequences: false)
        guard sides.count == 2, let number = Int(sides[0]), let count = Int(sides[1]) else { return nil }
        guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// `2/8`
    package var description: String { "\(number)/\(count)" }
}
