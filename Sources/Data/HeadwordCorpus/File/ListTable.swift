internal import HeadwordBytes

/// Numbered lists of ascending numbers.
///
/// ```
/// section = number of lists: 8, the end of each: 8, the bytes of all
/// list    = LEB difference of each number from the one before; from -1 for the first
/// ```
@usableFromInline
package struct ListTable: Sendable {
    package let count: Int
    @usableFromInline let ends: MappedArray<UInt64>
    @usableFromInline let lists: MappedBytes

    package init(_ bytes: MappedBytes) throws {
        let count: UInt64 = try bytes.number(at: 0)
        guard count <= UInt64(bytes.count / 8) else {
            throw bytes.damaged("it has room for fewer lists than it counts")
        }
        self.count = Int(count)
        let start = Self.placeOfEnd(self.count)
        ends = try MappedArray(bytes.slice(from: 8, to: start))
        lists = try bytes.slice(from: start, to: bytes.count)
    }

    /// Returns the offset of the end of a list; for the number of lists, that of the first list's bytes.
    @inlinable
    package static func placeOfEnd(_ list: Int) -> Int { 8 + 8 * list }

    @inlinable
    package subscript(list: Int) -> NumberList {
        get throws {
            let start = list == 0 ? 0 : Int(clamping: try ends[list - 1])
            return NumberList(try lists.slice(from: start, to: Int(clamping: ends[list])))
        }
    }
}

/// Reads the numbers of an ascending list.
@usableFromInline
package struct NumberList: Sendable {
    @usableFromInline let bytes: MappedBytes
    @usableFromInline var position = 0
    @usableFromInline var number = -1

    @inlinable
    init(_ bytes: MappedBytes) { self.bytes = bytes }

    /// The length of the whole list in bytes, for telling long lists from short ones.
    var length: Int { bytes.count }

    /// Returns the next number; nil after the last one.
    @inline(__always)
    package mutating func next() throws -> Int? {
        guard position < bytes.count else { return nil }
        guard let distance = bytes.leb(at: &position, longest: 5) else {
            throw bytes.damaged("a list has an impossible number")
        }
        number += Int(truncatingIfNeeded: distance)
        return number
    }
}
