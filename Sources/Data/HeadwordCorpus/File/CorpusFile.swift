/// The outer structure of a corpus file: its sections.
package struct CorpusFile: Sendable {
    private struct Entry {
        var range: Range<Int>
        var checksum: UInt64
    }

    package let path: String
    private let bytes: MappedBytes
    private let sections: [SectionID: Entry]

    /// Opens a file and checks header, table and footer.
    init(path: String) throws {
        let file = try OpenFile(reading: path)
        let length = try file.size()
        let bytes = MappedBytes(try FileMapping(file, 0..<length))
        try Self.checkHeader(bytes, path)
        guard length >= CorpusFormat.headerLength + CorpusFormat.footerLength else {
            throw bytes.damaged("it is too short")
        }
        self.path = path
        self.bytes = bytes
        sections = try Self.sections(of: bytes)
    }

    private static func checkHeader(_ bytes: MappedBytes, _ path: String) throws {
        let isCorpus = bytes.withUnsafeBytes { $0.starts(with: CorpusFormat.magic) }
        guard isCorpus, bytes.count >= CorpusFormat.headerLength else {
            throw bytes.damaged("it does not begin as a corpus file does")
        }
        let version: UInt32 = try bytes.number(at: CorpusFormat.magic.count)
        guard version == CorpusFormat.version else {
            throw CorpusFailure.wrongVersion(path: path, found: Int(version), wanted: CorpusFormat.version)
        }
    }

    private static func sections(of bytes: MappedBytes) throws -> [SectionID: Entry] {
        let end = bytes.count - CorpusFormat.footerLength
        let count: UInt64 = try bytes.number(at: end)
        guard count <= UInt64((end - CorpusFormat.headerLength) / CorpusFormat.entryLength) else {
            throw bytes.damaged("its table is longer than the file")
        }
        let start = end - Int(count) * CorpusFormat.entryLength
        let checked = bytes.withUnsafeBytes { Array($0[..<CorpusFormat.headerLength]) + $0[start..<end + 8] }
        guard Checksum.of(checked) == (try bytes.number(at: end + 8)) else {
            throw bytes.damaged("the checksum of its table is wrong")
        }
        var sections: [SectionID: Entry] = [:]
        for offset in stride(from: start, to: end, by: CorpusFormat.entryLength) {
            let (id, entry) = try entry(at: offset, in: bytes, before: start)
            sections[id] = entry
        }
        return sections
    }

    private static func entry(at offset: Int, in bytes: MappedBytes, before end: Int) throws -> (SectionID, Entry) {
        let start: UInt64 = try bytes.number(at: offset + 8)
        let length: UInt64 = try bytes.number(at: offset + 16)
        guard start <= UInt64(end), length <= UInt64(end) - start else {
            throw bytes.damaged("a section is outside the file")
        }
        let range = Int(start)..<Int(start + length)
        let id = SectionID(rawValue: try bytes.number(at: offset))
        return (id, Entry(range: range, checksum: try bytes.number(at: offset + 24)))
    }

    /// Whether the file has a section.
    func has(_ id: SectionID) -> Bool { sections[id] != nil }

    /// Returns the bytes of a required section.
    func section(_ id: SectionID) throws -> MappedBytes {
        guard let entry = sections[id] else { throw bytes.damaged("it has no section \(id.rawValue)") }
        return try bytes.slice(entry.range)
    }

    /// Reads all sections and throws if any is damaged.
    func verify() throws {
        for id in sections.keys.sorted() { try verify(id) }
    }

    /// Reads a section and throws if it is damaged.
    func verify(_ id: SectionID) throws {
        guard let entry = sections[id] else { throw bytes.damaged("it has no section \(id.rawValue)") }
        let padded = try bytes.slice(
            from: entry.range.lowerBound,
            to: min(CorpusFormat.aligned(entry.range.upperBound), bytes.count)
        )
        guard padded.withUnsafeBytes({ Checksum.of($0) }) == entry.checksum else {
            throw bytes.damaged("the checksum of section \(id.rawValue) is wrong")
        }
    }
}
