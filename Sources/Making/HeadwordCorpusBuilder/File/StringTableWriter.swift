internal import HeadwordCorpus

/// Writes texts, which must come in byte order.
struct StringTableWriter {
    private let section: MappedBytesWriter
    private let textsStart: Int
    private var count = 0
    private var end = 0

    /// - Parameters:
    ///   - count: the number of texts.
    ///   - length: the number of bytes of all texts.
    init(
        _ id: SectionID,
        count: Int,
        length: Int,
        in file: inout CorpusFileWriter
    ) throws {
        _ = try file.fitting(UInt64(length), "bytes of texts")
        textsStart = StringTable.placeOfEnd(count)
        section = try file.reserve(id, textsStart + length)
        try section.store(UInt64(count), at: 0)
    }

    mutating func append(_ text: some Collection<UInt8>) throws {
        let bytes = Array(text)
        try bytes.withUnsafeBytes { bytes in try section.store(bytes, at: textsStart + end) }
        end += bytes.count
        try section.store(UInt32(truncatingIfNeeded: end), at: StringTable.placeOfEnd(count))
        count += 1
    }
}
