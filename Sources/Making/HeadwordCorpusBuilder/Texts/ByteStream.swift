internal import Glibc
internal import HeadwordCorpus
internal import HeadwordGzip
internal import HeadwordObjectStore

/// Reads a file or an object from beginning to end, decompressing it if it is gzipped.
package final class ByteStream {
    private static let gzipMagic: [UInt8] = [0x1F, 0x8B]

    private let path: String
    private let source: any ByteSource
    private var decoder: GzipDecoder?
    /// The first piece, which was read to detect gzip.
    private var beginning: [UInt8]?
    /// The number of bytes read from the file.
    package private(set) var bytesRead = 0

    /// Opens a file; `-` stands for standard input.
    ///
    /// - Parameter offset: the number of bytes to skip; the file must not be gzipped then.
    package convenience init(_ path: String, from offset: Int = 0) throws {
        try self.init(FileSource(path, from: offset), path, from: offset)
    }

    /// Reads what a source has.
    ///
    /// - Parameters:
    ///   - path: what the source is called.
    ///   - offset: the number of bytes that the source has skipped; it must not be gzipped then.
    init(_ source: any ByteSource, _ path: String, from offset: Int) throws {
        self.path = path
        self.source = source
        var piece: [UInt8] = []
        while piece.count < Self.gzipMagic.count, try readSource(into: &piece) {}
        if offset == 0, path.hasSuffix(".gz") || piece.starts(with: Self.gzipMagic) {
            do throws(GzipFailure) { decoder = try GzipDecoder() } catch { throw CorpusFailure(error, path) }
        }
        beginning = piece
    }

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
        guard let piece = beginning else { return try readSource(into: &bytes) }
        beginning = nil
        bytes += piece
        return piece.isEmpty ? try readSource(into: &bytes) : true
    }

    private func readSource(into bytes: inout [UInt8]) throws -> Bool {
        guard let piece = try source.read() else { return false }
        bytes += piece
        bytesRead += piece.count
        return true
    }
}

/// What has bytes to be read one after the other.
protocol ByteSource: AnyObject {
    /// Returns some bytes; nil at the end.
    func read() throws -> [UInt8]?
}

extension ObjectStream: ByteSource {}

/// The bytes of a file.
private final class FileSource: ByteSource {
    private static let pieceLength = 1 << 16

    private let path: String
    private let descriptor: Int32

    init(_ path: String, from offset: Int) throws {
        self.path = path
        descriptor =
            path == TextFile.standardInput ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0) : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CorpusFailure.unreadableText(path) }
        guard offset == 0 || lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw OpenFile.failure(path) }
    }

    deinit { close(descriptor) }

    func read() throws -> [UInt8]? {
        var count = 0
        let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceLength) { buffer, initialized in
            repeat {
                count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            } while count < 0 && errno == EINTR
            initialized = max(0, count)
        }
        guard count >= 0 else { throw OpenFile.failure(path) }
        return piece.isEmpty ? nil : piece
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
