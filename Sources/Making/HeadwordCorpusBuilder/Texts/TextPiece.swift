internal import HeadwordCorpus
internal import HeadwordFiles
internal import HeadwordObjectStore

/// What one shard reads of a file.
struct TextPiece: Sendable {
    let file: FileWalk.File
    /// The bytes in which the lines of the piece begin; nil for the whole file.
    var range: Range<Int>?

    /// The number of bytes; those of a file without a known size count as none.
    var size: Int { range?.count ?? file.size ?? 0 }

    /// Returns the pieces of all files that a walk finds, in their order.
    ///
    /// - Throws: ``CorpusFailure`` if one is standard input, which only one process can read.
    static func pieces(of files: FileWalk, _ options: TextFiles.Options) throws -> [TextPiece] {
        var (files, pieces) = (files, [TextPiece]())
        while let file = try files.next() {
            guard file.path != TextFile.standardInput else {
                throw CorpusFailure.text(path: file.path, line: nil, reason: "standard input cannot be divided")
            }
            pieces += try Self.pieces(of: file, options)
        }
        return pieces
    }

    private static func pieces(of file: FileWalk.File, _ options: TextFiles.Options) throws -> [TextPiece] {
        let length = options.pieceLength
        guard let size = file.size, size > length, options.areLines(file.path), try !isCompressed(file) else {
            return [TextPiece(file: file)]
        }
        return stride(from: 0, to: size, by: length).map {
            TextPiece(file: file, range: $0..<min($0 + length, size))
        }
    }

    /// Whether a file is gzipped. Of an object only the name tells: each process would have to ask for each of them.
    private static func isCompressed(_ file: FileWalk.File) throws -> Bool {
        guard file.object == nil else { return file.path.hasSuffix(".gz") }
        return try ByteStream(file.path).isCompressed
    }

    /// Opens the file at a byte.
    func stream(from offset: Int) throws -> ByteStream {
        guard let object = file.object else { return try ByteStream(file.path, from: offset) }
        let range = offset..<max(offset, range?.upperBound ?? object.description.size)
        return try ByteStream(ObjectStream(object.description, of: object.store, in: range), file.path, from: offset)
    }
}

extension [TextPiece] {
    /// Returns the pieces of a shard, in their order. The largest are dealt out first, each to the shard that has least:
    /// so shards are as long as their pieces allow, and no two processes need to speak to each other.
    func pieces(of shard: Shard) -> [TextPiece] {
        var lengths = [Int](repeating: 0, count: shard.count)
        var places: [Int] = []
        for place in indices.sorted(by: { (self[$1].size, $0) < (self[$0].size, $1) }) {
            let least = lengths.indices.min { lengths[$0] < lengths[$1] } ?? 0
            lengths[least] += self[place].size
            if least == shard.number - 1 { places.append(place) }
        }
        return places.sorted().map { self[$0] }
    }
}
