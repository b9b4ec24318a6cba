package import HeadwordModel

/// The documents in files and directories.
///
/// A plain text file is one document. In a file of JSON Lines (`.jsonl`, `.ndjson`), each line is one: an object with a
/// member `text` and optionally `id`, `date` (``CorpusDate``) and `language`. Both may be gzipped. A directory stands
/// for the files in it and its subdirectories, sorted by name, without those whose names begin with a full stop. `-` is
/// standard input. Objects of a store are read as files are. Documents and lines longer than ``longestText`` are refused.
package struct TextFiles: TextSource {
    /// Options for reading texts.
    package struct Options: Hashable, Sendable {
        /// Whether all files and standard input are JSON Lines, whatever their names.
        package var areJSONLines: Bool
        /// The length of periods.
        package var periods: Period.Length
        /// The language of the corpus; documents marked as being in another one are left out. Nil accepts all.
        package var language: Language?
        /// The length of the pieces into which files of JSON Lines are divided among shards, in bytes.
        package var pieceLength = 16 << 20

        /// Creates options.
        package init(areJSONLines: Bool = false, periods: Period.Length = .year, language: Language? = nil) {
            self.areJSONLines = areJSONLines
            self.periods = periods
            self.language = language
        }

        /// Whether a file is one of JSON Lines.
        func areLines(_ path: String) -> Bool {
            let name = path.hasSuffix(".gz") ? path.dropLast(3) : path[...]
            return areJSONLines || name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson")
        }
    }

    /// The maximum number of bytes in a document or a line.
    package static let longestText = 64 << 20

    /// What is to be read.
    private enum Rest: Sendable {
        case files(FileWalk)
        /// The pieces of a shard, the next one last.
        case pieces([TextPiece])

        mutating func next() throws -> TextPiece? {
            switch self {
            case .files(var walk):
                defer { self = .files(walk) }
                return try walk.next().map { TextPiece(file: $0) }
            case .pieces(var pieces):
                defer { self = .pieces(pieces) }
                return pieces.popLast()
            }
        }
    }

    private let options: Options
    private var rest: Rest
    private var current: TextFile?
    private var readBefore = 0
    private let total: Int?

    /// Finds the files.
    ///
    /// - Parameter shard: the part of the texts to read; nil for all. Gzipped files and plain texts are not divided.
    /// - Throws: ``CorpusFailure`` if a path does not exist, a directory cannot be read, or standard input is to be
    ///   divided.
    package init(_ places: [TextPlace], options: Options = Options(), shard: Shard? = nil) throws {
        self.options = options
        let walk = FileWalk(places)
        guard let shard else {
            rest = .files(walk)
            total = try Self.size(of: walk)
            return
        }
        let pieces = try TextPiece.pieces(of: walk, options).pieces(of: shard)
        rest = .pieces(pieces.reversed())
        total = pieces.reduce(0) { $0 + $1.size }
    }

    /// Finds the files of paths.
    package init(_ paths: [String], options: Options = Options(), shard: Shard? = nil) throws {
        try self.init(paths.map { .path($0) }, options: options, shard: shard)
    }

    private static func size(of files: FileWalk) throws -> Int? {
        var (files, total) = (files, Optional(0))
        while let file = try files.next() {
            total = total.flatMap { sum in file.size.map { sum + $0 } }
        }
        return total
    }

    /// The number of bytes read from the files, compressed if they are, and the total if known.
    package var position: (read: Int, total: Int?) { (readBefore + (current?.bytesRead ?? 0), total) }

    /// Returns the next text; nil after the last one.
    package mutating func next() throws -> SourceText? {
        while true {
            if let text = try current?.next() { return text }
            readBefore += current?.bytesRead ?? 0
            current = nil
            guard let piece = try rest.next() else { return nil }
            guard piece.file.isOfText else { return .binaryFile(piece.file.path) }
            current = try TextFile(piece, options)
        }
    }
}
