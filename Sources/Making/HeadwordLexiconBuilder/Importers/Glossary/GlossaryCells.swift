/// Takes a line of a glossary apart into its cells.
struct GlossaryCells {
    /// The maximum length of a row in bytes.
    static let longestRow = 1 << 20

    private let separator: UInt8
    private(set) var cells: [String] = []
    private var cell: [UInt8] = []
    private var length = 0
    /// Whether the row goes on with the next line, since a quotation mark is open.
    private(set) var isOpen = false

    init(separator: UInt8) {
        self.separator = separator
    }

    /// Whether the row is longer than it may be.
    var isTooLong: Bool { length > Self.longestRow }

    /// Adds a line that is UTF-8; false if a closing quotation mark is followed by other text than a separator.
    mutating func add(_ line: ArraySlice<UInt8>) -> Bool {
        length += line.count + 1
        if separator == UInt8(ascii: "\t") {
            cells += line.split(separator: separator, omittingEmptySubsequences: false).map(Self.unescaped)
            return true
        }
        if isOpen { cell.append(UInt8(ascii: "\n")) }
        return addQuoted(line)
    }

    /// Reads cells as RFC 4180 has them: in quotation marks, where two stand for one, or as they are.
    private mutating func addQuoted(_ line: ArraySlice<UInt8>) -> Bool {
        let quote = UInt8(ascii: "\"")
        var rest = line
        var isQuoted = isOpen
        while let byte = rest.popFirst() {
            if isOpen, byte == quote {
                if rest.first == quote { cell.append(rest.removeFirst()) } else { isOpen = false }
            } else if isOpen {
                cell.append(byte)
            } else if byte == separator {
                endCell()
                isQuoted = false
            } else if byte == quote, cell.isEmpty, !isQuoted {
                (isOpen, isQuoted) = (true, true)
            } else if isQuoted {
                return false
            } else {
                cell.append(byte)
            }
        }
        if !isOpen { endCell() }
        return true
    }

    private mutating func endCell() {
        cells.append(String(decoding: cell, as: UTF8.self))
        cell = []
    }

    /// Replaces `\t`, `\n` and `\\`.
    private static func unescaped(_ cell: ArraySlice<UInt8>) -> String {
        guard cell.contains(UInt8(ascii: "\\")) else { return String(decoding: cell, as: UTF8.self) }
        var text: [UInt8] = []
        var rest = cell
        while let byte = rest.popFirst() {
            let escaped = byte == UInt8(ascii: "\\") ? rest.first.flatMap { escapes[$0] } : nil
            text.append(escaped ?? byte)
            if escaped != nil { rest.removeFirst() }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "t"): UInt8(ascii: "\t"), UInt8(ascii: "n"): UInt8(ascii: "\n"),
        UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    ]
}
