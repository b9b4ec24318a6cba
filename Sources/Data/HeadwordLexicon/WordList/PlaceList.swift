internal import HeadwordBytes

/// Places of headwords in the alphabetical order of their language, as stored in the file.
///
/// The first byte gives the encoding: 0 for the distances from place to place as LEB128, 1 for a bit for each headword
/// of the language. The smaller encoding is chosen, which is also the faster one to read.
package struct PlaceList: Sendable {
    private let bytes: [UInt8]

    /// Creates a list from the bytes that ``bytes(of:count:)`` made.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the bytes for places in ascending order.
    ///
    /// - Parameter count: the number of headwords of the language.
    package static func bytes(of places: [UInt32], count: Int) -> [UInt8] {
        var distances = ByteWriter()
        var last: UInt32 = 0
        for place in places {
            distances.write(count: Int(place - last))
            last = place
        }
        guard distances.bytes.count > count / 8 else { return [0] + distances.bytes }
        var bits = [UInt8](repeating: 0, count: (count + 7) / 8)
        for place in places { bits[Int(place >> 3)] |= 1 << UInt8(place & 7) }
        return [1] + bits
    }

    /// Adds the places to a set, ignoring those beyond its room, which a damaged file may list.
    func add(to set: inout PlaceSet) {
        bytes.withUnsafeBytes { bytes in
            guard let kind = bytes.first else { return }
            let rest = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
            if kind == 1 { set.formUnion(bits: rest) } else { set.formUnion(distances: rest) }
        }
    }

    /// Calls `body` with the places in ascending order, until it returns false.
    func forEach(_ body: (Int) -> Bool) {
        bytes.withUnsafeBytes { bytes in
            guard let kind = bytes.first else { return }
            let rest = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
            if kind == 1 { Self.forEachPlace(inBits: rest, body) } else { Self.forEachPlace(inDistances: rest, body) }
        }
    }

    private static func forEachPlace(inBits bits: UnsafeRawBufferPointer, _ body: (Int) -> Bool) {
        for (index, byte) in bits.enumerated() where byte != 0 {
            for bit in 0..<8 where byte >> UInt8(bit) & 1 == 1 {
                guard body(index << 3 + bit) else { return }
            }
        }
    }

    private static func forEachPlace(inDistances distances: UnsafeRawBufferPointer, _ body: (Int) -> Bool) {
        var position = 0
        var place = 0
        while let distance = LEB128.number(in: distances.bytes, at: &position, longest: 5) {
            place += Int(truncatingIfNeeded: distance)
            guard body(place) else { return }
        }
    }
}
