extension LineScan {
    /// Scans a line of AsciiDoc.
    mutating func scanAsciiDoc() {
        style = .marked
        let isLiteral =
            state.isAfterBlank && indent > 0 && trimmed.lowerBound < count && bytes[trimmed.lowerBound].isLetter
        // The lines of a literal paragraph follow each other as if after blank ones.
        state.isAfterBlank = isBlank || text(trimmed) == "+" || isLiteral
        if case .upTo(let end) = state.block {
            if text(trimmed) == end { state.block = .text }
            return
        }
        if state.block == .start { state.block = .text }
        let content = trimmed
        if let end = delimiter(content) {
            state.block = .upTo(end)
        } else if isBlank || isLiteral || has("//", at: 0) || has("include::", at: 0) || isAttribute
            || isAsciiDocLabel(content)
        {
            return
        } else if let start = resume() {
            addProse(start..<count, special: Self.asciiDocMarks) { scan, index in scan.asciiDocElement(at: index) }
        }
    }

    /// Returns the line that ends a block that is not prose, if a line begins one.
    private func delimiter(_ content: Range<Int>) -> String? {
        let mark = byte(content.lowerBound)
        guard content.count >= 4 || content.count == 3 && mark == 0x60, Self.blockMarks.contains(mark),
            bytes[content].allSatisfy({ $0 == mark })
        else { return nil }
        return text(content)
    }

    private static let blockMarks: ByteSet = "-.+/`"
    private static let asciiDocMarks: ByteSet = "`<:{+"

    private var isAttribute: Bool {
        guard byte(0) == UInt8(ascii: ":") else { return false }
        let end = end(from: 1) { $0.isNameByte || $0 == UInt8(ascii: "!") }
        return end > 1 && byte(end) == UInt8(ascii: ":")
    }

    private func isAsciiDocLabel(_ content: Range<Int>) -> Bool {
        byte(content.lowerBound) == UInt8(ascii: "[") && byte(content.upperBound - 1) == UInt8(ascii: "]")
            && indent == 0
    }

    private func asciiDocElement(at index: Int) -> Range<Int>? {
        switch Character(Unicode.Scalar(bytes[index])) {
        case "`": return index..<(endOfCode(at: index, run(of: 0x60, at: index)) ?? index + 1)
        case "+":
            guard let end = self.index(of: "+", from: index + 1), !byte(index + 1).isBlank, !byte(end - 1).isBlank
            else { return nil }
            return index..<(end + 1)
        case "<":
            guard has("<<", at: index), let end = self.index(of: ">>", from: index) else { return nil }
            let comma = self.index(of: ",", from: index, before: end)
            return index..<(comma.map { $0 + 1 } ?? end + 2)
        case "{": return self.index(of: "}", from: index).map { index..<($0 + 1) }
        case ":": return macro(at: index)
        default: return nil
        }
    }

    /// Returns the range of the name and the target of a macro: `link:target[text]`.
    private func macro(at index: Int) -> Range<Int>? {
        var start = index
        while start > 0, byte(start - 1).isNameByte { start -= 1 }
        let end = end(from: index) { !$0.isBlank && $0 != UInt8(ascii: "[") }
        if has("footnote", at: index - 8), byte(index + 1) == UInt8(ascii: "[") { return (index - 8)..<(index + 2) }
        guard start < index, end > index + 1, byte(end) == UInt8(ascii: "[") else { return nil }
        return start..<(end + 1)
    }
}
