/// Writes counts in the order of their keys.
struct RunWriter {
    let file: RunFile
    let header: RunHeader
    /// What is still to be written, the block at last.
    private var output: [UInt8]
    private var block: [UInt8] = []
    private var index: [UInt8] = []
    private var key: [UInt8] = []
    private var firstKey: [UInt8] = []
    private var records: UInt64 = 0

    init(_ header: RunHeader, to file: RunFile) {
        self.file = file
        self.header = header
        output = header.bytes
    }

    /// Writes a record, whose key comes after all others.
    mutating func append(_ record: RunRecord) throws(CorpusFailure) {
        var shared = block.isEmpty ? 0 : sharedLength(record.key)
        if !block.isEmpty, shared < RunFormat.sectionLength(of: record.key) {
            try endBlock()
            shared = 0
        }
        if block.isEmpty { firstKey = record.key }
        block.append(leb: UInt64(shared))
        block.append(leb: UInt64(record.key.count - shared))
        record.key.withUnsafeBufferPointer { bytes in
            let rest = UnsafeBufferPointer(rebasing: bytes[shared...])
            block.append(contentsOf: rest)
            key.removeLast(key.count - shared)
            key.append(contentsOf: rest)
        }
        block.append(leb: record.frequency)
        block.append(leb: header.isPart ? record.documentsOfPart : record.documents)
        records += 1
        if block.count >= RunFormat.blockLength { try endBlock() }
    }

    private func sharedLength(_ other: [UInt8]) -> Int {
        let most = min(key.count, other.count)
        var shared = 0
        while shared < most, key[shared] == other[shared] { shared += 1 }
        return shared
    }

    private mutating func endBlock() throws(CorpusFailure) {
        output.append(fixed: UInt32(block.count))
        output.append(fixed: RunFormat.checksum(block))
        output += block
        index.append(leb: UInt64(RunFormat.blockHeaderLength + block.count))
        index.append(leb: UInt64(firstKey.count))
        index += firstKey
        block.removeAll(keepingCapacity: true)
        key.removeAll(keepingCapacity: true)
        guard output.count >= 1 << 16 else { return }
        try file.append(output)
        output.removeAll(keepingCapacity: true)
    }

    /// Writes the records of another writer, which come after all others and begin with other characters.
    mutating func append(contentsOf other: consuming RunWriter) throws(CorpusFailure) {
        try endBlocks()
        try other.endBlocks()
        try file.append(RunFormat.headerLength..<other.file.size(), of: other.file)
        index += other.index
        records += other.records
    }

    private mutating func endBlocks() throws(CorpusFailure) {
        if !block.isEmpty { try endBlock() }
        try file.append(output)
        output.removeAll()
    }

    /// Writes what stands at the end of the file.
    mutating func finish(_ size: CorpusSize) throws(CorpusFailure) {
        try endBlocks()
        var footer: [UInt8] = []
        let indexFields = [UInt64(index.count), RunFormat.checksum(index)]
        for number in indexFields + [size.words, size.punctuation, size.documents, records] {
            footer.append(fixed: number)
        }
        footer.append(fixed: RunFormat.checksum(footer))
        try file.append(index)
        try file.append(footer)
    }

    /// Writes what stands at the end of the file and puts the file in place of another, wholly or not at all.
    mutating func finish(_ size: CorpusSize, at target: String) throws(CorpusFailure) {
        try finish(size)
        try file.put(at: target)
    }
}

extension RunRecord {
    fileprivate var documentsOfPart: UInt64 { documents << 2 | (isInLast ? 2 : 0) | (isInFirst ? 1 : 0) }
}
