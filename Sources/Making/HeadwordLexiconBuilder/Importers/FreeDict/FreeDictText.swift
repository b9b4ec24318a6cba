/// Helpers for the text of lines in FreeDict's dictionaries.
enum FreeDictText {
    /// Returns a text with straight single quotation marks for curved ones.
    static func straight(_ text: Substring) -> String {
        guard text.utf8.contains(0xE2) else { return String(text) }
        let straight = text.unicodeScalars.map { $0 == "\u{2019}" || $0 == "\u{2018}" ? "'" : $0 }
        return String(String.UnicodeScalarView(straight))
    }

    /// Returns a text without the double quotation marks at its ends.
    static func withoutQuotes(_ text: Substring) -> Substring {
        var text = text
        while text.utf8.first == UInt8(ascii: "\"") { text.removeFirst() }
        while text.utf8.last == UInt8(ascii: "\"") { text.removeLast() }
        return text
    }

    /// A piece of a line, by the brackets around it.
    enum Piece: Equatable {
        case words(Substring)
        /// `<n, fem>`
        case grammar(Substring)
        /// `[Chile]`
        case label(Substring)
        /// `(of a tree)`
        case note(Substring)
        /// The comma between the members of a list.
        case comma
    }

    /// Splits a list of words into pieces.
    static func pieces(of line: Substring) -> [Piece] {
        var pieces: [Piece] = []
        var rest = line.utf8[...]
        while let start = rest.firstIndex(where: { ",<[(".utf8.contains($0) }) {
            let (piece, end) = bracket(at: start, of: line)
            guard let piece else {
                // A bracket that is never closed, or a bracket or comma within a word, is plain text.
                pieces.append(.words(line[rest.startIndex..<end]))
                rest = line.utf8[end...]
                continue
            }
            pieces.append(.words(line[rest.startIndex..<start]))
            pieces.append(piece)
            rest = line.utf8[end...]
        }
        return pieces + [.words(line[rest.startIndex...])]
    }

    private static func bracket(at start: Substring.Index, of line: Substring) -> (Piece?, end: Substring.Index) {
        let next = line.utf8.index(after: start)
        switch line.utf8[start] {
        case UInt8(ascii: "<"): return closed(by: ">", line, next) { .grammar($0) }
        case UInt8(ascii: "["): return closed(by: "]", line, next) { .label($0) }
        case UInt8(ascii: "("):
            return isInWord(start, of: line) ? (nil, next) : closed(by: ")", line, next) { .note($0) }
        default:
            return line.utf8[next...].first == UInt8(ascii: " ") || next == line.endIndex ? (.comma, next) : (nil, next)
        }
    }

    private static func isInWord(_ start: Substring.Index, of line: Substring) -> Bool {
        guard start > line.startIndex else { return false }
        return line.utf8[line.utf8.index(before: start)] != UInt8(ascii: " ")
    }

    private static func closed(
        by end: Unicode.Scalar,
        _ line: Substring,
        _ start: Substring.Index,
        _ piece: (Substring) -> Piece
    ) -> (Piece?, end: Substring.Index) {
        guard let close = line.utf8[start...].firstIndex(of: UInt8(ascii: end)) else { return (nil, start) }
        return (piece(line[start..<close]), line.utf8.index(after: close))
    }
}
