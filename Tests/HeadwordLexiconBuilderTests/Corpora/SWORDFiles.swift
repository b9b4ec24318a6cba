/// Blocks of a module of the SWORD project and their index.
struct SWORDFiles {
    /// Records of twelve bytes.
    var index: [UInt8] = []
    /// Zlib streams (RFC 1950) that store their text uncompressed.
    var blocks: [UInt8] = []

    /// Lays blocks one after the other.
    init(_ texts: [String]) {
        self.init(texts.map { Array($0.utf8) })
    }

    /// Lays blocks one after the other.
    init(_ texts: [[UInt8]]) {
        for text in texts {
            let block = Self.stored(text)
            index += [blocks.count, block.count, text.count].flatMap { Self.bytes(UInt32($0).littleEndian) }
            blocks += block
        }
    }

    /// The files by their paths, which begin with `path`.
    func files(at path: String) -> [String: [UInt8]] {
        [path + "zs": index, path + "zz": blocks]
    }

    private static func stored(_ text: [UInt8]) -> [UInt8] {
        let length = UInt16(text.count)
        return [0x78, 0x01, 1] + bytes(length.littleEndian) + bytes((~length).littleEndian) + text
            + bytes(checksum(of: text).bigEndian)
    }

    private static func checksum(of text: [UInt8]) -> UInt32 {
        let (low, high) = text.reduce((1, 0)) { sums, byte in
            let low = (sums.0 + Int(byte)) % 65521
            return (low, (sums.1 + low) % 65521)
        }
        return UInt32(high << 16 | low)
    }

    private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number) { Array($0) }
    }
}
