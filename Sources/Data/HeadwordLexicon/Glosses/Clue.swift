package import HeadwordBytes

/// A stem by which glosses are found.
///
/// Its glosses are stored in a block: the number of the clue, and for each ``Place`` the number of segments and the
/// segments. A segment has the glosses of one part of the index: the number of the part, the number of glosses, and
/// their indices in the part in ascending order, each in two bytes.
package struct Clue: Sendable {
    /// The ways in which a stem leads to a gloss.
    package enum Place: Int, CaseIterable, Sendable {
        /// The gloss contains the stem.
        case definition
        /// The defined concept is a kind of something with that name.
        case kind
        /// The defined concept itself has that name.
        case name

        /// How much a word of a description counts by the place where it is found.
        var weight: Float {
            switch self {
            case .definition: 1
            case .kind: 0.85
            case .name: 0.6
            }
        }
    }

    /// The place of a clue's glosses in the table `clue_block`.
    package struct Address: Stored, Hashable, Sendable {
        /// The number of the block.
        package var block: Int
        /// The offset in the block.
        package var offset: Int

        /// Creates an address.
        package init(block: Int, offset: Int) {
            self.block = block
            self.offset = offset
        }

        package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
            block = try reader.number()
            offset = try reader.number()
        }

        package func store(in writer: inout ByteWriter) {
            writer.write(number: block)
            writer.write(number: offset)
        }
    }

    /// A clue of similar meaning, or the clue itself.
    package struct Near: Stored, Sendable {
        package var address: Address
        /// How much it counts compared with the stem itself, in hundredths.
        package var weight: Int

        /// Creates a near clue from its parts.
        package init(address: Address, weight: Int) {
            self.address = address
            self.weight = weight
        }

        package init(from reader: inout ByteReader) throws(ByteReader.Failure) {
            address = try Address(from: &reader)
            weight = min(100, try reader.number())
        }

        package func store(in writer: inout ByteWriter) {
            address.store(in: &writer)
            writer.write(number: weight)
        }

        /// The weight, from 0 to 1.
        var factor: Float { Self.factor(ofWeight: weight) }

        @inline(__always)
        static func factor(ofWeight weight: Int) -> Float { Float(weight) / 100 }
    }

    /// The number of glosses that contain the stem.
    var count: Int
    /// The clue itself, and then clues of similar meaning, the nearest first.
    var near: [Near]
}

// MARK: - Storage

extension Clue {
    /// Returns the bytes of the glosses of a clue.
    ///
    /// - Parameter glosses: the glosses by the raw value of ``Place``, in ascending order, each as the number of its
    ///   part and its index in the part.
    package static func bytes(number: Int, glosses: [[(part: Int, index: UInt16)]]) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(number: number)
        var bytes = writer.bytes
        for list in glosses {
            let segments = list.chunked { $0.part == $1.part }
            bytes.append(leb: UInt64(segments.count))
            for segment in segments {
                bytes.append(leb: UInt64(segment.first?.part ?? 0))
                bytes.append(leb: UInt64(segment.count))
                for gloss in segment { bytes.append(fixed: gloss.index) }
            }
        }
        return bytes
    }

    /// The glosses of one part to which a clue leads in one way.
    struct Segment {
        var part: Int
        /// The offset of the indices in the block.
        var offset: Int32
        var count: Int32
    }

    /// Reads the segments of a clue, and where those of each place begin.
    ///
    /// - Returns: the number of the clue.
    static func readSegments(
        _ block: UnsafeRawBufferPointer,
        at offset: Int,
        _ segments: inout [Segment],
        _ starts: inout [Int]
    ) throws(ByteReader.Failure) -> Int {
        guard offset < block.count else { throw ByteReader.Failure() }
        var position = offset
        let clue = try number(in: block, at: &position)
        for _ in Place.allCases {
            starts.append(segments.count)
            for _ in 0..<(try number(in: block, at: &position)) {
                let part = try number(in: block, at: &position)
                let count = try number(in: block, at: &position)
                guard count <= (block.count - position) / 2 else { throw ByteReader.Failure() }
                segments.append(
                    Segment(
                        part: part,
                        offset: Int32(truncatingIfNeeded: position),
                        count: Int32(truncatingIfNeeded: count)
                    )
                )
                position += 2 * count
            }
        }
        return clue
    }

    @inline(__always)
    private static func number(
        in block: UnsafeRawBufferPointer,
        at position: inout Int
    ) throws(ByteReader.Failure) -> Int {
        guard let number = LEB128.number(in: block.bytes, at: &position, longest: 5) else { throw ByteReader.Failure() }
        return Int(truncatingIfNeeded: number)
    }
}

extension Array {
    /// Returns the runs of adjacent elements that belong together.
    fileprivate func chunked(_ belong: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
        var runs: [ArraySlice<Element>] = []
        var start = startIndex
        for index in indices where index > start && !belong(self[index - 1], self[index]) {
            runs.append(self[start..<index])
            start = index
        }
        if start < endIndex { runs.append(self[start...]) }
        return runs
    }
}
