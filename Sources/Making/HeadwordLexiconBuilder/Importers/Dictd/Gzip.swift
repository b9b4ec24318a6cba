internal import HeadwordGzip

/// Inflates gzip files; dictd's `.dict.dz` is gzip with a table for random access in an extra field.
package enum Gzip {
    /// The largest inflated size, so that a damaged file cannot exhaust memory.
    private static let limit = 1 << 30

    /// Inflates a whole file: all its members. Bytes after the last one are damage.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - path: its path, for errors.
    /// - Throws: ``ImportFailure`` if the file is damaged or ends early.
    package static func inflate(_ bytes: [UInt8], path: String) throws -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(min(bytes.count * 4, limit))
        do {
            let decoder = try GzipDecoder()
            // Without this, an empty file would pass for empty data.
            guard !bytes.isEmpty else { throw GzipFailure.incomplete }
            var rest = [bytes]
            while try decoder.read(into: &output, { input in rest.popLast().map { input = $0 } != nil }) {
                guard output.count <= limit else { throw ImportFailure(path, "the file inflates to more than 1 GiB") }
            }
        } catch GzipFailure.unusable {
            throw ImportFailure(path, "zlib cannot be initialized")
        } catch is GzipFailure {
            throw ImportFailure(path, "the compressed data are damaged or end early")
        }
        return output
    }
}
