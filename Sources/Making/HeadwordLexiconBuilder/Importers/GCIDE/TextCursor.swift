internal import Glibc

/// A cursor over a line of GCIDE's text. It works on bytes, as all markup is ASCII.
struct TextCursor {
    /// What has not been read yet.
    private(set) var rest: Substring.UTF8View

    init(_ text: some StringProtocol) {
        rest = Substring(text).utf8
    }

    /// What has not been read yet, as text.
    var remainder: Substring { Substring(rest) }

    /// The next byte; nil at the end.
    var next: UInt8? { rest.first }

    /// Whether nothing is left.
    var isAtEnd: Bool { rest.isEmpty }

    /// Reads one byte.
    mutating func advance() {
        rest = rest.dropFirst()
    }

    /// Skips all leading bytes that are among these.
    mutating func skip(_ bytes: StaticString) {
        bytes.withUTF8Buffer { set in rest = rest.drop { set.contains($0) } }
    }

    /// Reads a text if it comes next, and returns whether it did.
    mutating func take(_ text: StaticString) -> Bool {
        guard starts(with: text) else { return false }
        rest = rest.dropFirst(text.utf8CodeUnitCount)
        return true
    }

    /// Whether a text comes next.
    func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { rest.starts(with: $0) }
    }

    /// Reads bytes while they satisfy a condition.
    mutating func take(while condition: (UInt8) -> Bool) -> Substring {
        let text = rest.prefix(while: condition)
        rest = rest[text.endIndex...]
        return Substring(text)
    }

    /// Reads up to a text and past it, and returns what precedes it; reads nothing and returns nil if there is no such
    /// text.
    mutating func take(upTo mark: StaticString) -> Substring? {
        guard let range = rest.range(of: mark) else { return nil }
        let text = rest[..<range.lowerBound]
        rest = rest[range.upperBound...]
        return Substring(text)
    }

    /// Reads a bracketed text and returns its content, including nested brackets; reads nothing and returns nil if none
    /// comes next or it is not closed.
    mutating func takeEnclosed(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Substring? {
        guard rest.first == UInt8(ascii: open) else { return nil }
        var depth = 0
        for index in rest.indices {
            if rest[index] == UInt8(ascii: open) { depth += 1 }
            if rest[index] == UInt8(ascii: close) { depth -= 1 }
            guard depth == 0 else { continue }
            let text = rest[rest.index(after: rest.startIndex)..<index]
            rest = rest[rest.index(after: index)...]
            return Substring(text)
        }
        return nil
    }
}

extension Substring.UTF8View {
    /// Returns the range of the first occurrence of a text.
    func range(of text: StaticString) -> Range<Index>? {
        let found = text.withUTF8Buffer { text in
            withContiguousStorageIfAvailable { $0.offset(of: text) }
                ?? Array(self).withUnsafeBufferPointer {
                    $0.offset(of: text)
                }
        }
        return found.map { index(startIndex, offsetBy: $0)..<index(startIndex, offsetBy: $0 + text.utf8CodeUnitCount) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the offset of the first occurrence of a text; the C library finds its first byte faster than a loop
    /// does.
    fileprivate func offset(of text: Self) -> Int? {
        guard let base = baseAddress, let other = text.baseAddress, let first = text.first else { return nil }
        var start = 0
        while start + text.count <= count, let found = memchr(base + start, Int32(first), count - start) {
            let offset = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            guard offset + text.count <= count else { return nil }
            if memcmp(found, other, text.count) == 0 { return offset }
            start = offset + 1
        }
        return nil
    }
}

extension StringProtocol {
    /// Whether the text contains another, compared by bytes.
    func holds(_ text: StaticString) -> Bool {
        Substring(self).utf8.range(of: text) != nil
    }

    /// Whether the text begins with another, compared by bytes.
    func begins(with text: StaticString) -> Bool {
        TextCursor(self).starts(with: text)
    }

    /// The text without leading and trailing spaces.
    var trimmed: Substring { trimmed(of: " ") }

    /// Returns the text without any of these bytes at its ends.
    func trimmed(of bytes: StaticString) -> Substring {
        bytes.withUTF8Buffer { set in
            let start = Substring(self).utf8.drop { set.contains($0) }
            guard let last = start.lastIndex(where: { !set.contains($0) }) else { return "" }
            return Substring(start[...last])
        }
    }

    /// The contents of the `{...}` in the text, without hyphenation marks.
    var braced: [String] {
        var cursor = TextCursor(self)
        var texts: [String] = []
        while cursor.take(upTo: "{") != nil, let text = cursor.take(upTo: "}") {
            var word = text.withoutHyphenation
            if word.hasSuffix("."), word.utf8.count > 4, !word.dropLast().contains(where: { ". ".contains($0) }) {
                word.removeLast()
            }
            if !word.isEmpty { texts.append(word) }
        }
        return texts
    }

    /// The word without syllable and accent marks: `Re*spell"ing` is `Respelling`.
    var withoutHyphenation: String {
        let marks = "*\"`{}".utf8
        return String(String(decoding: utf8.filter { !marks.contains($0) }, as: UTF8.self).trimmed(of: " ,;:"))
    }
}
