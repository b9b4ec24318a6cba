// The prose of comments in source code.

extension LineScan {
    /// Adds the prose of a comment, or of its part in this line.
    mutating func addComment(_ range: Range<Int>) {
        guard range.lowerBound <= range.upperBound else { return }
        var content = trimmed(range)
        while let first = bytes[content].first, Self.decoration.contains(first) {
            content = trimmed((content.lowerBound + 1)..<content.upperBound)
        }
        if isShownCode(content) || isNoProse(content) { return }
        let start = endOfTag(content)
        addProse(start..<content.upperBound, special: "`<{&$") { scan, index in
            switch Character(Unicode.Scalar(scan.bytes[index])) {
            case "`":
                let length = scan.run(of: 0x60, at: index)
                return index..<(scan.endOfCode(at: index, length) ?? index + length)
            case "<": return scan.shortTag(at: index)
            case "{":
                guard scan.byte(index + 1) != UInt8(ascii: "-") else { return nil }
                return scan.index(of: "}", from: index).map { index..<($0 + 1) }
            case "&": return scan.entity(at: index)
            default: return scan.formula(at: index)
            }
        }
    }

    private static let decoration: ByteSet = "*/!-#;="

    /// Whether a line of a comment shows code: between fences, in a session of an interpreter, or indented after `::`.
    private mutating func isShownCode(_ content: Range<Int>) -> Bool {
        if has("```", at: content.lowerBound) || has("~~~", at: content.lowerBound) {
            state.shown = state.shown == .fenced ? .nothing : .fenced
            return true
        }
        switch state.shown {
        case .fenced: return true
        case .session:
            if content.isEmpty { state.shown = .nothing }
            return true
        case .indented(let column):
            if content.isEmpty || content.lowerBound > column { return true }
            state.shown = .nothing
        case .nothing: break
        }
        if has(">>>", at: content.lowerBound) {
            state.shown = .session
            return true
        }
        if content.count >= 2, has("::", at: content.upperBound - 2) {
            state.shown = .indented(beyond: content.lowerBound)
        }
        return false
    }

    /// Whether a line of a comment is code that was turned off, a notice of rights or a line for programs.
    private func isNoProse(_ content: Range<Int>) -> Bool {
        guard let last = bytes[content].last else { return true }
        if last == UInt8(ascii: ";") || last == UInt8(ascii: "{") || last == UInt8(ascii: "}") { return true }
        if has("$ ", at: content.lowerBound) || has("% ", at: content.lowerBound) { return true }
        return Self.notices.contains { index(of: $0, from: content.lowerBound) != nil }
    }

    private static let notices = [
        "Copyright", "copyright (", "SPDX-", "(c) ", "@author", "Author:", "Authors:", "vim:", "-*-", "eslint", "noqa",
        "pylint:", "type: ", "swiftlint:", "shellcheck ", " == ", " != ", " := ", " && ", " = ",
    ]

    /// Returns the index after a tag of documentation, with the name that it describes: `@param name`.
    private func endOfTag(_ content: Range<Int>) -> Int {
        let start = content.lowerBound
        // The name of a directive of reStructuredText.
        if has(".. ", at: start) { return index(of: "::", from: start, before: content.upperBound) ?? start }
        guard byte(start) == UInt8(ascii: "@") || byte(start) == 0x5C || byte(start) == UInt8(ascii: ":") else {
            return start
        }
        let end = end(from: start + 1, \.isNameByte)
        let tag = text((start + 1)..<end)
        if byte(start) == UInt8(ascii: ":"), let colon = index(of: ":", from: start + 1, before: content.upperBound) {
            return colon + 1
        }
        guard Self.namingTags.contains(tag) else { return min(end, content.upperBound) }
        let name = self.end(from: end) { !$0.isLetter }
        return min(self.end(from: name) { !$0.isBlank }, content.upperBound)
    }

    private static let namingTags: Set<String> = [
        "param", "tparam", "throws", "exception", "see", "var", "property", "arg", "retval", "ref", "fn", "class",
        "file",
        "struct", "typedef", "type", "template", "author", "since", "version", "module", "namespace", "name",
    ]

    /// Returns the range of a tag in a comment; nil if the bracket is a sign.
    private func shortTag(at index: Int) -> Range<Int>? {
        guard byte(index + 1).isLetter || byte(index + 1) == UInt8(ascii: "/"),
            let end = self.index(of: ">", from: index)
        else {
            return nil
        }
        return index..<(end + 1)
    }
}
