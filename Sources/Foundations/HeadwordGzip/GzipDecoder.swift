internal import CZlib

/// Decompresses gzip data (RFC 1952) as they are read, one member after the other.
package final class GzipDecoder {
    private static let pieceLength = 1 << 17
    /// Tells zlib to expect a gzip header and to use the largest window.
    private static let gzipWindow: Int32 = 16 + MAX_WBITS

    /// On the heap, since zlib refuses a stream that has moved.
    private let stream: UnsafeMutablePointer<z_stream>
    private var input: [UInt8] = []
    /// The number of bytes of `input` that are decompressed.
    private var used = 0
    private var isInsideMember = false

    package init() throws(GzipFailure) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let code = inflateInit2_(stream, Self.gzipWindow, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard code == Z_OK else { throw .unusable }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Appends some decompressed bytes.
    ///
    /// - Parameter more: appends compressed bytes; returns false at their end.
    /// - Returns: false at the end.
    /// - Throws: ``GzipFailure``, and what `more` throws.
    package func read(into bytes: inout [UInt8], _ more: (inout [UInt8]) throws -> Bool) throws -> Bool {
        let before = bytes.count
        while bytes.count == before {
            if used == input.count {
                input.removeAll(keepingCapacity: true)
                used = 0
                guard try more(&input) else {
                    guard !isInsideMember else { throw GzipFailure.incomplete }
                    return false
                }
            }
            try inflateInput(into: &bytes)
        }
        return true
    }

    private func inflateInput(into bytes: inout [UInt8]) throws(GzipFailure) {
        isInsideMember = true
        var status = Z_OK
        let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceLength) { output, initialized in
            stream.pointee.next_out = output.baseAddress
            stream.pointee.avail_out = UInt32(output.count)
            used += input.withUnsafeMutableBufferPointer { input in
                let rest = UInt32(clamping: input.count - used)
                stream.pointee.next_in = input.baseAddress?.advanced(by: used)
                stream.pointee.avail_in = rest
                status = inflate(stream, Z_NO_FLUSH)
                return Int(rest - stream.pointee.avail_in)
            }
            initialized = output.count - Int(stream.pointee.avail_out)
        }
        guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else { throw .damaged }
        bytes += piece
        if status == Z_STREAM_END {
            isInsideMember = false
            inflateReset(stream)
        }
    }
}

/// Why gzip data cannot be decompressed.
package enum GzipFailure: Error {
    /// zlib has no memory or is of another version.
    case unusable
    /// The data are not gzip, or a checksum is wrong.
    case damaged
    /// The data end inside a member.
    case incomplete
}
