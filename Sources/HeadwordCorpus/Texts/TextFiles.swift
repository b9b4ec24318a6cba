public import HeadwordModel

/// The documents of files and directories.
///
/// A file of plain text is one document; each line of a file of JSON Lines (`.jsonl`, `.ndjson`) is one, an object with
/// a member `text` and, if need be, `id`, `date` (``CorpusDate``) and `language`. Both may be gzipped. A directory
/// stands for the files in it and in the directories below, by name, without those whose names begin with a full stop.
/// `-` is standard input. Documents and lines longer than ``longestText`` are refused.
public struct TextFiles: TextSource {
    /// How texts are read.
    public struct Options: Hashable, Sendable {
        /// Whether all files, and standard input, are JSON Lines, whatever their names are.
        public var areJSONLines: Bool
        /// How long periods are.
        public var periods: Period.Length
        /// The language of the corpus; documents that say that they are in another one are left out. Nil takes all.
        public var language: Language?

        /// Creates options.
        public init(areJSONLines: Bool = false, periods: Period.Length = .year, language: Language? = nil) {
            self.areJSONLines = areJSONLines
            self.periods = periods
            self.language = language
        }
    }

    /// The most bytes of a document or a line.
    public static let longestText = 64 << 20

    private let options: Options
    private var files: FileWalk
    private var current: TextFile?
    private var readBefore = 0
    private let total: Int?

    /// Finds the files.
    ///
    /// - Throws: ``CorpusFailure`` if a path does not exist or a directory cannot be read.
    public init(_ paths: [String], options: Options = Options()) throws {
        self.options = options
        files = FileWalk(paths)
        var sizes = files
        var total: Int? = 0
        while let file = try sizes.next() {
            total = total.flatMap { sum in file.size.map { sum + $0 } }
        }
        self.total = total
    }

    /// How many bytes of the files were read, compressed as they are, and how many there are.
    public var position: (read: Int, total: Int?) { (readBefore + (current?.bytesRead ?? 0), total) }

    /// The next text.
    public mutating func next() throws -> SourceText? {
        while true {
            if let text = try current?.next() { return text }
            readBefore += current?.bytesRead ?? 0
            current = nil
            guard let file = try files.next() else { return nil }
            guard file.isOfText else { return .binaryFile(file.path) }
            current = try TextFile(file.path, options)
        }
    }
}
