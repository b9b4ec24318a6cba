internal import HeadwordBytes

/// A bit set of places of headwords in the alphabetical order of their language.
struct PlaceSet: Sendable {
    private var words: [UInt64]
    /// The indexes in ``words`` outside of which there are no places, so that searches can skip the rest.
    private var occupied: Range<Int>
    /// The number of headwords of the language.
    let room: Int

    /// Creates an empty set.
    init(room: Int) {
        self.room = room
        words = [UInt64](repeating: 0, count: (room + 63) / 64)
        occupied = words.indices
    }

    /// Creates a set of all places.
    init(all room: Int) {
        self.init(room: room)
        for index in words.indices { words[index] = .max }
        if room & 63 > 0 { words[words.count - 1] = .max >> UInt64(64 - room & 63) }
    }

    /// The number of places in the set.
    ///
    /// Most words are zero and are skipped, because counting bits takes a dozen instructions where the processor may
    /// lack one for it.
    var count: Int { words[occupied].reduce(0) { $1 == 0 ? $0 : $0 + $1.nonzeroBitCount } }

    func contains(_ place: Int) -> Bool {
        (0..<room).contains(place) && words[place >> 6] >> UInt64(place & 63) & 1 == 1
    }

    /// Adds a place; one beyond the room of the set is ignored.
    mutating func insert(_ place: Int) {
        guard (0..<room).contains(place) else { return }
        words[place >> 6] |= 1 << UInt64(place & 63)
    }

    /// Adds the places whose bits are set, the lowest bit of each byte first.
    mutating func formUnion(bits: UnsafeRawBufferPointer) {
        for index in 0..<min(words.count, bits.count / 8) {
            words[index] |= bits.fixed(at: index * 8)
        }
        for place in (bits.count / 8 * 64)..<max(bits.count / 8 * 64, min(room, bits.count * 8))
        where bits[place >> 3] >> UInt8(place & 7) & 1 == 1 {
            insert(place)
        }
    }

    /// Adds the places given by LEB128 numbers, each the distance from the place before.
    mutating func formUnion(distances: UnsafeRawBufferPointer) {
        let room = room
        words.withUnsafeMutableBufferPointer { words in
            var position = 0
            var place = 0
            while let distance = LEB128.number(in: distances.bytes, at: &position, longest: 5) {
                place += Int(truncatingIfNeeded: distance)
                guard place < room else { return }
                words[place >> 6] |= 1 << UInt64(place & 63)
            }
        }
    }

    /// Removes the places outside a range. No places may be added after that.
    mutating func restrict(to range: Range<Int>) {
        let range = range.clamped(to: 0..<room)
        guard range.count < room else { return }
        let kept = (range.lowerBound >> 6)..<max(range.lowerBound >> 6, (range.upperBound + 63) >> 6)
        words.withUnsafeMutableBufferPointer { words in
            words[..<kept.lowerBound].update(repeating: 0)
            words[kept.upperBound...].update(repeating: 0)
        }
        occupied = kept
        guard !kept.isEmpty else { return }
        words[kept.lowerBound] &= .max << UInt64(range.lowerBound & 63)
        words[kept.upperBound - 1] &= .max >> UInt64((64 - range.upperBound & 63) & 63)
    }

    mutating func formIntersection(_ other: PlaceSet) {
        for index in words.indices { words[index] &= other.words[index] }
    }

    mutating func subtract(_ other: PlaceSet) {
        for index in words.indices { words[index] &= ~other.words[index] }
    }

    /// Returns up to `limit` places of the set from `start` on, after skipping `skipped` of them.
    func places(from start: Int, skipping skipped: Int = 0, atMost limit: Int) -> [Int] {
        var found: [Int] = []
        var toSkip = skipped
        let start = max(start, occupied.lowerBound << 6)
        var index = start >> 6
        var mask: UInt64 = .max << UInt64(start & 63)
        while index < occupied.upperBound, found.count < limit {
            var word = words[index] & mask
            mask = .max
            if word != 0, word.nonzeroBitCount <= toSkip {
                toSkip -= word.nonzeroBitCount
                word = 0
            }
            while word != 0, found.count < limit {
                if toSkip > 0 { toSkip -= 1 } else { found.append(index << 6 + word.trailingZeroBitCount) }
                word &= word - 1
            }
            index += 1
        }
        return found
    }
}
