extension LineScan {
    /// Scans a line of source code.
    mutating func scanCode(_ syntax: CodeSyntax) {
        style = .comment
        let isFirst = state.block == .start
        if isFirst { state.block = .text }
        if isFirst, has("#!", at: 0) { return }
        var index = resumeCode(syntax)
        let isInside = index > 0 || state.block != .text
        var isCommented = isInside
        while index < count {
            guard syntax.starts.contains(bytes[index]) else {
                index += 1
                continue
            }
            index = scanMark(at: index, syntax, &isCommented)
        }
        // What one comment shows does not go on in the next one.
        if !isCommented { state.shown = .nothing }
    }

    /// Goes on in a comment or string of an earlier line.
    ///
    /// - Returns: where code begins.
    private mutating func resumeCode(_ syntax: CodeSyntax) -> Int {
        switch state.block {
        case .comment(let pair, let depth): comment(from: 0, 0, depth, pair, syntax)
        case .string(let quote, let isDocumentation): string(from: 0, syntax.longQuotes[quote], quote, isDocumentation)
        default: 0
        }
    }

    /// Scans a comment or a string.
    ///
    /// - Returns: the index after it; the next one if there is none.
    private mutating func scanMark(at index: Int, _ syntax: CodeSyntax, _ isCommented: inout Bool) -> Int {
        for (number, pair) in syntax.pairs.enumerated() where has(pair.open, at: index) {
            isCommented = true
            return comment(from: index + pair.open.utf8.count, index + pair.open.utf8.count, 1, number, syntax)
        }
        for mark in syntax.lineMarks where has(mark, at: index) {
            guard !syntax.needsSpace || index == 0 || byte(index - 1).isBlank else { continue }
            isCommented = true
            addComment((index + mark.utf8.count)..<count)
            return count
        }
        for (number, quote) in syntax.longQuotes.enumerated() where has(quote, at: index) {
            let isDocumentation = index == trimmed.lowerBound && quote.utf8.count == 3
            if isDocumentation { isCommented = true }
            return string(from: index + quote.utf8.count, quote, number, isDocumentation)
        }
        return syntax.quotes.contains(bytes[index]) ? shortString(at: index) : index + 1
    }

    /// Scans a comment that may go on in the next line.
    private mutating func comment(
        from start: Int,
        _ textStart: Int,
        _ openDepth: Int,
        _ number: Int,
        _ syntax: CodeSyntax
    ) -> Int {
        let pair = syntax.pairs[number]
        var (index, depth) = (start, openDepth)
        while index < count {
            if has(pair.close, at: index) {
                depth -= 1
                guard depth > 0 else {
                    addComment(textStart..<index)
                    state.block = .text
                    return index + pair.close.utf8.count
                }
                index += pair.close.utf8.count
            } else if syntax.nests, has(pair.open, at: index) {
                // Deeper nesting than anyone writes would make states differ for ever.
                depth = min(depth + 1, 1000)
                index += pair.open.utf8.count
            } else {
                index += 1
            }
        }
        addComment(textStart..<count)
        state.block = .comment(pair: number, depth: depth)
        return count
    }

    /// Scans a string that may go on in the next line.
    private mutating func string(from start: Int, _ quote: String, _ number: Int, _ isDocumentation: Bool) -> Int {
        var index = start
        while index < count, !has(quote, at: index) { index += bytes[index] == 0x5C ? 2 : 1 }
        index = min(index, count)
        if isDocumentation { addComment(start..<index) } else if checksStrings { addString(start..<index) }
        if index < count || has(quote, at: index) {
            state.block = .text
            if isDocumentation { state.shown = .nothing }
            return index + quote.utf8.count
        }
        state.block = .string(quote: number, isDocumentation: isDocumentation)
        return count
    }

    /// Scans a string that ends in the line. An unpaired quote is something else: `'a`, `don't`.
    private mutating func shortString(at index: Int) -> Int {
        let quote = bytes[index]
        var end = index + 1
        while end < count, bytes[end] != quote { end += bytes[end] == 0x5C ? 2 : 1 }
        guard end < count else { return index + 1 }
        if checksStrings { addString((index + 1)..<end) }
        return end + 1
    }

    /// Adds the prose of a string: without escapes and placeholders.
    private mutating func addString(_ range: Range<Int>) {
        addProse(range, special: "\\{%$") { scan, index in
            switch Character(Unicode.Scalar(scan.bytes[index])) {
            case "\\": index..<(index + 2)
            case "{": scan.index(of: "}", from: index, before: range.upperBound).map { index..<($0 + 1) }
            case "%": index..<scan.end(from: index + 1) { $0.isDigit || ".-+#*lhz".utf8.contains($0) }.advanced(by: 1)
            default: index..<scan.end(from: index + 1, \.isNameByte)
            }
        }
    }
}
