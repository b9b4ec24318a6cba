internal import CZlib

/// Inflates gzip files; dictd's `.dict.dz` is gzip with a table for random access in an extra field.
package enum Gzip {
    /// The largest inflated size, so that a damaged file cannot exhaust memory.
    private static let limit = 1 << 30
    /// Tells zlib to expect a gzip header and to use the largest window.
    private static let gzipWindow: Int32 = 16 + MAX_WBITS

    /// Inflates a whole file.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - path: its path, for errors.
    /// - Throws: ``ImportFailure`` if the file is damaged or ends early.
    package static func inflate(_ bytes: [UInt8], path: String) throws -> [UInt8] {
        var stream = z_stream()
        guard inflateInit2_(&stream, gzipWindow, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw ImportFailure(path, "zlib cannot be used")
        }
        defer { inflateEnd(&stream) }
        var input = bytes
        return try input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(clamping: input.count)
            return try output(of: &stream, sizeHint: input.count * 4, path: path)
        }
    }

    private static func output(of stream: inout z_stream, sizeHint: Int, path: String) throws -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(min(sizeHint, limit))
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        var status = Z_OK
        while status != Z_STREAM_END {
            let count = chunk.withUnsafeMutableBufferPointer { chunk in
                stream.next_out = chunk.baseAddress
                stream.avail_out = UInt32(chunk.count)
                status = CZlib.inflate(&stream, Z_NO_FLUSH)
                return chunk.count - Int(stream.avail_out)
            }
            guard status == Z_OK || status == Z_STREAM_END else {
                throw ImportFailure(path, "the compressed data are damaged or end early")
            }
            output += chunk[..<count]
            guard output.count <= limit else { throw ImportFailure(path, "the file inflates to more than 1 GiB") }
        }
        return output
    }
}
