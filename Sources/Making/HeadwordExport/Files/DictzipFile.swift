internal import HeadwordFiles
internal import HeadwordGzip

/// A gzip file of which each block can be read without those before it, as dictzip(1) writes it.
///
/// The sizes of the compressed blocks are in the header, so the blocks are collected in a second file until all are
/// known.
final class DictzipFile {
    /// The number of bytes before compression.
    private(set) var length = 0

    private let name: String
    private let directory: StagingDirectory
    private let blocks: OutputFile
    private let deflater: Deflater
    private var pending: [UInt8] = []
    private var sizes: [UInt16] = []
    private var checksum = Checksum()

    /// The length of a block before compression, which is that of dictzip.
    private static let blockLength = 58_315
    /// The maximum number of blocks: their sizes are in a field of 65,535 bytes, with ten other bytes.
    private static let maximumBlocks = (Int(UInt16.max) - 10) / 2

    /// Creates the file in a directory.
    init(_ name: String, in directory: StagingDirectory) throws {
        self.name = name
        self.directory = directory
        blocks = try directory.file(name + ".blocks")
        deflater = try Deflater(for: name)
    }

    /// Appends a text and returns its place.
    func write(_ text: String) throws -> Range<Int> {
        let start = length
        pending += text.utf8
        length += text.utf8.count
        while pending.count >= Self.blockLength {
            try writeBlock(Array(pending[..<Self.blockLength]))
            pending.removeFirst(Self.blockLength)
        }
        return start..<length
    }

    /// Writes the header and the blocks.
    func close() throws {
        if !pending.isEmpty { try writeBlock(pending) }
        try blocks.write(deflater.compress([], .ofData))
        try blocks.close()
        let file = try directory.file(name)
        try file.write(header)
        try file.append(contentsOf: blocks.path)
        try file.write(trailer)
        try file.close()
        try directory.remove(blocks)
    }

    private func writeBlock(_ block: [UInt8]) throws {
        guard sizes.count < Self.maximumBlocks else {
            throw ExportFailure.tooLarge(path: name, limit: Self.maximumBlocks * Self.blockLength)
        }
        checksum.update(block)
        let compressed = deflater.compress(block, .ofBlock)
        // A block that does not compress grows by some bytes only, which is far below the limit.
        sizes.append(UInt16(clamping: compressed.count))
        try blocks.write(compressed)
    }

    /// The header of gzip with the field `RA`: version 1, the length of a block, and the sizes.
    private var header: [UInt8] {
        let (magic, deflate, hasExtraField, unknownTime): ([UInt8], UInt8, UInt8, UInt32) = ([0x1F, 0x8B], 8, 4, 0)
        let (best, unix): (UInt8, UInt8) = (2, 3)
        var header = magic + [deflate, hasExtraField]
        header.append(little: unknownTime)
        header += [best, unix]
        header.append(little: UInt16(10 + 2 * sizes.count))
        header += "RA".utf8
        for number in [6 + 2 * sizes.count, 1, Self.blockLength, sizes.count] {
            header.append(little: UInt16(number))
        }
        for size in sizes { header.append(little: size) }
        return header
    }

    private var trailer: [UInt8] {
        var trailer: [UInt8] = []
        trailer.append(little: checksum.value)
        trailer.append(little: UInt32(truncatingIfNeeded: length))
        return trailer
    }
}
