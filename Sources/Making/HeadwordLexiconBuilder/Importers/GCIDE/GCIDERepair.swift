internal import HeadwordModel

/// Characters that were lost when GCIDE was made from a scanned book; each is printed as a question mark.
enum GCIDELostSigns {
    /// Returns the text without parentheses and Greek words that were lost entirely, and with `…` in formulas: `H…O`.
    static func removed(from text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "?")) else { return text }
        var words: [Substring] = []
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let isLost = word.contains("?") && word.trimmed(of: "?,").isEmpty
            if isLost, words.last.map({ $0 == "Gr." || $0 == "Greek" }) ?? false {
                words[words.count - 1] = "Greek"
            } else {
                words.append(isFormula(word) ? Substring(word.map { $0 == "?" ? "…" : $0 }) : word)
            }
        }
        return withoutParentheses(words.joined(separator: " "))
    }

    /// Whether the text still contains traces of lost characters: `admoni??on`, `?hick`.
    static func hasRemains(_ text: String) -> Bool {
        var before: UInt8 = 0
        for byte in text.utf8 {
            let isLetter = (byte | 0x20).isASCIILetter
            if before == UInt8(ascii: "?"), isLetter || byte == UInt8(ascii: "?") { return true }
            before = byte
        }
        return false
    }

    /// Whether a word is a formula that lost its numbers: `C?H?CO?H`.
    private static func isFormula(_ word: Substring) -> Bool {
        let core = word.trimmed(of: "().,;:")
        return core.first?.isUppercase == true && core.dropFirst().contains("?")
            && core.allSatisfy { $0.isUppercase || $0 == "?" || $0.isNumber || "().".contains($0) }
            && core.dropLast().contains("?") || core.count < 5 && core.hasSuffix("O?")
    }

    /// Removes `(?)` where the book has a picture, as in `a quarter note (?) has`. Keeps it in texts about question
    /// marks.
    private static func withoutParentheses(_ text: String) -> String {
        if text.holds("uery") || text.holds("nterrogat") || text.holds("uestion") { return text }
        var cursor = TextCursor(text)
        var result = ""
        while let before = cursor.take(upTo: "(?") {
            guard cursor.next == UInt8(ascii: ")") else {
                result += before + "(?"
                continue
            }
            cursor.advance()
            result += before.trimmed(of: " ").isEmpty ? "" : before
        }
        return result + cursor.remainder
    }
}

/// Parentheses that lack one half.
enum GCIDEParentheses {
    /// Returns the text with an incomplete parenthesis completed or removed.
    static func mended(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }) else { return text }
        var depth = 0
        var open: [Int] = []
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "(") { open.append(index) }
            if byte == UInt8(ascii: ")"), open.popLast() == nil { depth += 1 }
        }
        if depth == 0, open.isEmpty { return text }
        guard depth == 0, let start = open.first, open.count == 1 else { return opened(bytes, text) }
        if bytes.dropFirst(start + 1).first == UInt8(ascii: "(") { return removed(start, from: bytes) }
        return closed(bytes, openAt: start)
    }

    /// Closes a parenthesis after the scientific name in it, or else at the end of the sentence.
    private static func closed(_ bytes: [UInt8], openAt start: Int) -> String {
        let inside = Array(bytes[(start + 1)...])
        var end = inside.count
        if let comma = inside.firstIndex(of: UInt8(ascii: ",")), isScientificName(inside[..<comma]) { end = comma }
        if end == inside.count, let stop = sentenceEnd(in: inside) { end = stop }
        if end == inside.count, inside.last == UInt8(ascii: ".") { end -= 1 }
        let text = Array(bytes[...start]) + inside[..<end] + [UInt8(ascii: ")")] + inside[end...]
        return String(decoding: text, as: UTF8.self)
    }

    private static func sentenceEnd(in bytes: [UInt8]) -> Int? {
        bytes.indices.dropFirst(3).first { index in
            bytes[index] == UInt8(ascii: ".") && bytes[(index + 1)...].first == UInt8(ascii: " ")
                && (bytes[(index + 2)...].first?.isASCIICapital ?? false)
                && bytes[(index - 3)..<index].allSatisfy(\.isASCIILetter)
        }
    }

    private static func isScientificName(_ bytes: ArraySlice<UInt8>) -> Bool {
        let words = bytes.split(separator: UInt8(ascii: " "))
        return words.count == 2 && (words[0].first?.isASCIICapital ?? false)
    }

    /// Opens a parenthesis before the scientific name that it closes (`toucan Ramphastos ariel)`), or else removes the
    /// half.
    private static func opened(_ bytes: [UInt8], _ text: String) -> String {
        guard let end = bytes.firstIndex(of: UInt8(ascii: ")")),
            !bytes[..<end].contains(UInt8(ascii: "(")), bytes.filter({ $0 == UInt8(ascii: ")") }).count == 1
        else { return text }
        let name = bytes[..<end].indices.last { index in
            bytes[index].isASCIICapital && index > 0 && bytes[index - 1] == UInt8(ascii: " ")
        }
        guard let name, isScientificName(bytes[name..<end]) else { return removed(end, from: bytes) }
        return String(decoding: bytes[..<name] + [UInt8(ascii: "(")] + bytes[name...], as: UTF8.self)
    }

    private static func removed(_ index: Int, from bytes: [UInt8]) -> String {
        String(decoding: bytes[..<index] + bytes[(index + 1)...], as: UTF8.self)
    }
}

/// Labels and respellings within a sentence: `One who intervenes; especially (Law), a person`.
enum GCIDEParenthesisedLabels {
    /// Returns the text with the full names of subject fields and without respellings.
    static func spelledOut(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
        var cursor = TextCursor(text)
        var result = ""
        while !cursor.isAtEnd {
            result += cursor.take { $0 != UInt8(ascii: "(") }
            guard let content = cursor.takeEnclosed("(", ")") else {
                result += cursor.remainder
                break
            }
            let isAtEnd = cursor.remainder.trimmed(of: ".").isEmpty
            let isApart = result.isEmpty || result.hasSuffix(" ")
            result += isApart ? written(content, isAtEnd: isAtEnd) : "(\(content))"
        }
        return result
    }

    private static func written(_ content: Substring, isAtEnd: Bool) -> String {
        if content.isEmpty { return isAtEnd ? "" : "()" }
        let quotationMarks = content.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\"") ? 1 : 0) }
        if quotationMarks == 1, content.utf8.count < 40, GCIDERespelling.isRespelling(content) { return "" }
        guard let name = GCIDELabels.nameOfDomain(content) else { return "(\(content))" }
        return isAtEnd ? "" : "(\(name))"
    }
}
