internal import HeadwordFiles

/// The files of a dictionary that a user brings, while they are read.
struct BroughtFiles {
    let paths: [String]
    let progress: Progress
    private let stage: String
    private let size: Int
    private var sizeOfReadFiles = 0
    /// The digests of the files read so far.
    private(set) var digests: [String] = []
    /// What the lexicon cannot take.
    var report: ImportReport

    /// - Parameter paths: all files that will be read.
    init(_ dictionary: BroughtDictionary, _ paths: [String], _ progress: Progress) throws {
        self.paths = paths
        self.progress = progress
        stage = "importing \(dictionary.name) (kB)"
        report = ImportReport(dictionary.name)
        do {
            size = try paths.reduce(0) { $0 + (try FileStatus(of: $1).size) }
        } catch let failure as FileFailure {
            throw ImportFailure(failure.path, failure.reason)
        }
    }

    /// Calls `body` with each file and reports the progress to its end. `body` reads all of the file.
    mutating func forEachFile(_ body: (BroughtStream, inout BroughtFiles) throws -> Void) throws {
        for path in paths {
            let stream = try BroughtStream(path)
            try body(stream, &self)
            end(stream)
        }
    }

    /// Reads one of the files as a whole.
    ///
    /// - Parameter limit: the maximum number of bytes, uncompressed.
    mutating func bytes(of path: String, upTo limit: Int) throws -> [UInt8] {
        let stream = try BroughtStream(path)
        defer { end(stream) }
        return try stream.bytes(upTo: limit)
    }

    /// Reports how far the files have been read.
    ///
    /// - Parameter stream: the file that is being read; nil between two files.
    func show(_ stream: BroughtStream? = nil) throws {
        // Files may grow meanwhile.
        let done = min(Self.kilobytes(sizeOfReadFiles + (stream?.bytesRead ?? 0)), Self.kilobytes(size))
        if done < Self.kilobytes(size) { try progress.show(stage, done, Self.kilobytes(size)) }
    }

    /// Returns the error for a file of which no record can be read: that of the first one.
    func failure(_ path: String, _ reason: String) -> ImportFailure {
        report.firstSkipped ?? ImportFailure(path, reason)
    }

    /// Reports that all files have been read.
    func showEnd() throws { try progress.show(stage, Self.kilobytes(size), Self.kilobytes(size)) }

    private mutating func end(_ stream: BroughtStream) {
        digests.append(stream.digest)
        sizeOfReadFiles += stream.bytesRead
    }

    private static func kilobytes(_ bytes: Int) -> Int { (bytes + 999) / 1000 }
}
