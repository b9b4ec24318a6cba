internal import CZlib

/// Decompresses data that have neither a header nor a checksum (RFC 1951), such as members of zip files.
enum Inflation {
    /// Decompresses data.
    ///
    /// - Parameter length: the number of decompressed bytes.
    /// - Throws: ``GzipFailure`` if the data are damaged, or have another length.
    static func inflate(_ compressed: ArraySlice<UInt8>, length: Int) throws(GzipFailure) -> [UInt8] {
        // On the heap, since zlib refuses a stream that has moved.
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        defer { stream.deallocate() }
        let code = inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard code == Z_OK else { throw .unusable }
        defer { inflateEnd(stream) }
        let (output, isComplete) = inflate(Array(compressed), length: length, stream)
        guard isComplete, output.count == length else { throw .damaged }
        return output
    }

    private static func inflate(
        _ input: [UInt8],
        length: Int,
        _ stream: UnsafeMutablePointer<z_stream>
    ) -> (output: [UInt8], isComplete: Bool) {
        var input = input
        var status = Z_OK
        // One byte more shows that there are too many.
        let output = [UInt8](unsafeUninitializedCapacity: length + 1) { output, initialized in
            input.withUnsafeMutableBufferPointer { input in
                stream.pointee.next_in = input.baseAddress
                stream.pointee.avail_in = UInt32(clamping: input.count)
                stream.pointee.next_out = output.baseAddress
                stream.pointee.avail_out = UInt32(clamping: length + 1)
                status = CZlib.inflate(stream, Z_FINISH)
            }
            initialized = length + 1 - Int(stream.pointee.avail_out)
        }
        return (output, status == Z_STREAM_END && stream.pointee.avail_in == 0)
    }
}
