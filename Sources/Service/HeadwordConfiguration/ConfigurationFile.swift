internal import Glibc

/// A file with settings.
struct ConfigurationFile {
    /// The path, as it was given.
    var path: String
    /// The parsed content.
    var document: TOMLDocument
    /// The errors of lines that are not TOML.
    var faults: [TOMLFault]

    /// The maximum size of a file, in bytes.
    static let largestSize = 1 << 20

    /// Why a file cannot be read.
    struct Failure: Error {
        var reason: String
    }

    /// Reads a file.
    init(path: String) throws(Failure) {
        // A named pipe must not keep the process waiting for its writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .system }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(reason: "it is not a regular file") }
        self.init(path: path, bytes: try Self.bytes(of: descriptor))
    }

    /// Creates a file from its text.
    init(path: String, bytes: [UInt8]) {
        let reader = TOMLReader(bytes)
        self.path = path
        document = reader.document
        faults = reader.faults
    }

    private static func bytes(of descriptor: Int32) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= largestSize {
            let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            guard count > 0 || errno == EINTR else { throw .system }
            bytes += chunk[..<max(0, count)]
        }
        throw Failure(reason: "it is larger than \(ByteSize(largestSize))")
    }

    /// Returns the directory that the file is in.
    ///
    /// - Parameter base: the directory that relative paths are resolved against.
    func directory(from base: String) -> String {
        let absolute = path.hasPrefix("/") ? path : "\(base)/\(path)"
        return absolute.lastIndex(of: "/").map { String(absolute[..<$0]) } ?? base
    }
}

extension ConfigurationFile.Failure {
    fileprivate static var system: Self { Self(reason: String(cString: strerror(errno))) }
}
