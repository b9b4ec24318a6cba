internal import Glibc
internal import HeadwordCorpus

/// Reads the documents of one file, with no more of it in memory than the longest document.
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

    init(_ path: String, _ options: TextFiles.Options) throws {
        self.path = path
        self.options = options
        stream = try ByteStream(path)
        let name = path.hasSuffix(".gz") ? path.dropLast(3) : path[...]
        isJSONLines = options.areJSONLines || name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson")
    }

    /// The number of bytes read from the file, compressed if it is.
    var bytesRead: Int { stream.bytesRead }

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
        while let bytes = try nextBytes() {
            lines += 1
            let line = lines == 1 && bytes.starts(with: Self.byteOrderMark) ? bytes.dropFirst(3) : bytes
            guard !line.allSatisfy({ $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0) }) else { continue }
            return JSONLine(bytes: Array(line), path: path, number: lines, options: options)
        }
        return nil
    }

    /// Returns the bytes of the next line; nil after the last one.
    private mutating func nextBytes() throws -> ArraySlice<UInt8>? {
        var searched = start
        while true {
            if let end = endOfLine(from: searched) {
                defer { start = end + 1 }
                return buffer[start..<end]
            }
            guard buffer.count - start <= TextFiles.longestText else {
                let reason = "the line is longer than \(TextFiles.longestText >> 20) MiB"
                throw CorpusFailure.text(path: path, line: lines + 1, reason: reason)
            }
            buffer.removeSubrange(..<start)
            start = 0
            searched = buffer.count
            guard try stream.read(into: &buffer) else { break }
        }
        defer { buffer.removeAll() }
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
