package import HeadwordModel

/// The documents in files and directories.
///
/// A plain text file is one document. In a file of JSON Lines (`.jsonl`, `.ndjson`), each line is one: an object with a
/// member `text` and optionally `id`, `date` (``CorpusDate``) and `language`. Both may be gzipped. A directory stands
/// for the files in it and its subdirectories, sorted by name, without those whose names begin with a full stop. `-` is
/// standard input. Documents and lines longer than ``longestText`` are refused.
package struct TextFiles: TextSource {
    /// Options for reading texts.
    package struct Options: Hashable, Sendable {
        /// Whether all files and standard input are JSON Lines, whatever their names.
        package var areJSONLines: Bool
        /// The length of periods.
        package var periods: Period.Length
        /// The language of the corpus; documents marked as being in another one are left out. Nil accepts all.
        package var language: Language?

        /// Creates options.
        package init(areJSONLines: Bool = false, periods: Period.Length = .year, language: Language? = nil) {
            self.areJSONLines = areJSONLines
            self.periods = periods
            self.language = language
        }
    }

    /// The maximum number of bytes in a document or a line.
    package static let longestText = 64 << 20

    private let options: Options
    private var files: FileWalk
    private var current: TextFile?
    private var readBefore = 0
    private let total: Int?

    /// Finds the files.
    ///
    /// - Throws: ``CorpusFailure`` if a path does not exist or a directory cannot be read.
    package init(_ paths: [String], options: Options = Options()) throws {
        self.options = options
        files = FileWalk(paths)
        var sizes = files
        var total: Int? = 0
        while let file = try sizes.next() {
            total = total.flatMap { sum in file.size.map { sum + $0 } }
        }
        self.total = total
    }

    /// The number of bytes read from the files, compressed if they are, and the total if known.
    package var position: (read: Int, total: Int?) { (readBefore + (current?.bytesRead ?? 0), total) }

    /// Returns the next text; nil after the last one.
    package mutating func next() throws -> SourceText? {
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
