// Org mode and Typst.

extension LineScan {
    /// Scans a line of Org mode.
    mutating func scanOrg() {
        let content = trimmed
        if case .upTo(let end) = state.block {
            if hasAnyCase(end, at: content.lowerBound) { state.block = .text }
            return
        }
        if state.block == .start { state.block = .text }
        if hasAnyCase("#+begin_", at: content.lowerBound) {
            let name = text((content.lowerBound + 8)..<end(from: content.lowerBound + 8, \.isNameByte)).lowercased()
            if Self.codeBlocks.contains(name) { state.block = .upTo("#+end_\(name)") }
        } else if has(":PROPERTIES:", at: content.lowerBound) || has(":LOGBOOK:", at: content.lowerBound) {
            state.block = .upTo(":end:")
        } else if hasAnyCase("#+title:", at: content.lowerBound) {
            add((content.lowerBound + 8)..<count)
        } else if byte(content.lowerBound) != UInt8(ascii: "#") || byte(content.lowerBound + 1).isLetter {
            guard !has(": ", at: content.lowerBound) else { return }
            addProse(0..<count, special: Self.orgMarks) { scan, index in scan.orgElement(at: index) }
        }
    }

    private static let codeBlocks: Set<String> = ["src", "example", "export"]
    private static let orgMarks: ByteSet = "~=[]<$:\\"

    private mutating func orgElement(at index: Int) -> Range<Int>? {
        let mark = bytes[index]
        switch Character(Unicode.Scalar(mark)) {
        case "~", "=":
            guard !byte(index + 1).isBlank, !byte(index - 1).isLetter, index + 1 < count,
                let end = bytes[(index + 1)...].firstIndex(of: mark)
            else { return nil }
            return index..<(end + 1)
        case "[":
            guard has("[[", at: index), let end = self.index(of: "]", from: index) else { return nil }
            return index..<(has("][", at: end) ? end + 2 : end + 2)
        case "]": return index..<(index + 1)
        case "<": return self.index(of: ">", from: index).map { index..<($0 + 1) }
        case "$": return formula(at: index)
        case ":":
            // The tags of a heading.
            let end = end(from: index) { $0.isNameByte || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }
            return end == count && end > index + 2 && byte(end - 1) == UInt8(ascii: ":") ? index..<end : nil
        case "\\":
            if has("\\(", at: index) { return hide(from: index, 2, until: "\\)") }
            if has("\\[", at: index) { return hide(from: index, 2, until: "\\]") }
            return index..<max(end(from: index + 1, \.isLetter), index + 1)
        default: return nil
        }
    }

    /// Scans a line of Typst.
    mutating func scanTypst() {
        style = .marked
        if case .fence(let mark, let length) = state.block {
            if run(of: mark, at: trimmed.lowerBound) >= length { state.block = .text }
            return
        }
        if state.block == .start { state.block = .text }
        let content = trimmed
        if has("```", at: content.lowerBound), endOfCode(at: content.lowerBound, 3) == nil {
            state.block = .fence(mark: 0x60, length: 3)
            return
        }
        if Self.typstKeywords.contains(where: { has($0, at: content.lowerBound) }) { return }
        guard let start = resume() else { return }
        addProse(start..<count, special: Self.typstMarks) { scan, index in scan.typstElement(at: index) }
    }

    private static let typstMarks: ByteSet = "`#$<@/\\"
    private static let typstKeywords = ["#import", "#let", "#set", "#show", "#include", "#bibliography"]

    private mutating func typstElement(at index: Int) -> Range<Int>? {
        switch Character(Unicode.Scalar(bytes[index])) {
        case "`": return index..<(endOfCode(at: index, run(of: 0x60, at: index)) ?? index + 1)
        case "$": return hide(from: index, 1, until: "$")
        case "<": return self.index(of: ">", from: index).map { index..<($0 + 1) }
        case "@": return index..<end(from: index + 1, \.isNameByte)
        case "/":
            if has("/*", at: index) { return hide(from: index, 2, until: "*/") }
            return has("//", at: index) && byte(index - 1) != UInt8(ascii: ":") ? index..<count : nil
        case "#":
            let end = end(from: index + 1) { $0.isNameByte || $0 == UInt8(ascii: ".") }
            guard byte(end) == UInt8(ascii: "(") else { return index..<end }
            return index..<(endOfBrackets(at: end, "(", ")") ?? count)
        case "\\": return index..<min(index + 2, count)
        default: return nil
        }
    }
}
