extension ReverseProvider {
    /// Numbers by 64-bit hashes, which stand for words: two of a hundred thousand words have the same one once in a
    /// thousand million lexicons.
    struct HashTable: Sendable {
        private var keys: [UInt64] = Array(repeating: 0, count: 1024)
        private var values: [UInt32] = Array(repeating: 0, count: 1024)
        private(set) var count = 0

        subscript(hash: UInt64) -> UInt32? {
            let slot = slot(of: hash)
            return keys[slot] == 0 ? nil : values[slot]
        }

        mutating func insert(_ value: UInt32, for hash: UInt64) {
            if count * 2 >= keys.count { grow() }
            let slot = slot(of: hash)
            if keys[slot] == 0 { count += 1 }
            keys[slot] = Self.key(hash)
            values[slot] = value
        }

        /// No key is 0, which marks a free slot.
        private static func key(_ hash: UInt64) -> UInt64 { hash == 0 ? 1 : hash }

        /// Where a hash is, or belongs; half of the slots are free.
        private func slot(of hash: UInt64) -> Int {
            let key = Self.key(hash)
            let mask = keys.count - 1
            var slot = Int(truncatingIfNeeded: key ^ (key >> 32)) & mask
            while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
            return slot
        }

        private mutating func grow() {
            let old = (keys, values)
            keys = Array(repeating: 0, count: old.0.count * 2)
            values = Array(repeating: 0, count: old.0.count * 2)
            count = 0
            for (key, value) in zip(old.0, old.1) where key != 0 { insert(value, for: key) }
        }
    }
}
