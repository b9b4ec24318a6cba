internal import CZlib

/// A module of the SWORD Project for the `zText` or `zCom` driver: blocks of text, each compressed separately.
struct SWORDModule {
    /// The directory, relative to the root.
    let path: String
    /// The unit of the work that a block holds, as coded in the file names: `b` for a book, `c` for a chapter.
    let blockLetter: String

    /// The limit for an inflated block. No real block comes near it; a damaged one must not exhaust memory.
    private static let longestBlock = 1 << 26
    private static let recordLength = 12

    /// Calls `body` with each block, the Old Testament first.
    func forEachBlock(in root: inout DataRoot, _ body: (_ block: [UInt8]) throws -> Void) throws {
        for testament in ["ot", "nt"] {
            let name = "\(path)/\(testament).\(blockLetter)z"
            let index = try root.file(name + "s")
            let blocks = try root.file(name + "z")
            guard index.count.isMultiple(of: Self.recordLength) else {
                throw ImportFailure("\(name)s", "the length is not a multiple of \(Self.recordLength)")
            }
            for start in stride(from: 0, to: index.count, by: Self.recordLength) {
                guard let block = Self.block(index[start..<start + Self.recordLength], of: blocks) else {
                    throw ImportFailure("\(name)z", "block \(start / Self.recordLength) is damaged")
                }
                if !block.isEmpty { try body(block) }
            }
        }
    }

    /// Inflates the block that an index record points to. The record holds offset, length and inflated length.
    private static func block(_ record: ArraySlice<UInt8>, of blocks: [UInt8]) -> [UInt8]? {
        let numbers = stride(from: record.startIndex, to: record.endIndex, by: 4).map { start in
            record[start..<start + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        let (offset, length, inflatedLength) = (numbers[0], numbers[1], numbers[2])
        guard length > 0 else { return [] }
        guard offset + length <= blocks.count, inflatedLength <= longestBlock else { return nil }
        return inflate(blocks[offset..<offset + length], to: inflatedLength)
    }

    /// Inflates a zlib stream (RFC 1950); nil if it is damaged or has a different length.
    private static func inflate(_ bytes: ArraySlice<UInt8>, to length: Int) -> [UInt8]? {
        var count = uLongf(length)
        var status = Z_OK
        let inflated = [UInt8](unsafeUninitializedCapacity: length) { buffer, initialized in
            status = bytes.withUnsafeBufferPointer {
                uncompress(buffer.baseAddress, &count, $0.baseAddress, uLong($0.count))
            }
            initialized = status == Z_OK ? Int(count) : 0
        }
        return status == Z_OK && inflated.count == length ? inflated : nil
    }
}
