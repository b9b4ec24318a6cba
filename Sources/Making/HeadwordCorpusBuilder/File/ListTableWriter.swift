internal import HeadwordBytes
internal import HeadwordCorpus

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
        let start = ListTable.placeOfEnd(count)
        let section = try file.reserve(id, start + total)
        try section.store(UInt64(count), at: 0)
        var writer = try ListTableWriter(count: count, scratch: file)
        writer.ends = lengths.ends
        writer.bytes = section
        writer.start = start
        try numbers { list, number in try writer.add(number, to: list) }
        for list in 0..<count { try section.store(writer.ends[list], at: ListTable.placeOfEnd(list)) }
    }

    private var start = 0

    private init(count: Int, scratch file: CorpusFileWriter) throws {
        ends = MappedArrayWriter(try file.scratch(8 * count))
        last = MappedArrayWriter(try file.scratch(4 * count))
    }

    @inline(__always)
    private mutating func add(_ number: UInt32, to list: Int) throws {
        let distance = try number &+ 1 &- last[list]
        var end = Int(try ends[list])
        try last.set(list, to: number &+ 1)
        try LEB128.forEachByte(of: UInt64(distance)) { byte in
            try bytes?.store(byte, at: start + end)
            end += 1
        }
        try ends.set(list, to: UInt64(end))
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
