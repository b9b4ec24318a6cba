internal import CZlib

/// Compression by gzip (RFC 1952).
enum Gzip {
    /// Adding this to the size of the window asks zlib for the header of gzip.
    private static let header: Int32 = 16
    private static let memoryLevel: Int32 = 8
    /// Level 6 takes half as long again, for 4 % of the length of an entry.
    private static let level: Int32 = 4

    /// Compresses bytes; nil if there is no memory.
    static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        let code = deflateInit2_(
            &stream,
            level,
            Z_DEFLATED,
            MAX_WBITS + header,
            memoryLevel,
            Z_DEFAULT_STRATEGY,
            ZLIB_VERSION,
            size
        )
        guard code == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        let bound = Int(deflateBound(&stream, UInt(bytes.count)))
        var input = bytes
        return input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            return [UInt8](unsafeUninitializedCapacity: bound) { output, initialized in
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(bound)
                deflate(&stream, Z_FINISH)
                initialized = bound - Int(stream.avail_out)
            }
        }
    }
}
