internal import HeadwordBytes
internal import HeadwordCorpus

/// Consecutive blocks of a file.
struct RunSection: Sendable {
    fileprivate var file: OpenFile
    fileprivate var blocks: Range<Int>
    fileprivate var index: [UInt8]
    fileprivate var records: UInt64
}

/// Writes counts in the order of their keys.
struct RunWriter {
    let file: OpenFile
    let header: RunHeader
    /// Finished bytes that are not written to the file yet.
    private var output: [UInt8]
    private var block: [UInt8] = []
    private var blockLength = 0
    private var index: [UInt8] = []
    /// The last key that was written.
    private var key: [UInt8] = []
    private var keyLength = 0
    private var firstKey: [UInt8] = []
    private var records: UInt64 = 0
    /// The offset of the first block since the last cut.
    private var start = RunFormat.headerLength

    init(_ header: RunHeader, to file: OpenFile) {
        self.file = file
        self.header = header
        output = header.bytes
    }

    /// Begins an unnamed file in the target's directory.
    init(_ header: RunHeader, beside target: String) throws {
        self.init(header, to: try OpenFile(namelessIn: OpenFile.directory(of: target)))
    }

    /// Writes a record, whose key must come after all previous ones.
    mutating func append(_ record: RunRecord) throws {
        try record.key.withUnsafeBufferPointer { key in try append(key, after: 0, record.counts) }
    }

    /// Writes a record, whose key must come after all previous ones.
    ///
    /// - Parameters:
    ///   - rest: the bytes of its key after those that it is known to share with the previous key.
    ///   - known: the number of the known shared bytes.
    mutating func append(_ rest: UnsafeBufferPointer<UInt8>, after known: Int, _ counts: RunCounts) throws {
        var shared = replaceKey(by: rest, after: known)
        if shared < RunFormat.longestSection, shared < RunFormat.sectionLength(of: key[..<keyLength]) { try endBlock() }
        if blockLength == 0 {
            firstKey = Array(key[..<keyLength])
            shared = 0
        }
        append(counts, sharing: shared)
        records += 1
        if blockLength >= RunFormat.blockLength { try endBlock() }
    }

    /// - Returns: the number of bytes that the keys share.
    @inline(__always)
    private mutating func replaceKey(by rest: UnsafeBufferPointer<UInt8>, after known: Int) -> Int {
        var place = 0
        let shown = keyLength - known
        let length = known + rest.count
        if length > key.count { key += repeatElement(0, count: length) }
        keyLength = length
        return key.withUnsafeMutableBufferPointer { key in
            while place < shown, place < rest.count, key[known + place] == rest[place] { place += 1 }
            let shared = known + place
            while place < rest.count {
                key[known + place] = rest[place]
                place += 1
            }
            return shared
        }
    }

    @inline(__always)
    private mutating func append(_ counts: RunCounts, sharing shared: Int) {
        let most = blockLength + keyLength - shared + 4 * 10
        if most > block.count { block += repeatElement(0, count: most) }
        blockLength = block.withUnsafeMutableBufferPointer { block in
            var bytes = BlockBytes(block, blockLength)
            bytes.append(leb: UInt64(shared))
            bytes.append(leb: UInt64(keyLength - shared))
            key.withUnsafeBufferPointer { bytes.append(UnsafeBufferPointer(rebasing: $0[shared..<keyLength])) }
            bytes.append(leb: counts.frequency)
            bytes.append(leb: header.isPart ? counts.documentsOfPart : counts.documents)
            return bytes.count
        }
    }

    private mutating func endBlock() throws {
        guard blockLength > 0 else { return }
        let records = block[..<blockLength]
        output.append(fixed: UInt32(blockLength))
        output.append(fixed: Checksum.of(records))
        output += records
        index.append(leb: UInt64(RunFormat.blockHeaderLength + blockLength))
        index.append(leb: UInt64(firstKey.count))
        index += firstKey
        blockLength = 0
        guard output.count >= 1 << 16 else { return }
        try file.append(output)
        output.removeAll(keepingCapacity: true)
    }

    /// Returns the blocks written since the last cut, which can be appended to other files.
    mutating func cut() throws -> RunSection {
        try endBlocks()
        let end = try file.size()
        defer { (start, index, records) = (end, [], 0) }
        return RunSection(file: file, blocks: start..<end, index: index, records: records)
    }

    /// Appends the records of a section, which must come after all others and begin with other characters.
    mutating func append(_ section: RunSection) throws {
        try endBlocks()
        try file.append(section.blocks, of: section.file)
        index += section.index
        records += section.records
    }

    private mutating func endBlocks() throws {
        try endBlock()
        try file.append(output)
        output.removeAll()
    }

    /// Writes the index and the footer.
    mutating func finish(_ size: CorpusSize) throws {
        try endBlocks()
        var footer: [UInt8] = []
        let indexFields = [UInt64(index.count), Checksum.of(index)]
        for number in indexFields + [size.words, size.punctuation, size.documents, records] {
            footer.append(fixed: number)
        }
        footer.append(fixed: Checksum.of(footer))
        try file.append(index)
        try file.append(footer)
    }

    /// Writes the index and the footer, and puts the file in place atomically.
    mutating func finish(_ size: CorpusSize, at target: String) throws {
        try finish(size)
        try file.put(at: target)
    }
}

extension RunCounts {
    fileprivate var documentsOfPart: UInt64 { documents << 2 | (isInLast ? 2 : 0) | (isInFirst ? 1 : 0) }
}

/// Writes bytes to a buffer in order.
private struct BlockBytes {
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private(set) var count: Int

    init(_ bytes: UnsafeMutableBufferPointer<UInt8>, _ count: Int) {
        self.bytes = bytes
        self.count = count
    }

    @inline(__always)
    mutating func append(_ other: UnsafeBufferPointer<UInt8>) {
        for byte in other {
            bytes[count] = byte
            count += 1
        }
    }

    @inline(__always)
    mutating func append(leb number: UInt64) {
        LEB128.forEachByte(of: number) { byte in
            bytes[count] = byte
            count += 1
        }
    }
}
