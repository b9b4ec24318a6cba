extension LineScan {
    /// Scans a line of reStructuredText.
    mutating func scanReStructuredText() {
        if case .indented(let column) = state.block {
            if isBlank || indent > column { return }
            state.block = .text
        }
        if state.block == .start { state.block = .text }
        let content = trimmed
        if content.isEmpty {
            // The lines of a session in an interpreter end with a blank one.
            if case .rest = state.block { state.block = .text }
            return
        }
        if state.block == .rest { return }
        if has(">>> ", at: content.lowerBound) {
            state.block = .rest
        } else if has("..", at: content.lowerBound), isEndOrBlank(content.lowerBound + 2) {
            scanDirective(content.lowerBound + 2)
        } else {
            if has("::", at: content.upperBound - 2) { state.block = .indented(beyond: indent) }
            guard let start = resume() else { return }
            addReStructuredText(min(max(start, endOfField(content)), content.upperBound)..<content.upperBound)
        }
    }

    private func isEndOrBlank(_ index: Int) -> Bool { index >= count || byte(index).isBlank }

    /// Scans what follows the two full stops: a directive whose text may be prose, a target or a comment.
    private mutating func scanDirective(_ start: Int) {
        let name = end(from: start, \.isBlank)
        let nameEnd = end(from: name, \.isNameByte)
        guard has("::", at: nameEnd), Self.proseDirectives.contains(text(name..<nameEnd)) else {
            if byte(name) == UInt8(ascii: "["), let end = index(of: "]", from: name) {
                addReStructuredText((end + 1)..<count)
            } else {
                state.block = .indented(beyond: indent)
            }
            return
        }
        addReStructuredText((nameEnd + 2)..<count)
    }

    private static let proseDirectives: Set<String> = [
        "note", "warning", "tip", "hint", "important", "caution", "danger", "attention", "error", "admonition", "topic",
        "sidebar", "versionadded", "versionchanged", "deprecated", "seealso", "rubric", "epigraph", "container",
        "glossary",
    ]

    /// Returns the index after the name of a field (`:param name:`).
    private func endOfField(_ content: Range<Int>) -> Int {
        let start = content.lowerBound
        guard byte(start) == UInt8(ascii: ":"), byte(start + 1).isLetter else { return start }
        let end = index(of: ":", from: start + 1) ?? start
        return end > start && isEndOrBlank(end + 1) ? end + 1 : start
    }

    private mutating func addReStructuredText(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        addProse(range, special: Self.restMarks) { scan, index in
            switch Character(Unicode.Scalar(scan.bytes[index])) {
            case "`": scan.interpreted(at: index)
            case ":": scan.role(at: index)
            case "|": scan.substitution(at: index)
            case "\\": index..<(index + 2)
            default: nil
            }
        }
        sortParts()
    }

    private static let restMarks: ByteSet = "`:|\\"

    /// Returns the range of a literal, or the part of a link that is not prose.
    private mutating func interpreted(at index: Int) -> Range<Int> {
        if has("``", at: index) { return hide(from: index, 2, until: "``") }
        guard let close = self.index(of: "`", from: index + 1) else { return index..<(index + 1) }
        guard byte(close + 1) == UInt8(ascii: "_") else { return index..<(close + 1) }
        guard let target = self.index(of: "<", from: index, before: close) else { return index..<(index + 1) }
        add((index + 1)..<target)
        return index..<end(from: close + 1) { $0 == UInt8(ascii: "_") }
    }

    private func role(at index: Int) -> Range<Int>? {
        let end = end(from: index + 1) { $0.isNameByte || $0 == UInt8(ascii: ":") }
        guard end > index + 1, byte(end) == UInt8(ascii: "`"), byte(end - 1) == UInt8(ascii: ":") else { return nil }
        return index..<((self.index(of: "`", from: end + 1) ?? count - 1) + 1)
    }

    private func substitution(at index: Int) -> Range<Int>? {
        guard let end = self.index(of: "|", from: index + 1), !byte(index + 1).isBlank, !byte(end - 1).isBlank else {
            return nil
        }
        return index..<(end + 1)
    }
}
