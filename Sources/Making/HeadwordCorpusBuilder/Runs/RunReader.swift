internal import HeadwordBytes
internal import HeadwordCorpus

/// The outer structure of a file of counts: its header, its footer, and the range of its blocks.
struct RunReader {
    let file: OpenFile
    let header: RunHeader
    let size: CorpusSize
    /// The number of records.
    let records: UInt64
    let blocks: Range<Int>
    private let index: Range<Int>
    private let indexChecksum: UInt64

    /// Reads header and footer.
    init(_ file: OpenFile) throws {
        func damaged(_ reason: String) -> CorpusFailure { .damaged(path: file.path, reason: reason) }
        let length = try file.size()
        guard length >= RunFormat.headerLength + RunFormat.footerLength else { throw damaged("it is too short") }
        header = try Self.header(of: file)
        let end = length - RunFormat.footerLength
        var footer = ByteArrayReader(try file.bytes(at: end, count: RunFormat.footerLength))
        let expected = Checksum.of(footer.bytes.dropLast(8))
        guard let indexLength: UInt64 = footer.fixed(), let indexChecksum: UInt64 = footer.fixed(),
            let words: UInt64 = footer.fixed(), let punctuation: UInt64 = footer.fixed(),
            let documents: UInt64 = footer.fixed(), let records: UInt64 = footer.fixed(), footer.fixed() == expected
        else { throw damaged("the checksum of its last bytes is wrong") }
        guard indexLength <= UInt64(end - RunFormat.headerLength) else {
            throw damaged("its index is longer than the file")
        }
        size = CorpusSize(words: words, punctuation: punctuation, documents: documents)
        index = end - Int(indexLength)..<end
        blocks = RunFormat.headerLength..<index.lowerBound
        self.file = file
        self.records = records
        self.indexChecksum = indexChecksum
    }

    private static func header(of file: OpenFile) throws -> RunHeader {
        var bytes = ByteArrayReader(try file.bytes(at: 0, count: RunFormat.headerLength))
        let expected = Checksum.of(bytes.bytes.dropLast(8))
        let damaged = CorpusFailure.damaged(path: file.path, reason: "it does not begin as a file of counts does")
        guard let magic = bytes.take(8), magic.elementsEqual(RunFormat.magic), let version: UInt32 = bytes.fixed()
        else { throw damaged }
        guard version == RunFormat.version else {
            throw CorpusFailure.wrongVersion(path: file.path, found: Int(version), wanted: RunFormat.version)
        }
        guard let fields = bytes.take(4), bytes.fixed() == expected else { throw damaged }
        let values = Array(fields)
        guard (1...4).contains(values[0]), values[1] <= 1, values[2] <= 1 else {
            throw CorpusFailure.damaged(path: file.path, reason: "its header is invalid")
        }
        return RunHeader(longestNgram: Int(values[0]), includesPunctuation: values[1] == 1, isPart: values[2] == 1)
    }

    /// Returns the offset and the first key of each block.
    func blockIndex() throws -> [(offset: Int, key: [UInt8])] {
        let damaged = CorpusFailure.damaged(path: file.path, reason: "its index is damaged")
        var bytes = ByteArrayReader(try file.bytes(at: index.lowerBound, count: index.count))
        guard Checksum.of(bytes.bytes) == indexChecksum else { throw damaged }
        var entries: [(offset: Int, key: [UInt8])] = []
        var offset = blocks.lowerBound
        while !bytes.isAtEnd {
            guard let length = bytes.leb(), let keyLength = bytes.leb(), let key = bytes.take(keyLength),
                length <= UInt64(blocks.upperBound - offset)
            else { throw damaged }
            entries.append((offset, Array(key)))
            offset += Int(length)
        }
        guard offset == blocks.upperBound else { throw damaged }
        return entries
    }
}

/// Reads the records of a file in order.
struct RunCursor {
    /// The record that was last read.
    private(set) var record = RunRecord()
    private let reader: RunReader
    private var position: Int
    private let end: Int
    private var block = ByteArrayReader([])
    /// The number of records read so far.
    private(set) var read: UInt64 = 0

    /// Creates a cursor for the blocks in a range of bytes; nil for all.
    init(_ reader: RunReader, blocks: Range<Int>? = nil) {
        self.reader = reader
        position = (blocks ?? reader.blocks).lowerBound
        end = (blocks ?? reader.blocks).upperBound
    }

    /// Reads the next record.
    ///
    /// - Returns: false if there is none.
    mutating func advance() throws -> Bool {
        if block.isAtEnd {
            guard position < end else { return false }
            try readBlock()
            record.key.removeAll(keepingCapacity: true)
        }
        guard readRecord() else { throw damaged("a record is invalid") }
        read += 1
        return true
    }

    /// Whether all records of the file were read.
    var hasReadAll: Bool { read == reader.records }

    private mutating func readBlock() throws {
        guard reader.blocks.upperBound - position > RunFormat.blockHeaderLength else {
            throw damaged("a block is cut off")
        }
        var header = ByteArrayReader(try reader.file.bytes(at: position, count: RunFormat.blockHeaderLength))
        let start = position + RunFormat.blockHeaderLength
        guard let length: UInt32 = header.fixed(), let checksum: UInt64 = header.fixed(), length > 0,
            length <= min(RunFormat.longestBlock, reader.blocks.upperBound - start)
        else { throw damaged("a block has an impossible length") }
        block = ByteArrayReader(try reader.file.bytes(at: start, count: Int(length)))
        guard Checksum.of(block.bytes) == checksum else {
            throw damaged("the checksum of the block at \(position) is wrong")
        }
        position = start + Int(length)
    }

    private mutating func readRecord() -> Bool {
        guard let shared = block.leb(), let rest = block.leb(), let place = block.skip(rest),
            replaceKey(sharing: shared, place), let frequency = block.leb(), let documents = block.leb()
        else { return false }
        let isPart = reader.header.isPart
        record.counts = RunCounts(
            frequency: frequency,
            documents: isPart ? documents >> 2 : documents,
            isInFirst: isPart && documents & 1 != 0,
            isInLast: isPart && documents & 2 != 0
        )
        return true
    }

    /// Sets the key, which must come after the previous one.
    private mutating func replaceKey(sharing shared: UInt64, _ place: Range<Int>) -> Bool {
        guard shared <= UInt64(record.key.count), !place.isEmpty else { return false }
        let shared = Int(shared)
        guard shared + place.count <= RunFormat.longestKey else { return false }
        guard shared == record.key.count || block.bytes[place.lowerBound] > record.key[shared] else { return false }
        record.key.removeLast(record.key.count - shared)
        block.bytes.withUnsafeBufferPointer { record.key.append(contentsOf: UnsafeBufferPointer(rebasing: $0[place])) }
        return true
    }

    private func damaged(_ reason: String) -> CorpusFailure { .damaged(path: reader.file.path, reason: reason) }
}
