internal import HeadwordBytes
internal import HeadwordCorpus

/// Writes the outer structure of a corpus file; the contents of sections are written through memory maps.
///
/// An unfinished file leaves nothing behind.
struct CorpusFileWriter {
    private struct Section {
        var id: SectionID
        var range: Range<Int>
    }

    private let target: String
    private let file: OpenFile
    private var sections: [Section] = []
    private var end = 0

    /// Begins a file that will replace the target.
    init(target: String) throws {
        self.target = target
        file = try OpenFile(namelessIn: OpenFile.directory(of: target))
        try write(CorpusFormat.header)
    }

    /// Returns a number in 32 bits, or throws an error if it does not fit.
    func fitting(_ number: UInt64, _ what: String) throws -> UInt32 {
        guard let fitting = UInt32(exactly: number), fitting < .max else {
            throw CorpusFailure.tooLarge(path: target, what: what, number: number)
        }
        return fitting
    }

    /// Reserves space for a section, filled with zeros.
    mutating func reserve(_ id: SectionID, _ length: Int) throws -> MappedBytesWriter {
        sections.append(Section(id: id, range: end..<end + length))
        return MappedBytesWriter(try reserve(length))
    }

    /// Writes a section.
    mutating func write(_ id: SectionID, _ bytes: [UInt8]) throws {
        sections.append(Section(id: id, range: end..<end + bytes.count))
        try write(bytes)
    }

    private mutating func write(_ bytes: [UInt8]) throws {
        let place = MappedBytesWriter(try reserve(bytes.count))
        try bytes.withUnsafeBytes { bytes in try place.store(bytes, at: 0) }
    }

    private mutating func reserve(_ length: Int) throws -> FileMapping {
        let range = end..<CorpusFormat.aligned(end + length)
        try file.reserve(range)
        end = range.upperBound
        return try FileMapping(file, range.lowerBound..<range.lowerBound + length, isWritable: true)
    }

    /// Returns a section that was written.
    func section(_ id: SectionID) throws -> MappedBytes {
        guard let section = sections.first(where: { $0.id == id }) else {
            throw CorpusFailure.damaged(path: target, reason: "it has no section \(id.rawValue)")
        }
        return MappedBytes(try FileMapping(file, section.range))
    }

    /// Returns zero-filled temporary storage on disk, which is freed when it is no longer in use.
    func scratch(_ length: Int) throws -> MappedBytesWriter {
        let file = try OpenFile(namelessIn: OpenFile.directory(of: target))
        try file.reserve(0..<length)
        return MappedBytesWriter(try FileMapping(file, 0..<length, isWritable: true))
    }

    /// Writes the table and puts the file in place atomically.
    mutating func finish() throws {
        var table: [UInt8] = []
        for section in sections { table += try entry(of: section) }
        var footer: [UInt8] = []
        footer.append(fixed: UInt64(sections.count))
        footer.append(fixed: Checksum.of(CorpusFormat.header + table + footer))
        try write(table + footer)
        try file.put(at: target)
    }

    private func entry(of section: Section) throws -> [UInt8] {
        let range = section.range
        let padded = range.lowerBound..<CorpusFormat.aligned(range.upperBound)
        let checksum = MappedBytes(try FileMapping(file, padded)).withUnsafeBytes { Checksum.of($0) }
        var bytes: [UInt8] = []
        bytes.append(fixed: UInt64(section.id.rawValue))
        bytes.append(fixed: UInt64(range.lowerBound))
        bytes.append(fixed: UInt64(range.count))
        bytes.append(fixed: checksum)
        return bytes
    }
}
