internal import Glibc
internal import HeadwordCorpus
internal import HeadwordGzip

/// Reads a file from beginning to end, decompressing it if it is gzipped.
package final class ByteStream {
    private static let pieceLength = 1 << 16
    private static let gzipMagic: [UInt8] = [0x1F, 0x8B]

    private let path: String
    private let descriptor: Int32
    private var decoder: GzipDecoder?
    /// The first piece, which was read to detect gzip.
    private var beginning: [UInt8]?
    /// The number of bytes read from the file.
    package private(set) var bytesRead = 0

    /// Opens a file; `-` stands for standard input.
    ///
    /// - Parameter offset: the number of bytes to skip; the file must not be gzipped then.
    package init(_ path: String, from offset: Int = 0) throws {
        self.path = path
        descriptor =
            path == TextFile.standardInput ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0) : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CorpusFailure.unreadableText(path) }
        guard offset == 0 || lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw OpenFile.failure(path) }
        var piece: [UInt8] = []
        while piece.count < Self.gzipMagic.count, try readFile(into: &piece) {}
        if offset == 0, path.hasSuffix(".gz") || piece.starts(with: Self.gzipMagic) {
            do throws(GzipFailure) { decoder = try GzipDecoder() } catch { throw CorpusFailure(error, path) }
        }
        beginning = piece
    }

    deinit { close(descriptor) }

    /// Whether the file is gzipped.
    var isCompressed: Bool { decoder != nil }

    /// Reads some bytes and appends them.
    ///
    /// - Returns: false at the end.
    package func read(into bytes: inout [UInt8]) throws -> Bool {
        guard let decoder else { return try readPiece(into: &bytes) }
        do {
            return try decoder.read(into: &bytes) { try readPiece(into: &$0) }
        } catch let failure as GzipFailure {
            throw CorpusFailure(failure, path)
        }
    }

    private func readPiece(into bytes: inout [UInt8]) throws -> Bool {
        guard let piece = beginning else { return try readFile(into: &bytes) }
        beginning = nil
        bytes += piece
        return piece.isEmpty ? try readFile(into: &bytes) : true
    }

    private func readFile(into bytes: inout [UInt8]) throws -> Bool {
        var count = 0
        let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceLength) { buffer, initialized in
            repeat {
                count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            } while count < 0 && errno == EINTR
            initialized = max(0, count)
        }
        guard count >= 0 else { throw OpenFile.failure(path) }
        bytes += piece
        bytesRead += count
        return count > 0
    }
}

extension CorpusFailure {
    fileprivate init(_ failure: GzipFailure, _ path: String) {
        self =
            switch failure {
            case .unusable: .system(path: path, reason: "zlib cannot be initialized")
            case .damaged: .text(path: path, line: nil, reason: "the gzip data are damaged")
            case .incomplete: .text(path: path, line: nil, reason: "the gzip data end early")
            }
    }
}
