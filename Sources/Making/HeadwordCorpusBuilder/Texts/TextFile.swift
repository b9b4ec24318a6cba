internal import Glibc
internal import HeadwordCorpus

/// Reads the documents of a file, or of a piece of one, with no more of it in memory than the longest document.
struct TextFile {
    /// The name of standard input.
    static let standardInput = "-"
    /// A file with a zero among this many first bytes is not text.
    private static let sniffed = 8 << 10
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let path: String
    private let options: TextFiles.Options
    private let stream: ByteStream
    private let isJSONLines: Bool
    private var isRead = false
    /// The bytes of a file of lines that were read but not returned yet.
    private var buffer: [UInt8] = []
    private var start = 0
    private var lines = 0
    /// The bytes in which lines must begin to be read; nil for any.
    private let range: Range<Int>?
    /// The number of bytes of the file before the buffer.
    private var bytesBefore = 0

    init(_ piece: TextPiece, _ options: TextFiles.Options) throws {
        path = piece.file.path
        range = piece.range
        self.options = options
        isJSONLines = options.areLines(path)
        // The byte before the piece tells whether a line begins with the piece.
        bytesBefore = max(0, (range?.lowerBound ?? 0) - 1)
        stream = try piece.stream(from: bytesBefore)
    }

    private var isFromBeginning: Bool { (range?.lowerBound ?? 0) == 0 }

    /// The number of bytes read of the file or the piece, compressed if it is.
    var bytesRead: Int { min(stream.bytesRead, range?.count ?? .max) }

    /// Returns the next text; nil after the last one.
    mutating func next() throws -> SourceText? {
        isJSONLines ? try nextLine().map(SourceText.line) : try wholeText()
    }

    // MARK: Plain text

    private mutating func wholeText() throws -> SourceText? {
        guard !isRead else { return nil }
        isRead = true
        var text: [UInt8] = []
        while text.count < Self.sniffed, try stream.read(into: &text) {}
        guard !text.prefix(Self.sniffed).contains(0) else { return .binaryFile(path) }
        while text.count <= TextFiles.longestText, try stream.read(into: &text) {}
        guard text.count <= TextFiles.longestText else {
            let reason = "it is longer than \(TextFiles.longestText >> 20) MiB"
            throw CorpusFailure.text(path: path, line: nil, reason: reason)
        }
        return .document(CorpusDocument(text))
    }

    // MARK: Lines

    private mutating func nextLine() throws -> JSONLine? {
        // The line that begins before the piece belongs to another piece.
        if !isFromBeginning, lines == 0, try nextBytes() == nil { return nil }
        while bytesBefore + start < range?.upperBound ?? .max {
            let place = bytesBefore + start
            guard let bytes = try nextBytes() else { return nil }
            let line = place == 0 && bytes.starts(with: Self.byteOrderMark) ? bytes.dropFirst(3) : bytes
            guard !line.allSatisfy({ $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0) }) else { continue }
            return JSONLine(bytes: Array(line), path: path, place: self.place(place), options: options)
        }
        return nil
    }

    /// Returns the place of the line that was read last, and that begins at a byte of the file.
    private func place(_ byte: Int) -> JSONLine.Place { isFromBeginning ? .line(lines) : .byte(byte) }

    /// Returns the bytes of the next line; nil after the last one.
    private mutating func nextBytes() throws -> ArraySlice<UInt8>? {
        var searched = start
        while true {
            if let end = endOfLine(from: searched) {
                defer { (start, lines) = (end + 1, lines + 1) }
                return buffer[start..<end]
            }
            guard buffer.count - start <= TextFiles.longestText else {
                let reason = "the line is longer than \(TextFiles.longestText >> 20) MiB"
                throw CorpusFailure.text(path: path, line: isFromBeginning ? lines + 1 : nil, reason: reason)
            }
            buffer.removeSubrange(..<start)
            bytesBefore += start
            start = 0
            searched = buffer.count
            guard try stream.read(into: &buffer) else { break }
        }
        defer {
            bytesBefore += buffer.count
            buffer.removeAll()
            lines += 1
        }
        return buffer.isEmpty ? nil : buffer[...]
    }

    private func endOfLine(from start: Int) -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            let newline = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
            return newline.map { UnsafeRawPointer($0) - base }
        }
    }
}
