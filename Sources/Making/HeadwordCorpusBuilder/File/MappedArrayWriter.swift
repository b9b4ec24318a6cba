internal import HeadwordCorpus

/// Writes an array of fixed-size numbers to a section.
struct MappedArrayWriter<Element: FixedWidthInteger & BitwiseCopyable> {
    private let bytes: MappedBytesWriter
    private var filled = 0

    init(_ bytes: MappedBytesWriter) { self.bytes = bytes }

    /// Sets the number at an index.
    @inline(__always)
    func set(_ index: Int, to element: Element) throws {
        try bytes.store(element, at: index * MemoryLayout<Element>.size)
    }

    /// Appends a number.
    @inline(__always)
    mutating func append(_ element: Element) throws {
        try set(filled, to: element)
        filled += 1
    }

    subscript(index: Int) -> Element {
        @inline(__always)
        get throws { try bytes.load(at: index * MemoryLayout<Element>.size) }
    }
}

/// A part of a file that is written through a memory map, with bounds checks.
struct MappedBytesWriter {
    private let mapping: FileMapping

    init(_ mapping: FileMapping) { self.mapping = mapping }

    @inline(__always)
    func store(_ number: some FixedWidthInteger & BitwiseCopyable, at offset: Int) throws {
        try check(offset, MemoryLayout.size(ofValue: number))
        mapping.bytes.storeBytes(of: number.littleEndian, toByteOffset: offset, as: type(of: number))
    }

    func store(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws {
        try check(offset, bytes.count)
        UnsafeMutableRawBufferPointer(rebasing: mapping.bytes[offset..<offset + bytes.count]).copyMemory(from: bytes)
    }

    @inline(__always)
    func load<Number: FixedWidthInteger & BitwiseCopyable>(
        at offset: Int,
        as _: Number.Type = Number.self
    ) throws -> Number {
        try check(offset, MemoryLayout<Number>.size)
        return Number(littleEndian: mapping.bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }

    @inline(__always)
    private func check(_ offset: Int, _ count: Int) throws {
        guard offset >= 0, offset <= mapping.bytes.count - count else {
            let reason = "there is more to write than was announced"
            throw CorpusFailure.damaged(path: mapping.file.path, reason: reason)
        }
    }
}
