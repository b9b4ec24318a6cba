/// The scan of a line: its bytes, the state, and the runs of prose that were found.
struct LineScan {
    /// The line without its terminator.
    let bytes: [UInt8]
    var state: ScanState
    private(set) var parts: [TextPart] = []
    /// The style of prose in this line.
    var style = TextPart.Style.prose
    /// Whether tags may go on in the next line.
    var hasLongTags = false
    /// Whether the strings of source code are prose.
    var checksStrings = false

    /// The number of bytes of a line that are looked at. Marks that nothing closes are looked for to the end of a line.
    static let longestLine = 16_384

    init(_ line: ArraySlice<UInt8>, _ state: ScanState) {
        var end = line.endIndex
        while end > line.startIndex, line[end - 1] == 0x0A || line[end - 1] == 0x0D { end -= 1 }
        if end - line.startIndex > Self.longestLine {
            end = line.startIndex + Self.longestLine
            end = line[..<end].lastIndex { $0.isBlank } ?? end
        }
        bytes = Array(line[line.startIndex..<end])
        self.state = state
    }

    /// Adds a run of prose, if it is not empty.
    mutating func add(_ range: Range<Int>) {
        if !range.isEmpty { parts.append(TextPart(range: range, style: style)) }
    }

    /// Sorts the runs: a rule adds what it finds before the run in front of it is complete.
    mutating func sortParts() {
        parts.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Drops the runs from a byte on.
    mutating func drop(from start: Int) {
        parts = parts.compactMap { part in
            part.range.lowerBound >= start
                ? nil : TextPart(range: part.range.clamped(to: 0..<start), style: part.style)
        }
    }
}

// MARK: - Looking at bytes

extension LineScan {
    var count: Int { bytes.count }

    /// The bytes of the line without the whitespace around them.
    var trimmed: Range<Int> { trimmed(0..<count) }

    /// Whether the line has nothing but whitespace.
    var isBlank: Bool { bytes.allSatisfy(\.isBlank) }

    /// The number of columns before the first byte that is not whitespace.
    var indent: Int {
        var columns = 0
        for byte in bytes {
            if byte == 0x20 { columns += 1 } else if byte == 0x09 { columns += 4 - columns % 4 } else { break }
        }
        return columns
    }

    /// Returns a byte; 0 outside of the line.
    func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, bytes[start].isBlank { start += 1 }
        while end > start, bytes[end - 1].isBlank { end -= 1 }
        return start..<end
    }

    /// Whether a text stands at an index.
    func has(_ text: String, at index: Int) -> Bool {
        guard index >= 0, index + text.utf8.count <= count else { return false }
        var place = index
        for byte in text.utf8 {
            guard bytes[place] == byte else { return false }
            place += 1
        }
        return true
    }

    /// Whether a text of small letters stands at an index, in any capitals.
    func hasAnyCase(_ text: String, at index: Int) -> Bool {
        guard index >= 0, index + text.utf8.count <= count else { return false }
        return zip(bytes[index...], text.utf8).allSatisfy { $0.lowercased == $1 }
    }

    /// Returns the index of the first place of a text; nil if there is none before the end.
    func index(of text: String, from start: Int, before end: Int? = nil) -> Int? {
        guard let first = text.utf8.first else { return nil }
        let last = min(end ?? count, count) - text.utf8.count
        var index = max(start, 0)
        while index <= last {
            if bytes[index] == first, has(text, at: index) { return index }
            index += 1
        }
        return nil
    }

    /// Returns the index of the first byte from `start` on that does not satisfy a condition.
    func end(from start: Int, _ isIn: (UInt8) -> Bool) -> Int {
        var index = start
        while index < count, isIn(bytes[index]) { index += 1 }
        return index
    }

    /// Returns the length of the run of a byte.
    func run(of byte: UInt8, at index: Int) -> Int { end(from: index) { $0 == byte } - index }

    /// Returns the index after the bracket that closes the one at an index; nil if it is not closed.
    func endOfBrackets(at index: Int, _ open: Character, _ close: Character) -> Int? {
        guard let open = open.asciiValue, let close = close.asciiValue else { return nil }
        var depth = 0
        for place in index..<count {
            if bytes[place] == 0x5C, place > index { continue }
            if bytes[place] == open { depth += 1 }
            if bytes[place] == close { depth -= 1 }
            if depth == 0 { return place + 1 }
        }
        return nil
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension UInt8 {
    var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D || self == 0x0C }
    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    var isCapital: Bool { self &- 0x41 < 26 }
    var isDigit: Bool { self &- 0x30 < 10 }
    var isNameByte: Bool { isLetter || isDigit || self == 0x5F || self == 0x2D }
    var lowercased: UInt8 { isCapital ? self | 0x20 : self }
}
