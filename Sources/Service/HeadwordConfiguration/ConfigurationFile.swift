internal import HeadwordFiles

/// A file with settings.
struct ConfigurationFile {
    /// The path, as it was given.
    var path: String
    /// The parsed content.
    var document: TOMLDocument
    /// The errors of lines that are not TOML.
    var problems: [TOMLFailure]

    /// The maximum size of a file, in bytes.
    static let largestSize = 1 << 20

    /// Why a file cannot be read.
    struct Failure: Error {
        var reason: String
    }

    /// Reads a file.
    init(path: String) throws(Failure) {
        do {
            self.init(path: path, bytes: try File.bytes(at: path, limit: Self.largestSize))
        } catch {
            let isTooLong = error.cause == .tooLong(limit: Self.largestSize)
            throw Failure(reason: isTooLong ? "it is larger than \(ByteSize(Self.largestSize))" : error.reason)
        }
    }

    /// Creates a file from its text.
    init(path: String, bytes: [UInt8]) {
        let reader = TOMLReader(bytes)
        self.path = path
        document = reader.document
        problems = reader.failures
    }

    /// Returns the directory that the file is in.
    ///
    /// - Parameter base: the directory that relative paths are resolved against.
    func directory(from base: String) -> String {
        let absolute = path.hasPrefix("/") ? path : "\(base)/\(path)"
        return absolute.lastIndex(of: "/").map { String(absolute[..<$0]) } ?? base
    }
}
