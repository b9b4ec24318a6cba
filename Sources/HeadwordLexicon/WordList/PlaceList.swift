/// Places of headwords in the alphabetical order of their language, as the file keeps them.
///
/// The first byte says how: 0, the distances from place to place as LEB128; 1, a bit for each headword of the language.
/// Whatever takes less room was chosen, which is also what is read faster.
package struct PlaceList: Sendable {
    private let bytes: [UInt8]

    /// Takes the bytes that ``bytes(of:count:)`` made.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The bytes for places in ascending order.
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

    /// Adds the places to a set; those that it has no room for, as a damaged file may list, are left out.
    func add(to set: inout PlaceSet) {
        bytes.withUnsafeBytes { bytes in
            let rest = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
            if bytes.first == 1 {
                set.formUnion(bits: rest)
            } else {
                Self.forEachPlace(in: rest) { set.insert($0) }
            }
        }
    }

    /// The places, in ascending order.
    var places: [Int] {
        bytes.withUnsafeBytes { bytes in
            let rest = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
            var places: [Int] = []
            if bytes.first == 1 {
                for place in 0..<rest.count * 8 where rest[place >> 3] >> UInt8(place & 7) & 1 == 1 {
                    places.append(place)
                }
            } else {
                Self.forEachPlace(in: rest) { places.append($0) }
            }
            return places
        }
    }

    private static func forEachPlace(in distances: UnsafeRawBufferPointer, _ body: (Int) -> Void) {
        var place = 0
        var distance = 0
        var shift = 0
        for byte in distances {
            distance |= Int(byte & 0x7F) << shift
            shift += 7
            if byte & 0x80 == 0 {
                place += distance
                body(place)
                distance = 0
                shift = 0
            } else if shift > 28 {
                return
            }
        }
    }
}
