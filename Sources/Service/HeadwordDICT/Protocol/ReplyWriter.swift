internal import HeadwordModel

/// Writes a reply: status lines, and texts, each ended by a line with a dot (RFC 2229, section 2.4).
struct ReplyWriter {
    private(set) var bytes: [UInt8] = []
    /// Whether texts begin with a MIME header, which is empty: they are plain text in UTF-8.
    private let usesMIME: Bool

    init(usesMIME: Bool) {
        self.usesMIME = usesMIME
    }

    /// Writes a status line.
    mutating func write(_ status: Status) {
        write(line: "\(status.code) \(status.text)")
    }

    /// Writes a status line and the text that follows it.
    mutating func write(_ status: Status, _ text: some Sequence<String>) {
        write(status, text.lazy.map { Array($0.utf8) })
    }

    /// Writes a status line and the text that follows it, lines of UTF-8.
    mutating func write(_ status: Status, _ text: some Sequence<[UInt8]>) {
        write(status)
        if usesMIME { write(line: "") }
        for line in text { write(textLine: line) }
        write(line: ".")
    }

    /// Writes a line of a text: one that is too long is cut, and one that begins with a dot gets another.
    private mutating func write(textLine line: [UInt8]) {
        var rest = line[...]
        repeat {
            let piece = rest.prefix(upTo: Self.end(of: rest))
            rest = rest[piece.endIndex...]
            if piece.first == UInt8(ascii: ".") { bytes.append(UInt8(ascii: ".")) }
            bytes.append(contentsOf: piece)
            bytes.append(contentsOf: Self.lineEnd)
        } while !rest.isEmpty
    }

    private mutating func write(line: String) {
        bytes.append(contentsOf: line.utf8)
        bytes.append(contentsOf: Self.lineEnd)
    }

    private static let lineEnd: [UInt8] = [0x0D, 0x0A]
    /// The maximum length of a line of text in bytes, and so in characters, with a dot before it and CRLF after it.
    private static let longestLine = 1021

    /// Returns the end of the part of a line that fits, before a character rather than within.
    private static func end(of line: ArraySlice<UInt8>) -> Int {
        guard line.count > longestLine else { return line.endIndex }
        var end = line.startIndex + longestLine
        while line[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }
}

extension String {
    /// The text as a string in double quotes (RFC 2229, section 2.2), without control characters.
    var quoted: String {
        var text = "\""
        for character in unicodeScalars {
            if character == "\"" || character == "\\" { text.unicodeScalars.append("\\") }
            text.unicodeScalars.append(character.isControl ? " " : character)
        }
        return text + "\""
    }
}
