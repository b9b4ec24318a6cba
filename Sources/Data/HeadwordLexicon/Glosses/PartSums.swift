internal import HeadwordBytes
internal import HeadwordWork

/// An estimate for each gloss of a part: the sum of the impacts of the description's words that lead to it.
struct PartSums: ~Copyable {
    private static let width = 16

    /// The sums, and the last word that led to each gloss, counted from 1, so that each word counts once, where its
    /// impact is greatest. Any two bytes are a valid index.
    private let sums = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: GlossKind.mostInPart)
    private let last = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: GlossKind.mostInPart)

    deinit {
        sums.deallocate()
        last.deallocate()
    }

    /// Adds up the impacts of segments that are in the order of words and then of their impact.
    mutating func add(_ segments: [GlossSearch.Segment], _ lists: [[UInt8]], _ check: inout StopCheck) throws {
        sums.update(repeating: 0)
        last.update(repeating: 0)
        for segment in segments {
            try check.pass()
            lists[Int(segment.list)].withUnsafeBytes { list in
                let start = Int(segment.offset)
                add(UnsafeRawBufferPointer(rebasing: list[start..<start + 2 * Int(segment.count)]), segment)
            }
        }
    }

    @inline(__always)
    private func add(_ indices: UnsafeRawBufferPointer, _ segment: GlossSearch.Segment) {
        guard let sums = sums.baseAddress, let last = last.baseAddress, let start = indices.baseAddress else { return }
        let (word, impact) = (segment.word &+ 1, segment.impact)
        var place = start
        let end = start + indices.count
        while place < end {
            let index = Int(UInt16(littleEndian: place.loadUnaligned(as: UInt16.self)))
            place += 2
            guard last[index] != word else { continue }
            last[index] = word
            sums[index] &+= impact
        }
    }

    subscript(index: Int) -> UInt8 { sums[index] }

    /// Returns the index of the first sum in a range that is not below a minimum; nil if there is none.
    @inline(__always)
    func index(from start: Int, below end: Int, _ least: UInt8) -> Int? {
        let bytes = UnsafeRawBufferPointer(sums)
        let floor = SIMD16<UInt8>(repeating: least)
        var index = start
        while index < end {
            guard index & (Self.width - 1) == 0 else {
                if sums[index] >= least { return index }
                index += 1
                continue
            }
            if any(bytes.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self) .>= floor) {
                while sums[index] < least { index += 1 }
                return index < end ? index : nil
            }
            index += Self.width
        }
        return nil
    }

    /// Returns the sum that about as many of the first `count` glosses reach, judging by every eighth of them; 1 if
    /// there are fewer.
    func leastSum(of wanted: Int, _ count: Int) -> UInt8 {
        var counts = Array(repeating: 0, count: 256)
        for index in stride(from: 0, to: count, by: 8) { counts[Int(sums[index])] += 8 }
        var sum = 255
        var reached = counts[sum]
        while sum > 1, reached < wanted {
            sum -= 1
            reached += counts[sum]
        }
        return UInt8(truncatingIfNeeded: sum)
    }
}
