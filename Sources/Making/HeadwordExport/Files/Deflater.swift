internal import CZlib

/// Compresses bytes without a header (RFC 1951).
final class Deflater {
    /// What is complete after a piece.
    enum End {
        /// The piece can be decompressed without those before it.
        case ofBlock
        /// The data.
        case ofData
    }

    /// On the heap, since zlib refuses a stream that has moved.
    private let stream: UnsafeMutablePointer<z_stream>

    private static let pieceLength = 1 << 16
    private static let memoryLevel: Int32 = 8

    /// - Parameter path: the path of the compressed file, for the error.
    init(for path: String) throws(ExportFailure) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let size = Int32(MemoryLayout<z_stream>.size)
        let code = deflateInit2_(
            stream,
            Z_BEST_COMPRESSION,
            Z_DEFLATED,
            -MAX_WBITS,
            Self.memoryLevel,
            Z_DEFAULT_STRATEGY,
            ZLIB_VERSION,
            size
        )
        guard code == Z_OK else { throw .compression(path: path) }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// Compresses the next piece.
    func compress(_ bytes: [UInt8], _ end: End) -> [UInt8] {
        var input = bytes
        var compressed: [UInt8] = []
        input.withUnsafeMutableBufferPointer { input in
            stream.pointee.next_in = input.baseAddress
            stream.pointee.avail_in = UInt32(input.count)
            repeat { compressed += nextOutput(end) } while stream.pointee.avail_out == 0
        }
        return compressed
    }

    private func nextOutput(_ end: End) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: Self.pieceLength) { output, initialized in
            stream.pointee.next_out = output.baseAddress
            stream.pointee.avail_out = UInt32(Self.pieceLength)
            deflate(stream, end == .ofBlock ? Z_FULL_FLUSH : Z_FINISH)
            initialized = Self.pieceLength - Int(stream.pointee.avail_out)
        }
    }
}
