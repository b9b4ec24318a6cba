/// A logical line of a GCIDE block, as it was before the text was wrapped at 64 columns.
struct GCIDELine {
    /// The indentation in columns.
    var indent: Int
    /// The text in Unicode.
    var text: String
    /// Whether a blank line precedes the line.
    var opensParagraph: Bool
}

/// Rejoins the wrapped lines of a block.
///
/// A line continues the previous one unless its first word would have fitted there. Without this rule, a definition
/// after a head could not be distinguished from the rest of a long head: both are indented by three.
struct GCIDELines {
    private static let width = 64
    /// The least indentation of authors, who are named at the right margin, far from the text before them.
    private static let authorIndent = 40

    private(set) var lines: [GCIDELine] = []
    private var text: [UInt8] = []
    private var indent = 0
    private var opensParagraph = true
    private var isAfterEmptyLine = true
    private var lengthBefore = 0
    private var openBrackets = 0

    private init() {}

    /// Returns the logical lines of a block.
    static func lines(of block: ArraySlice<UInt8>) -> [GCIDELine] {
        var reader = Self()
        for line in block.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) { reader.add(line) }
        reader.finishLine()
        return reader.lines
    }

    private mutating func add(_ line: ArraySlice<UInt8>) {
        let start = line.drop { $0 == UInt8(ascii: " ") }
        guard let last = start.lastIndex(where: { $0 != UInt8(ascii: " ") }) else {
            finishLine()
            isAfterEmptyLine = true
            return
        }
        let words = start[...last]
        let lineIndent = words.startIndex - line.startIndex
        if !text.isEmpty, continues(words, indentedBy: lineIndent) {
            text.append(UInt8(ascii: " "))
        } else {
            finishLine()
            (indent, opensParagraph, isAfterEmptyLine, openBrackets) = (lineIndent, isAfterEmptyLine, false, 0)
        }
        text += words
        lengthBefore = lineIndent + words.count
        for byte in words where byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") {
            openBrackets = max(0, openBrackets + (byte == UInt8(ascii: "[") ? 1 : -1))
        }
    }

    private func continues(_ words: ArraySlice<UInt8>, indentedBy lineIndent: Int) -> Bool {
        if lineIndent >= Self.authorIndent || openBrackets > 0 { return true }
        if Self.isRestOfReference(words) { return true }
        if lineIndent < indent || beginsSense(words, indentedBy: lineIndent) { return false }
        let firstWord = words.prefix { $0 != UInt8(ascii: " ") }
        return lengthBefore + 1 + firstWord.count > Self.width
    }

    /// Whether a line begins a sense, with `(b) The state` or, below a head, `1. The act`. The width rule misses these
    /// when the previous line is full.
    private func beginsSense(_ words: ArraySlice<UInt8>, indentedBy lineIndent: Int) -> Bool {
        if lines.isEmpty, lineIndent <= 3, words.starts(with: "1. ".utf8) { return true }
        let start = Array(words.prefix(4))
        return start.count == 4 && lineIndent >= 3 && start[0] == UInt8(ascii: "(") && start[1].isASCIILetter
            && start[2] == UInt8(ascii: ")") && start[3] == UInt8(ascii: " ")
    }

    /// Whether a line begins with the letter of a reference to a sense, `a )` or `(a), under Green`, which was mistaken
    /// for the start of a sense when the text was wrapped.
    private static func isRestOfReference(_ words: ArraySlice<UInt8>) -> Bool {
        let start = Array(words.prefix(4))
        guard start.count > 2 else { return start == Array(".".utf8) }
        if start[0] != UInt8(ascii: "("), start[1] == UInt8(ascii: " "), start[2] == UInt8(ascii: ")") { return true }
        return start.count == 4 && start[0] == UInt8(ascii: "(") && start[2] == UInt8(ascii: ")")
            && ",.;:)]".utf8.contains(start[3])
    }

    private mutating func finishLine() {
        guard !text.isEmpty else { return }
        lines.append(
            GCIDELine(
                indent: indent,
                text: GCIDETables.shared.misprints.corrected(GCIDEEscapes.resolved(text)),
                opensParagraph: opensParagraph
            )
        )
        text = []
    }
}
