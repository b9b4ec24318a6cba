internal import Glibc

/// The checksums in the pages of a finished database file: the last eight bytes of each page, which SQLite is told to
/// leave alone.
///
/// A checksum is linear, so it costs two additions for 32 bytes. A changed bit always changes the checksum of its page;
/// other changes go unnoticed with a probability of one in 2^64.
public enum PageChecksum {
    /// The length of a checksum, in bytes.
    static let length = 8

    /// Returns the sum of all words of a page except the last, and of their running sums, with multipliers for each
    /// lane.
    ///
    /// Changing one bit of a word changes its lane's sum by a power of two and the running sum by a multiple of that
    /// power. Odd and even multipliers keep the two from cancelling each other out.
    static func value(of page: UnsafeRawBufferPointer) -> UInt64 {
        var sum = SIMD4<UInt64>.zero
        var runningSum = SIMD4<UInt64>.zero
        let width = MemoryLayout<SIMD4<UInt64>>.size
        for offset in stride(from: 0, to: page.count - width, by: width) {
            sum &+= page.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
            runningSum &+= sum
        }
        var last = page.loadUnaligned(fromByteOffset: page.count - width, as: SIMD4<UInt64>.self)
        last[3] = 0
        sum &+= last
        runningSum &+= sum
        return (sum &* oddMultipliers &+ runningSum &* evenMultipliers).wrappedSum()
    }

    /// Whether a page matches its checksum.
    static func matches(_ page: UnsafeRawBufferPointer) -> Bool {
        page.loadUnaligned(fromByteOffset: page.count - length, as: UInt64.self) == value(of: page)
    }

    /// Writes the checksum of every page of a file for which ``SQLiteConnection/reservePageChecksums()`` was called.
    ///
    /// - Throws: ``SQLiteFailure`` if the file cannot be read or written.
    public static func write(to path: String, pageSize: Int) throws {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw SQLiteFailure(ofSystem: path) }
        defer { close(descriptor) }
        let pages = UnsafeMutableRawBufferPointer.allocate(byteCount: pageSize * pagesAtOnce, alignment: pageSize)
        defer { pages.deallocate() }
        var offset = 0
        while true {
            let count = pread(descriptor, pages.baseAddress, pages.count, offset)
            guard count >= 0 else { throw SQLiteFailure(ofSystem: path) }
            guard count >= pageSize else { return }
            let whole = UnsafeMutableRawBufferPointer(rebasing: pages[..<(count - count % pageSize)])
            write(into: whole, pageSize: pageSize)
            guard pwrite(descriptor, whole.baseAddress, whole.count, offset) == whole.count else {
                throw SQLiteFailure(ofSystem: path)
            }
            offset += whole.count
        }
    }

    private static func write(into pages: UnsafeMutableRawBufferPointer, pageSize: Int) {
        for start in stride(from: 0, to: pages.count, by: pageSize) {
            let page = UnsafeMutableRawBufferPointer(rebasing: pages[start..<(start + pageSize)])
            page.storeBytes(
                of: value(of: UnsafeRawBufferPointer(page)),
                toByteOffset: pageSize - length,
                as: UInt64.self
            )
        }
    }

    private static let pagesAtOnce = 256
    private static let oddMultipliers = SIMD4<UInt64>(
        0x9E37_79B9_7F4A_7C15,
        0xC2B2_AE3D_27D4_EB4F,
        0x1656_67B1_9E37_79F9,
        0xD6E8_FEB8_6659_FD93
    )
    private static let evenMultipliers = SIMD4<UInt64>(
        0xBF58_476D_1CE4_E5B8,
        0x94D0_49BB_1331_11EA,
        0xFF51_AFD7_ED55_8CCC,
        0xC4CE_B9FE_1A85_EC52
    )
}
