/// A token of a part of a line of Ding.
struct DingToken {
    /// The kind of a token, determined by the brackets around it.
    enum Kind {
        /// Words of the term.
        case text
        /// `[coll.]`
        case label
        /// `{vt}`
        case grammar
        /// `(in a liquid)`
        case note
        /// `/AHU/`
        case abbreviation
        /// `<tow-bar>` or `~stevedore`: a reference to another line.
        case reference
        /// The semicolon between terms.
        case separator
    }

    var kind: Kind
    /// The text without the brackets, with straight apostrophes for curved ones.
    var text: String

    var isText: Bool { kind == .text && !text.isEmpty }

    /// Splits a part into its tokens.
    static func tokens(of part: ArraySlice<UInt8>) -> [DingToken] {
        var tokens: [DingToken] = []
        var start = part.startIndex
        var index = start
        while index < part.endIndex {
            guard let (kind, end) = bracket(at: index, of: part) else {
                index += 1
                continue
            }
            add(.text, part[start..<index], to: &tokens)
            add(kind, part[(index + 1)..<max(index + 1, end - (kind.isClosed ? 1 : 0))], to: &tokens)
            index = end
            start = end
        }
        add(.text, part[start...], to: &tokens)
        return tokens
    }

    private static func add(_ kind: Kind, _ bytes: ArraySlice<UInt8>, to tokens: inout [DingToken]) {
        let text = trimmed(Substring(decoding: bytes, as: UTF8.self))
        if !text.isEmpty || kind == .separator { tokens.append(DingToken(kind: kind, text: text)) }
    }

    /// Returns the kind of the bracket that opens at `start`, and the index at which it ends; nil if the byte belongs
    /// to a word.
    private static func bracket(at start: Int, of part: ArraySlice<UInt8>) -> (Kind, end: Int)? {
        switch part[start] {
        case UInt8(ascii: ";"): (.separator, start + 1)
        case UInt8(ascii: "["): close(of: part, from: start, by: "]").map { (.label, $0) }
        case UInt8(ascii: "{"): close(of: part, from: start, by: "}").map { (.grammar, $0) }
        case UInt8(ascii: "<"): close(of: part, from: start, by: ">").map { (.reference, $0) }
        case UInt8(ascii: "~"): (.reference, endOfReference(of: part, from: start))
        case UInt8(ascii: "("): endOfNote(of: part, from: start).map { (.note, $0) }
        case UInt8(ascii: "/"): endOfAbbreviation(of: part, from: start).map { (.abbreviation, $0) }
        default: nil
        }
    }

    private static func close(of part: ArraySlice<UInt8>, from start: Int, by end: Unicode.Scalar) -> Int? {
        part[start...].firstIndex(of: UInt8(ascii: end)).map { $0 + 1 }
    }

    private static func endOfReference(of part: ArraySlice<UInt8>, from start: Int) -> Int {
        part[start...].firstIndex { ";[{(|".utf8.contains($0) } ?? part.endIndex
    }

    /// Parentheses that touch a letter belong to a word: `hydrographic(al)`.
    private static func endOfNote(of part: ArraySlice<UInt8>, from start: Int) -> Int? {
        guard start == part.startIndex || !isLetter(part[start - 1]) else { return nil }
        var depth = 0
        for index in part[start...].indices {
            if part[index] == UInt8(ascii: "(") { depth += 1 }
            if part[index] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return isLetter(after: index, of: part) ? nil : index + 1 }
        }
        return nil
    }

    private static func isLetter(after index: Int, of part: ArraySlice<UInt8>) -> Bool {
        index + 1 < part.endIndex && (isLetter(part[index + 1]) || part[index + 1] == UInt8(ascii: "-"))
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static let longestAbbreviation = 30

    /// An abbreviation is set off by spaces or semicolons; any other slash separates alternatives.
    private static func endOfAbbreviation(of part: ArraySlice<UInt8>, from start: Int) -> Int? {
        guard start > part.startIndex, part[start - 1] == UInt8(ascii: " "), start + 1 < part.endIndex,
            part[start + 1] != UInt8(ascii: " ")
        else { return nil }
        let reach = part[(start + 1)...].prefix(longestAbbreviation)
        guard let end = reach.firstIndex(of: UInt8(ascii: "/")), part[end - 1] != UInt8(ascii: " ") else { return nil }
        guard end + 1 == part.endIndex || " ;".utf8.contains(part[end + 1]) else { return nil }
        return end + 1
    }

    /// Returns a text without leading, trailing and repeated spaces, and with straight apostrophes.
    static func trimmed(_ text: Substring) -> String {
        let words = text.utf8.split(separator: UInt8(ascii: " "))
        guard let first = words.first, let last = words.last else { return "" }
        let length = words.reduce(words.count - 1) { $0 + $1.count }
        let whole = text[first.startIndex..<last.endIndex]
        let single =
            length == whole.utf8.count ? String(whole) : words.map { String(Substring($0)) }.joined(separator: " ")
        guard single.utf8.contains(0xE2) else { return single }
        return String(String.UnicodeScalarView(single.unicodeScalars.map { $0 == "\u{2019}" ? "'" : $0 }))
    }
}

extension DingToken.Kind {
    /// Whether tokens of this kind end with a closing bracket.
    fileprivate var isClosed: Bool { self != .separator && self != .reference }
}
