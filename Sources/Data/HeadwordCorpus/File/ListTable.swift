/// Numbered lists of ascending numbers.
///
/// ```
/// section = number of lists: 8, the end of each: 8, the bytes of all
/// list    = LEB difference of each number from the one before; from -1 for the first
/// ```
struct ListTable: Sendable {
    let count: Int
    private let ends: MappedArray<UInt64>
    private let lists: MappedBytes

    init(_ bytes: MappedBytes) throws {
        let count: UInt64 = try bytes.number(at: 0)
        guard count <= UInt64(bytes.count / 8) else { throw bytes.damaged("it has more lists than room for them") }
        self.count = Int(count)
        let start = 8 + 8 * self.count
        ends = try MappedArray(bytes.slice(from: 8, to: start))
        lists = try bytes.slice(from: start, to: bytes.count)
    }

    subscript(list: Int) -> NumberList {
        get throws {
            let start = list == 0 ? 0 : Int(clamping: try ends[list - 1])
            return NumberList(try lists.slice(from: start, to: Int(clamping: ends[list])))
        }
    }
}

/// Reads the numbers of an ascending list.
struct NumberList: Sendable {
    private let bytes: MappedBytes
    private var position = 0
    private var number = -1

    fileprivate init(_ bytes: MappedBytes) { self.bytes = bytes }

    /// The length of the whole list in bytes, for telling long lists from short ones.
    var length: Int { bytes.count }

    /// Returns the next number; nil after the last one.
    @inline(__always)
    mutating func next() throws -> Int? {
        guard position < bytes.count else { return nil }
        var distance = 0
        var shift = 0
        while shift < 35 {
            let byte: UInt8 = try bytes.number(at: position)
            position += 1
            distance |= Int(byte & 0x7F) << shift
            if byte & 0x80 == 0 {
                number += distance
                return number
            }
            shift += 7
        }
        throw bytes.damaged("a list has a number that cannot be")
    }
}

/// Writes lists whose numbers do not arrive list by list.
///
/// The numbers are passed twice: the first pass measures the lists.
struct ListTableWriter {
    /// The current end of each list.
    private var ends: MappedArrayWriter<UInt64>
    /// The last number of each list plus 1; 0 at first.
    private var last: MappedArrayWriter<UInt32>
    private var bytes: MappedBytesWriter?

    /// Writes a section.
    ///
    /// - Parameter numbers: calls `add` with each number and its list, the numbers of a list in ascending order; it is
    ///   called more than once.
    static func write(
        _ id: SectionID,
        lists count: Int,
        in file: inout CorpusFileWriter,
        _ numbers: (_ add: (_ list: Int, _ number: UInt32) throws -> Void) throws -> Void
    ) throws {
        var lengths = try ListTableWriter(count: count, scratch: file)
        try numbers { list, number in try lengths.add(number, to: list) }
        let total = try lengths.startLists(count)
        let section = try file.reserve(id, 8 + 8 * count + total)
        try section.store(UInt64(count), at: 0)
        var writer = try ListTableWriter(count: count, scratch: file)
        writer.ends = lengths.ends
        writer.bytes = section
        writer.start = 8 + 8 * count
        try numbers { list, number in try writer.add(number, to: list) }
        for list in 0..<count { try section.store(writer.ends[list], at: 8 + 8 * list) }
    }

    private var start = 0

    private init(count: Int, scratch file: CorpusFileWriter) throws {
        ends = MappedArrayWriter(try file.scratch(8 * count))
        last = MappedArrayWriter(try file.scratch(4 * count))
    }

    @inline(__always)
    private mutating func add(_ number: UInt32, to list: Int) throws {
        var distance = try number &+ 1 &- last[list]
        var end = Int(try ends[list])
        try last.set(list, to: number &+ 1)
        while distance >= 0x80 {
            try bytes?.store(UInt8(truncatingIfNeeded: distance) | 0x80, at: start + end)
            distance >>= 7
            end += 1
        }
        try bytes?.store(UInt8(distance), at: start + end)
        try ends.set(list, to: UInt64(end + 1))
    }

    /// Turns the lengths of lists into their start offsets.
    ///
    /// - Returns: the total length.
    private func startLists(_ count: Int) throws -> Int {
        var total: UInt64 = 0
        for list in 0..<count {
            let length = try ends[list]
            try ends.set(list, to: total)
            total += length
        }
        return Int(total)
    }
}
