extension LineScan {
    /// Scans a line of Markdown.
    mutating func scanMarkdown() {
        style = .marked
        let wasAfterBlank = state.isAfterBlank
        state.isAfterBlank = isBlank
        switch state.block {
        case .start:
            if text(trimmed) == "---" || text(trimmed) == "+++" {
                state.block = .upTo(text(trimmed))
            } else {
                state.block = .text
                scanMarkdownLine(afterBlank: true)
            }
        case .upTo(let end):
            if has(end, at: 0) || end == "---" && has("...", at: 0) { state.block = .text }
        case .fence(let mark, let length):
            let content = trimmed(markdownContent)
            let marks = run(of: mark, at: content.lowerBound)
            if marks >= length, content.lowerBound + marks == content.upperBound { state.block = .text }
        default:
            if let start = resume() {
                if start == 0 { scanMarkdownLine(afterBlank: wasAfterBlank) } else { addMarkdown(start..<count) }
            }
        }
    }

    private mutating func scanMarkdownLine(afterBlank: Bool) {
        guard !isBlank else { return }
        if isMarkdownCode(afterBlank) {
            // The lines of a block of code follow each other as if after blank ones.
            state.isAfterBlank = true
            return
        }
        let content = trimmed(markdownContent)
        noteItem(content.lowerBound, afterBlank)
        let mark = byte(content.lowerBound)
        let marks = run(of: mark, at: content.lowerBound)
        if mark == 0x60 || mark == 0x7E, marks >= 3, mark == 0x7E || endOfCode(at: content.lowerBound, marks) == nil {
            state.block = .fence(mark: mark, length: marks)
        } else if has("$$", at: content.lowerBound), index(of: "$$", from: content.lowerBound + 2) == nil {
            state.block = .hidden(until: "$$")
        } else if !isDefinition(content) {
            addMarkdown(content)
        }
    }

    /// Whether the line is indented code.
    private func isMarkdownCode(_ afterBlank: Bool) -> Bool {
        afterBlank && indent >= state.itemIndent + 4
    }

    /// Remembers how far the text of a list item is indented.
    private mutating func noteItem(_ start: Int, _ afterBlank: Bool) {
        let first = trimmed.lowerBound
        if start > first, bytes[first] != 0x3E {
            state.itemIndent = start
        } else if indent == 0, afterBlank {
            state.itemIndent = 0
        }
    }

    /// The line without its indentation and the marks of quotes and list items.
    private var markdownContent: Range<Int> {
        var index = end(from: 0, \.isBlank)
        while index < count {
            var next = index
            if bytes[index] == 0x3E {
                next = index + 1
            } else if ([0x2D, 0x2A, 0x2B] as [UInt8]).contains(bytes[index]), byte(index + 1).isBlank {
                next = index + 1
            } else if bytes[index].isDigit {
                let end = end(from: index, \.isDigit)
                if byte(end) == 0x2E || byte(end) == 0x29, byte(end + 1).isBlank { next = end + 1 }
            }
            guard next > index else { break }
            index = end(from: next, \.isBlank)
        }
        return index..<count
    }

    /// Whether a line defines the target of a reference.
    private func isDefinition(_ content: Range<Int>) -> Bool {
        guard byte(content.lowerBound) == UInt8(ascii: "["), byte(content.lowerBound + 1) != UInt8(ascii: "^"),
            let end = index(of: "]:", from: content.lowerBound)
        else { return false }
        return index(of: "]", from: content.lowerBound) == end
    }

    /// Adds the prose of Markdown's inline elements.
    mutating func addMarkdown(_ range: Range<Int>) {
        addProse(range, special: Self.markdownMarks) { scan, index in scan.markdownElement(at: index) }
    }

    private static let markdownMarks: ByteSet = "`<[]$:{\\&!"

    private mutating func markdownElement(at index: Int) -> Range<Int>? {
        switch Character(Unicode.Scalar(bytes[index])) {
        case "`":
            let length = run(of: 0x60, at: index)
            if let end = endOfCode(at: index, length) { return index..<end }
            state.block = .codeSpan(length: length)
            return index..<count
        case "<": return tag(at: index)
        case "[": return bracketed(at: index)
        case "]":
            if byte(index + 1) == UInt8(ascii: "(") {
                return index..<(endOfBrackets(at: index + 1, "(", ")") ?? count)
            }
            if byte(index + 1) == UInt8(ascii: "[") { return index..<(endOfBrackets(at: index + 1, "[", "]") ?? count) }
            return index..<(index + 1)
        case "$":
            if has("$$", at: index) { return hide(from: index, 2, until: "$$") }
            return formula(at: index)
        case ":": return emoji(at: index)
        case "{": return attributes(at: index)
        case "\\": return index..<min(index + 2, count)
        case "&": return entity(at: index)
        default: return nil
        }
    }

    /// Returns the range of an HTML tag, a comment or a link in angle brackets, or nil.
    mutating func tag(at index: Int) -> Range<Int>? {
        if has("<!--", at: index) { return hide(from: index, 4, until: "-->") }
        let next = byte(index + 1)
        guard next.isLetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
        else { return nil }
        for raw in ["script", "style", "pre", "code", "kbd", "samp", "tt", "var", "math", "svg", "textarea"] {
            let end = index + 1 + raw.utf8.count
            if hasAnyCase(raw, at: index + 1), !byte(end).isNameByte {
                return hide(from: index, 1 + raw.utf8.count, until: "</\(text((index + 1)..<end))")
            }
        }
        // An unclosed bracket before a letter may be a sign, too.
        guard let end = self.index(of: ">", from: index) else {
            let name = end(from: index + 1, \.isNameByte)
            guard name == count || byte(name).isBlank, hasLongTags else { return nil }
            state.block = .hidden(until: ">")
            return index..<count
        }
        return index..<(end + 1)
    }

    /// Leaves out labels of footnotes and targets of wiki links.
    private func bracketed(at index: Int) -> Range<Int>? {
        if byte(index + 1) == UInt8(ascii: "^") { return index..<(endOfBrackets(at: index, "[", "]") ?? count) }
        guard has("[[", at: index), let end = self.index(of: "]]", from: index) else { return index..<(index + 1) }
        if let bar = self.index(of: "|", from: index, before: end) { return index..<(bar + 1) }
        return index..<(end + 2)
    }

    private func emoji(at index: Int) -> Range<Int>? {
        let end = end(from: index + 1) { $0.isNameByte || $0 == 0x2B }
        return end > index + 1 && byte(end) == UInt8(ascii: ":") ? index..<(end + 1) : nil
    }

    private func attributes(at index: Int) -> Range<Int>? {
        if has("{{", at: index), let end = self.index(of: "}}", from: index) { return index..<(end + 2) }
        guard [0x23, 0x2E, 0x25, 0x3A].contains(byte(index + 1)), let end = self.index(of: "}", from: index) else {
            return nil
        }
        return index..<(end + 1)
    }
}
