internal import CZlib

/// The checksum of gzip and zip files (CRC-32).
package struct Checksum {
    /// The checksum of all bytes so far.
    package private(set) var value: UInt32 = 0

    /// Creates the checksum of no bytes.
    package init() {}

    /// Adds bytes.
    package mutating func update(_ bytes: [UInt8]) {
        value = UInt32(truncatingIfNeeded: crc32_z(UInt(value), bytes, bytes.count))
    }
}
