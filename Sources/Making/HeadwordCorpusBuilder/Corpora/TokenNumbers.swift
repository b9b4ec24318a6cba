internal import HeadwordCorpus

/// Finds the numbers of the tokens in keys. Keys come in order, so most tokens have been found before.
struct TokenNumbers {
    private static let recentCount = 1 << 20

    private let tokens: StringTable
    /// A cache by hash: the number of a token plus 1, or 0.
    private var recent = [UInt32](repeating: 0, count: recentCount)
    private var key: [UInt8] = []
    /// The ends of the tokens in the key.
    private var ends: [Int] = []
    private(set) var numbers: [UInt32] = []

    init(_ tokens: StringTable) { self.tokens = tokens }

    /// Sets ``numbers`` to the token numbers of a key.
    ///
    /// - Returns: false if the key does not consist of this many known tokens.
    mutating func read(_ other: [UInt8], length: Int) throws -> Bool {
        let shared = sharedLength(other)
        let known = ends.prefix { $0 < shared || $0 == shared && ($0 == other.count || other[$0] == 0x20) }.count
        ends.removeSubrange(known...)
        numbers.removeSubrange(known...)
        key.replaceSubrange(shared..., with: other[shared...])
        while numbers.count < length {
            let start = (ends.last ?? 0) + 1
            guard start < key.count else { return false }
            let end = key[start...].firstIndex(of: 0x20) ?? key.count
            guard let number = try number(of: start..<end) else { return false }
            numbers.append(number)
            ends.append(end)
        }
        return ends.last == key.count && numbers.count == length
    }

    private func sharedLength(_ other: [UInt8]) -> Int {
        guard key.first == other.first else { return 0 }
        let most = min(key.count, other.count)
        var shared = 0
        while shared < most, key[shared] == other[shared] { shared += 1 }
        return shared
    }

    private mutating func number(of range: Range<Int>) throws -> UInt32? {
        let found = try key.withUnsafeBytes { key -> (slot: Int, number: Int?) in
            let token = UnsafeRawBufferPointer(rebasing: key[range])
            let slot = Int(truncatingIfNeeded: Checksum.of(token) % UInt64(Self.recentCount))
            let candidate = Int(recent[slot]) - 1
            if candidate >= 0, try tokens.bytes(at: candidate).compare(token) == 0 { return (slot, candidate) }
            return (slot, try tokens.number(of: token))
        }
        guard let number = found.number else { return nil }
        recent[found.slot] = UInt32(number) + 1
        return UInt32(number)
    }
}
