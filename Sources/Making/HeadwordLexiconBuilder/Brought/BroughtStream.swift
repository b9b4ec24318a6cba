internal import HeadwordCorpusBuilder
internal import HeadwordLexicon

/// Reads a file that a user brings from beginning to end, decompressing it if it is gzipped.
final class BroughtStream {
    /// The maximum length of a decompressed file, as a multiple of the file's. Dictionaries reach 20.
    private static let inflationLimit = 200
    /// Files are never taken for shorter than this, so that small ones may consist of repetitions.
    private static let leastLength = 1 << 18

    let path: String
    private let stream: ByteStream
    private var content = SHA256()
    private var inflated = 0

    init(_ path: String) throws {
        self.path = path
        stream = try ByteStream(path)
    }

    /// The number of bytes read from the file, compressed if it is.
    var bytesRead: Int { stream.bytesRead }

    /// The digest of what was read.
    var digest: String { content.hexadecimal() }

    /// Reads some bytes and appends them; false at the end.
    ///
    /// - Throws: ``ImportFailure`` if the file inflates to far more than texts do.
    func read(into bytes: inout [UInt8]) throws -> Bool {
        let before = bytes.count
        guard try stream.read(into: &bytes) else { return false }
        bytes[before...].withUnsafeBytes { content.update($0) }
        inflated += bytes.count - before
        guard inflated / Self.inflationLimit <= max(bytesRead, Self.leastLength) else {
            throw ImportFailure(
                path,
                "the file inflates to more than \(Self.inflationLimit) times its size"
            )
        }
        return true
    }

    /// Reads some bytes at least, unless there are less, and at most a piece more.
    func beginning(_ count: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count, try read(into: &bytes) {}
        return bytes
    }

    /// Reads all that is left.
    ///
    /// - Parameter limit: the maximum number of bytes.
    /// - Throws: ``ImportFailure`` if there are more.
    func bytes(upTo limit: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while try read(into: &bytes) {
            guard bytes.count <= limit else {
                throw ImportFailure(path, "expected at most \(limit >> 20) MiB of uncompressed data")
            }
        }
        return bytes
    }
}
