internal import CZlib

/// The checksum of gzip and zip files (CRC-32).
struct Checksum {
    /// The checksum of all bytes so far.
    private(set) var value: UInt32 = 0

    /// Adds bytes.
    mutating func update(_ bytes: [UInt8]) {
        value = UInt32(truncatingIfNeeded: crc32(UInt(value), bytes, UInt32(bytes.count)))
    }
}
