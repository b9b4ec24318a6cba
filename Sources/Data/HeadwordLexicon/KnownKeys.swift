internal import HeadwordBytes
package import HeadwordModel
internal import HeadwordSQLite
internal import Synchronization

/// The keys that a lexicon has (see ``Format/schema``), as a filter (B. Bloom, "Space/time trade-offs in hash coding
/// with allowable errors", 1970): it passes every key that the lexicon has and, of other keys, one in 270.
///
/// Most phrases of a text, and most of what the rules of inflection suggest, are not in any lexicon; the filter spares the
/// searches for them. It is stored in parts of one page each, which are read when they are first needed. The hash of a
/// key selects a part and, in it, ``probes`` bits.
package final class KnownKeys: Sendable {
    /// The parts, each of which is nil until it is read; nil until their number is read.
    private let parts: Mutex<[[UInt8]?]?>

    /// - Parameter parts: all parts; nil if they are to be read from the file.
    init(parts: [[UInt8]]? = nil) {
        self.parts = Mutex(parts)
    }

    /// The length of a part in bytes.
    static let partLength = Format.rowSize
    /// More parts than any lexicon has.
    private static let mostParts = 1 << 16
    private static let damage = "its filter of keys cannot be read"
    /// The average number of bits for each key.
    private static let bitsPerKey = 12
    /// The number of bits that each key sets.
    private static let probes = 6

    /// Where a key is in the filter.
    private struct Place {
        var part: Int
        private var first: UInt32
        private var step: UInt32

        init(_ key: String, _ language: Language, parts: Int) {
            let hash = Self.hash(key, language)
            part = Int(hash.multipliedFullWidth(by: UInt64(parts)).high)
            first = UInt32(truncatingIfNeeded: hash)
            step = UInt32(truncatingIfNeeded: hash >> 16) | 1
        }

        private static func hash(_ key: String, _ language: Language) -> UInt64 {
            var hash = UInt64(language.rawValue)
            func add(_ word: UInt64) {
                // The finalizer of SplitMix64, shortened.
                hash = (hash ^ word) &* 0xBF58_476D_1CE4_E5B9
                hash = (hash ^ hash >> 29) &* 0x94D0_49BB_1331_11EB
                hash ^= hash >> 32
            }
            var key = key
            key.withUTF8 { characters in
                let bytes = UnsafeRawBufferPointer(characters)
                let whole = bytes.count & ~7
                for place in stride(from: 0, to: whole, by: 8) { add(bytes.fixed(at: place)) }
                // The number of bytes of the last word distinguishes keys that end with zeros.
                add(bytes[whole...].reversed().reduce(UInt64(bytes.count - whole)) { $0 << 8 | UInt64($1) })
            }
            return hash
        }

        /// Calls `body` with the byte and the mask of each bit, until it returns false.
        ///
        /// - Returns: whether it always returned true.
        @inline(__always)
        func allSatisfy(_ body: (Int, UInt8) -> Bool) -> Bool {
            var probe = first
            for _ in 0..<probes {
                let bit = Int((UInt64(probe) * UInt64(partLength * 8)) >> 32)
                guard body(bit >> 3, 1 << UInt8(bit & 7)) else { return false }
                probe &+= step
            }
            return true
        }
    }
}

// MARK: - Reading

extension KnownKeys {
    /// Whether the lexicon may have a key.
    func mayContain(_ key: String, of language: Language, from reader: LexiconReader) throws -> Bool {
        let count = try parts.withLock { $0?.count } ?? readCount(reader)
        guard count > 0 else { return false }
        let place = Place(key, language, parts: count)
        let part = try parts.withLock { $0?[place.part] } ?? readPart(place.part, reader)
        return place.allSatisfy { part[$0] & $1 != 0 }
    }

    private func readCount(_ reader: LexiconReader) throws -> Int {
        let count = try reader.knownKeyParts()
        guard (0...Self.mostParts).contains(count) else { throw reader.damaged(Self.damage) }
        return parts.withLock { parts in
            let kept = parts ?? Array(repeating: nil, count: count)
            parts = kept
            return kept.count
        }
    }

    private func readPart(_ number: Int, _ reader: LexiconReader) throws -> [UInt8] {
        guard let part = try reader.knownKeys(inPart: number), part.count == Self.partLength else {
            throw reader.damaged(Self.damage)
        }
        parts.withLock { $0?[number] = part }
        return part
    }
}

extension LexiconReader {
    fileprivate func knownKeyParts() throws -> Int {
        // `count(*)` would read all pages.
        try rows("SELECT max(part) + 1 FROM known") { row in Int(row.integer(0)) }.first ?? 0
    }

    fileprivate func knownKeys(inPart number: Int) throws -> [UInt8]? {
        try row("SELECT keys FROM known WHERE part = ?", number) { row in row.withBytes(0) { Array($0) } }
    }
}

// MARK: - Writing

extension KnownKeys {
    /// Returns the parts of the filter of some keys.
    package static func parts(of keys: [(language: Language, key: String)]) -> [[UInt8]] {
        guard !keys.isEmpty else { return [] }
        let count = (keys.count * bitsPerKey + partLength * 8 - 1) / (partLength * 8)
        var parts = Array(repeating: Array(repeating: UInt8(0), count: partLength), count: count)
        for (language, key) in keys {
            let place = Place(key, language, parts: count)
            _ = place.allSatisfy { byte, mask in
                parts[place.part][byte] |= mask
                return true
            }
        }
        return parts
    }
}
