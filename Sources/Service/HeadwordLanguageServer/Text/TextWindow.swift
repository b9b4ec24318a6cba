/// A part of a document around a place, and where its lines are in the document.
struct TextWindow: Sendable {
    /// The part.
    private(set) var text = ""
    /// The offset of the place in it, in bytes.
    private(set) var offset = 0
    /// Where each of its lines begins: in the document, and in the part.
    private var lines: [(place: TextPlace, offset: Int)] = []

    /// Takes the lines around a place, and of a longer line only the bytes around the place.
    init(_ document: TextDocument, around place: TextPlace, lines count: Int, bytes: Int) {
        var all: [UInt8] = []
        for line in max(0, place.line - count)..<min(document.lines.count, place.line + count + 1) {
            let content = document.lines[line]
            var part = 0..<content.count
            if content.count > bytes {
                let middle = line < place.line ? content.count : line > place.line ? 0 : place.offset
                part = content.wholeCharacters(max(0, middle - bytes / 2)..<min(content.count, middle + bytes / 2))
            }
            if line == place.line { offset = all.count + place.offset - part.lowerBound }
            lines.append((TextPlace(line: line, offset: part.lowerBound), all.count))
            all += content[part]
        }
        text = String(decoding: all, as: UTF8.self)
    }

    /// Returns the place in the document of an offset in the part.
    func place(at offset: Int) -> TextPlace {
        guard let line = lines.last(where: { $0.offset <= offset }) else { return TextPlace(line: 0, offset: 0) }
        return TextPlace(line: line.place.line, offset: line.place.offset + offset - line.offset)
    }
}

extension [UInt8] {
    /// Returns a range widened to the beginnings of characters.
    fileprivate func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        while end < count, self[end] & 0xC0 == 0x80 { end += 1 }
        return start..<end
    }
}
