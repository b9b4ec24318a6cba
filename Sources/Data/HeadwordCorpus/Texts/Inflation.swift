internal import CZlib

/// Decompresses gzip data as it is read, one member after the other.
final class Inflation {
    private static let pieceLength = 1 << 17
    /// Tells zlib to expect a gzip header and to use the largest window.
    private static let gzipWindow: Int32 = 16 + MAX_WBITS

    private let path: String
    private let stream: UnsafeMutablePointer<z_stream>
    /// The bytes of the file that are not decompressed yet.
    private var input: [UInt8] = []
    private var isInsideMember = false

    init(_ path: String) throws {
        self.path = path
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let code = inflateInit2_(stream, Self.gzipWindow, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard code == Z_OK else { throw CorpusFailure.system(path: path, reason: "zlib cannot be used") }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Appends some decompressed bytes.
    ///
    /// - Parameter more: appends bytes of the file; returns false at its end.
    /// - Returns: false at the end.
    func read(
        into bytes: inout [UInt8],
        _ more: (inout [UInt8]) throws -> Bool
    ) throws -> Bool {
        let before = bytes.count
        while bytes.count == before {
            if input.isEmpty, try !more(&input) {
                guard !isInsideMember else {
                    throw CorpusFailure.text(path: path, line: nil, reason: "the gzip data end early")
                }
                return false
            }
            try inflateInput(into: &bytes)
        }
        return true
    }

    private func inflateInput(into bytes: inout [UInt8]) throws {
        isInsideMember = true
        var status = Z_OK
        let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceLength) { output, initialized in
            stream.pointee.next_out = output.baseAddress
            stream.pointee.avail_out = UInt32(output.count)
            let used = input.withUnsafeMutableBufferPointer { input in
                stream.pointee.next_in = input.baseAddress
                stream.pointee.avail_in = UInt32(input.count)
                status = inflate(stream, Z_NO_FLUSH)
                return input.count - Int(stream.pointee.avail_in)
            }
            input.removeFirst(used)
            initialized = output.count - Int(stream.pointee.avail_out)
        }
        guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
            throw CorpusFailure.text(path: path, line: nil, reason: "the gzip data are damaged")
        }
        bytes += piece
        if status == Z_STREAM_END {
            isInsideMember = false
            inflateReset(stream)
        }
    }
}
