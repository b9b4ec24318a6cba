/// The words of a dictionary of StarDict with the places of their articles, in the order of the file.
struct StarDictIndex {
    /// A word and its article.
    struct Row {
        var word: ArraySlice<UInt8>
        /// The place of the article in the texts; nil if the file would be longer than it may.
        var place: Range<Int>?
        /// The offset of the row in the index.
        var offset: Int
    }

    let rows: [Row]

    /// Reads an `.idx`.
    ///
    /// - Throws: ``ImportFailure`` if it has another length or number of words than the `.ifo` says, or ends early.
    init(_ bytes: [UInt8], path: String, _ information: StarDictInformation) throws {
        guard bytes.count == information.indexLength else {
            throw information.failure("idxfilesize", expected: "\(bytes.count), the length of \(path)")
        }
        var rows: [Row] = []
        var reader = StarDictReader(bytes, path: path)
        while !reader.isAtEnd { rows.append(try Self.row(&reader, information)) }
        guard rows.count == information.wordCount else {
            throw information.failure("wordcount", expected: "\(rows.count), the number of words of \(path)")
        }
        self.rows = rows
    }

    private static func row(_ reader: inout StarDictReader, _ information: StarDictInformation) throws -> Row {
        let offset = reader.position
        let word = try reader.word()
        let (start, length) = (try reader.number(information.offsetLength), try reader.number(4))
        let end = start.addingReportingOverflow(length)
        guard !end.overflow, end.partialValue <= UInt64(StarDictFiles.longestTexts) else {
            return Row(word: word, place: nil, offset: offset)
        }
        return Row(word: word, place: Int(start)..<Int(end.partialValue), offset: offset)
    }
}

/// Reads the parts of an `.idx` or `.syn` one after the other.
struct StarDictReader {
    private let bytes: [UInt8]
    private let path: String
    private(set) var position = 0

    init(_ bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
    }

    var isAtEnd: Bool { position == bytes.count }

    /// Reads a word, which ends with a NUL.
    mutating func word() throws -> ArraySlice<UInt8> {
        guard let end = bytes[position...].firstIndex(of: 0) else {
            throw ImportFailure(
                path,
                "at byte \(position): expected a word that ends with a NUL, found the end of the file"
            )
        }
        defer { position = end + 1 }
        return bytes[position..<end]
    }

    /// Reads a number of some bytes, the highest first.
    mutating func number(_ length: Int) throws -> UInt64 {
        guard bytes.count - position >= length else {
            throw ImportFailure(
                path,
                "at byte \(position): expected a number of \(length) bytes, found the end of the file"
            )
        }
        defer { position += length }
        return bytes[position..<position + length].reduce(0) { $0 << 8 | UInt64($1) }
    }
}
