/// A document being built: the text that a reader sees, in lines of words separated by single blanks.
struct RunningText {
    private var bytes: [UInt8] = []
    private var isParted = false

    /// Adds text; tabs, line breaks and other control characters count as blanks.
    mutating func append(_ text: some Sequence<UInt8>) {
        for byte in text {
            if isParted, byte.isASCIILetterOrDigit || byte == UInt8(ascii: "[") { bytes.append(.blank) }
            isParted = false
            bytes.append(byte < .blank ? .blank : byte)
        }
    }

    /// Separates the next text from the text before it, with a blank if it begins with a word.
    mutating func part() { isParted = true }

    /// Ends a line.
    mutating func endLine() { bytes.append(.lineFeed) }

    /// Returns the document and begins another; nil if it contains no word.
    ///
    /// Editors' brackets, the source references within them, and web and mail addresses are left out.
    mutating func takeDocument() -> [UInt8]? {
        defer { self = RunningText() }
        var document: [UInt8] = []
        document.reserveCapacity(bytes.count)
        for line in EditorialBrackets.removed(from: bytes).split(separator: .lineFeed) {
            let words = line.split(separator: .blank).filter { !Self.isAddress($0) }
            guard !words.isEmpty else { continue }
            if !document.isEmpty { document.append(.lineFeed) }
            document.append(contentsOf: words.joined(separator: CollectionOfOne(.blank)))
        }
        return document.contains { $0.isASCIILetterOrDigit } ? document : nil
    }

    /// Makes a document from a single text.
    static func document(_ text: some Sequence<UInt8>) -> [UInt8]? {
        var document = RunningText()
        document.append(text)
        return document.takeDocument()
    }

    /// Makes a document from lines.
    static func document(lines: some Sequence<String>) -> [UInt8]? {
        var document = RunningText()
        for line in lines {
            document.append(line.utf8)
            document.endLine()
        }
        return document.takeDocument()
    }

    /// Whether a word is a web or mail address: `http://www.gnu.org`, `rms@gnu.org`.
    private static func isAddress(_ word: ArraySlice<UInt8>) -> Bool {
        if let at = word.firstIndex(of: UInt8(ascii: "@")) {
            return at > word.startIndex && word[at...].contains(UInt8(ascii: "."))
        }
        guard let colon = word.firstIndex(of: UInt8(ascii: ":")) else { return word.starts(with: "www.".utf8) }
        return word[colon...].starts(with: "://".utf8)
    }
}

/// The square brackets with which editors mark their own words in quoted text.
private enum EditorialBrackets {
    private static let longestRemark = 400

    /// Removes brackets, and the remarks in them: `[w]hat [they] say [Op. Cit., p. 5]` becomes `what they say`.
    static func removed(from text: [UInt8]) -> [UInt8] {
        guard text.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }) else { return text }
        var kept: [UInt8] = []
        kept.reserveCapacity(text.count)
        /// The positions of the open brackets.
        var starts: [Int] = []
        for byte in text {
            switch byte {
            case UInt8(ascii: "["): starts.append(kept.count)
            case UInt8(ascii: "]"):
                if let start = starts.popLast(), isRemark(kept[start...]) { kept.removeSubrange(start...) }
            default: kept.append(byte)
            }
        }
        return kept
    }

    /// Whether the text between brackets names a source or comments on the quotation, and is not part of it.
    private static func isRemark(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.count <= longestRemark else { return false }
        if text.contains(where: \.isASCIIDigit) { return true }
        let remark = String(decoding: text, as: UTF8.self).trimmed(of: " !?.,;-")
        return remark == "sic" || remark.hasSuffix("Ed") || remark.holds("Cit") || remark.holds("uoted")
            || remark.holds("bid.")
    }
}

extension UInt8 {
    static let blank = UInt8(ascii: " ")
    static let lineFeed = UInt8(ascii: "\n")

    var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    var isASCIILetterOrDigit: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || isASCIIDigit
    }
}
