internal import HeadwordFiles
internal import HeadwordLexicon

/// A file of a layer as it was last read.
struct WatchedFile {
    /// What it says. After an error, what it said before.
    private(set) var file: Layer.File
    /// Whether it need not be read again before it changes.
    private(set) var isSettled = true
    /// The version and the size that were read; nil if the file did not exist.
    private var version: FileStatus.Version?
    private var size = 0

    /// A change is settled after this number of seconds. Before, a program may still be writing, and another change may
    /// have the same time, since file systems do not record it more precisely than in some milliseconds.
    private static let settlingSeconds = 0.2

    /// Creates a file that has not been read.
    init(path: String) {
        file = Layer.File(path: path, words: [])
    }

    /// Whether there is a file.
    var exists: Bool { version != nil }

    /// Reads the file if it has changed.
    ///
    /// - Parameters:
    ///   - source: the identifier of the layer as a source.
    ///   - isWaiting: whether a file that seems to be half written is left for later.
    mutating func refresh(source: String, isWaiting: Bool) {
        let status: FileStatus
        do {
            status = try FileStatus(of: file.path)
        } catch {
            guard !error.isMissing else { return self = WatchedFile(path: file.path) }
            return file.problems = [LayerProblem(file.path, error.reason)]
        }
        guard !isSettled || status.version != version || status.size != size else { return }
        isSettled = !(0..<Self.settlingSeconds).contains(status.secondsSinceChange)
        do {
            let bytes = try File.bytes(at: file.path, limit: LayerLimits.fileBytes)
            let isHalfWritten = bytes.last != UInt8(ascii: "\n") && !isSettled
            if isWaiting, isHalfWritten { return }
            file = try Self.read(bytes, path: file.path, source: source)
        } catch {
            let reason = (error as? FileFailure)?.reason ?? (error as? LayerFailure)?.reason ?? "\(error)"
            file.problems = [LayerProblem(file.path, reason)]
        }
        (version, size) = (status.version, status.size)
    }

    private static func read(_ bytes: [UInt8], path: String, source: String) throws(LayerFailure) -> Layer.File {
        path.hasSuffix(".tsv")
            ? try WordsTable.read(bytes, path: path, source: source) : try WordsText.read(bytes, path: path)
    }
}
