internal import CZlib

/// Compresses bodies.
enum Gzip {
    /// Makes zlib write a gzip header, with the largest window.
    private static let gzipWindow: Int32 = 16 + MAX_WBITS

    /// Returns the bytes compressed as gzip; nil if zlib cannot be initialized.
    static func deflate(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        let status = deflateInit2_(
            &stream,
            Z_DEFAULT_COMPRESSION,
            Z_DEFLATED,
            gzipWindow,
            8,
            Z_DEFAULT_STRATEGY,
            ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size)
        )
        guard status == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        return output(of: &stream, bytes)
    }

    private static func output(of stream: inout z_stream, _ bytes: [UInt8]) -> [UInt8]? {
        var input = bytes
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
        let status = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                return CZlib.deflate(&stream, Z_FINISH)
            }
        }
        return status == Z_STREAM_END ? Array(output[..<Int(stream.total_out)]) : nil
    }
}
