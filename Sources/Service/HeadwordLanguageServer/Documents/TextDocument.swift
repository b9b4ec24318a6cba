/// A place in a document: a line and an offset in it, in bytes, both from 0.
package struct TextPlace: Hashable, Comparable, Sendable {
    package var line: Int
    package var offset: Int

    package static func < (left: Self, right: Self) -> Bool {
        (left.line, left.offset) < (right.line, right.offset)
    }
}

/// Lines that were replaced by others.
package struct LineEdit: Hashable, Sendable {
    /// The lines that are gone.
    package var lines: Range<Int>
    /// The number of lines in their place.
    package var count: Int
}

/// The text of a document as the editor has it, in lines.
package struct TextDocument: Sendable {
    /// The lines with their ends; there is always one more than there are line ends.
    package private(set) var lines: [[UInt8]]
    /// The length of the text in bytes.
    package private(set) var byteCount: Int

    /// Creates a document.
    package init(_ text: String) {
        lines = Self.lines(of: Array(text.utf8))
        byteCount = text.utf8.count
    }

    /// The whole text.
    package var text: [UInt8] { Array(lines.joined()) }

    /// Returns a line without its end; an empty one beyond the last.
    package func content(ofLine line: Int) -> ArraySlice<UInt8> {
        guard lines.indices.contains(line) else { return [] }
        return Self.content(of: lines[line])
    }

    /// Returns the place of a position. A position beyond the end of its line means the end, and one beyond the last line
    /// the end of the document (LSP 3.17, `Position`).
    package func place(line: Int, character: Int, in encoding: PositionEncoding) -> TextPlace {
        guard line < lines.count else {
            return TextPlace(line: lines.count - 1, offset: content(ofLine: lines.count - 1).count)
        }
        let line = max(0, line)
        return TextPlace(line: line, offset: encoding.offset(of: character, in: content(ofLine: line)))
    }

    /// Replaces the whole text.
    package mutating func replaceAll(with text: String) -> LineEdit {
        let count = lines.count
        self = TextDocument(text)
        return LineEdit(lines: 0..<count, count: lines.count)
    }

    /// Replaces the text between two places.
    package mutating func replace(from start: TextPlace, to end: TextPlace, with text: String) -> LineEdit {
        let end = max(start, end)
        var first = start.line
        var bytes = lines[start.line].prefix(start.offset) + Array(text.utf8) + lines[end.line].dropFirst(end.offset)
        // A line feed after a carriage return makes one line end of the two.
        if bytes.first == 0x0A, first > 0, lines[first - 1].last == 0x0D {
            first -= 1
            bytes = lines[first][...] + bytes
        }
        var changed = Self.lines(of: Array(bytes))
        // The last line of the text is empty only at the end of the document.
        if end.line + 1 < lines.count, changed.last?.isEmpty == true { changed.removeLast() }
        let replaced = first..<end.line + 1
        byteCount += changed.reduce(0) { $0 + $1.count } - lines[replaced].reduce(0) { $0 + $1.count }
        lines.replaceSubrange(replaced, with: changed)
        return LineEdit(lines: replaced, count: changed.count)
    }

    private static func content(of line: [UInt8]) -> ArraySlice<UInt8> {
        var content = line[...]
        if content.last == 0x0A { content.removeLast() }
        if content.last == 0x0D { content.removeLast() }
        return content
    }

    /// Cuts a text after each LF, CRLF and CR.
    private static func lines(of text: [UInt8]) -> [[UInt8]] {
        var (lines, start): ([[UInt8]], Int) = ([], 0)
        for index in text.indices {
            let isEnd =
                text[index] == 0x0A || text[index] == 0x0D && !(index + 1 < text.count && text[index + 1] == 0x0A)
            guard isEnd else { continue }
            lines.append(Array(text[start...index]))
            start = index + 1
        }
        lines.append(Array(text[start...]))
        return lines
    }
}
