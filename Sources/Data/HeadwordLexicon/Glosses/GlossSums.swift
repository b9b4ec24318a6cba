internal import HeadwordBytes
internal import HeadwordWork

/// An estimate for each gloss: the sum of the impacts of the description's words that lead to it.
struct GlossSums: ~Copyable {
    private typealias Lanes = SIMD16<UInt8>

    /// The sums, and the last word that led to each gloss, counted from 1, so that each word counts once, where its
    /// impact is greatest.
    private let sums: UnsafeMutableRawPointer
    private let last: UnsafeMutableRawPointer

    /// - Parameter count: the number of glosses.
    init(_ count: Int) {
        // Even in a damaged file, each gloss of a segment is in the memory.
        let size = (count + GlossKind.mostInPart) / Lanes.scalarCount * Lanes.scalarCount + 2 * Lanes.scalarCount
        sums = .allocate(byteCount: size, alignment: Lanes.scalarCount)
        last = .allocate(byteCount: size, alignment: Lanes.scalarCount)
        for offset in stride(from: 0, to: size, by: Lanes.scalarCount) {
            sums.storeBytes(of: .zero, toByteOffset: offset, as: Lanes.self)
            last.storeBytes(of: .zero, toByteOffset: offset, as: Lanes.self)
        }
    }

    deinit {
        sums.deallocate()
        last.deallocate()
    }

    /// Adds up the impacts of segments of a part that are in the order of words and then of their impact.
    func add(
        _ segments: [GlossSearch.Segment],
        _ lists: [[UInt8]],
        first: Int,
        _ check: inout StopCheck
    ) throws {
        for segment in segments {
            try check.pass()
            lists[Int(segment.list)].withUnsafeBytes { list in
                let start = Int(segment.offset)
                add(UnsafeRawBufferPointer(rebasing: list[start..<start + 2 * Int(segment.count)]), segment, first)
            }
        }
    }

    @inline(__always)
    private func add(_ indices: UnsafeRawBufferPointer, _ segment: GlossSearch.Segment, _ first: Int) {
        guard var place = indices.baseAddress else { return }
        let (word, impact) = (segment.word &+ 1, segment.impact)
        let sums = sums.assumingMemoryBound(to: UInt8.self) + first
        let last = last.assumingMemoryBound(to: UInt8.self) + first
        let end = place + indices.count
        while place < end {
            let index = Int(UInt16(littleEndian: place.loadUnaligned(as: UInt16.self)))
            place += 2
            guard last[index] != word else { continue }
            last[index] = word
            sums[index] &+= impact
        }
    }

    /// The sum of a gloss.
    subscript(gloss: Int) -> UInt8 { sums.load(fromByteOffset: gloss, as: UInt8.self) }

    /// Calls `body` with each gloss of a range whose sum is not below a minimum, in ascending order.
    @inline(__always)
    func forEach(in range: Range<Int>, atLeast least: UInt8, _ body: (Int) throws -> Void) rethrows {
        let floor = Lanes(repeating: least)
        var start = range.lowerBound
        while start < range.upperBound {
            // A reduction of the mask would look at its lanes one by one.
            let found = unsafeBitCast(
                sums.loadUnaligned(fromByteOffset: start, as: Lanes.self) .>= floor,
                to: SIMD2<UInt64>.self
            )
            if found[0] | found[1] != 0 {
                try Self.forEachLane(found[0], start, range.upperBound, body)
                try Self.forEachLane(found[1], start + 8, range.upperBound, body)
            }
            start += Lanes.scalarCount
        }
    }

    @inline(__always)
    private static func forEachLane(
        _ mask: UInt64,
        _ start: Int,
        _ end: Int,
        _ body: (Int) throws -> Void
    ) rethrows {
        var mask = mask
        while mask != 0 {
            let lane = mask.trailingZeroBitCount >> 3
            mask &= ~(0xFF << UInt64(lane << 3))
            guard start + lane < end else { return }
            try body(start + lane)
        }
    }
}
