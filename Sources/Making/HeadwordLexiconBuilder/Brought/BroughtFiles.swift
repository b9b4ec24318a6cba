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

    init(_ dictionary: BroughtDictionary, _ progress: Progress) throws {
        paths = dictionary.files
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
            digests.append(stream.digest)
            sizeOfReadFiles += stream.bytesRead
        }
        try progress.show(stage, Self.kilobytes(size), Self.kilobytes(size))
    }

    /// Reports how far a file has been read.
    func show(_ stream: BroughtStream) throws {
        // Files may grow meanwhile.
        let done = min(Self.kilobytes(sizeOfReadFiles + stream.bytesRead), Self.kilobytes(size))
        if done < Self.kilobytes(size) { try progress.show(stage, done, Self.kilobytes(size)) }
    }

    private static func kilobytes(_ bytes: Int) -> Int { (bytes + 999) / 1000 }
}
