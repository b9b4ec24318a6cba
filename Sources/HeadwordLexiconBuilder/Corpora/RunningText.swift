/// A document in the making: what a reader of the text sees, in lines of words with single blanks between them.
struct RunningText {
    private var bytes: [UInt8] = []
    private var isParted = false

    /// Adds text; tabs, ends of lines and other controls count as blanks.
    mutating func append(_ text: some Sequence<UInt8>) {
        for byte in text {
            if isParted, byte.isASCIILetterOrDigit || byte == UInt8(ascii: "[") { bytes.append(.blank) }
            isParted = false
            bytes.append(byte < .blank ? .blank : byte)
        }
    }

    /// Parts what comes next from what came before: with a blank if it is a word.
    mutating func part() { isParted = true }

    /// Ends a line.
    mutating func endLine() { bytes.append(.lineFeed) }

    /// Takes the document out, and begins another; nil if no word is in it.
    ///
    /// Left out are the brackets of editors, with what refers to sources in them, and addresses of pages and people.
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

    /// A document of a text.
    static func document(_ text: some Sequence<UInt8>) -> [UInt8]? {
        var document = RunningText()
        document.append(text)
        return document.takeDocument()
    }

    /// A document of lines.
    static func document(lines: some Sequence<String>) -> [UInt8]? {
        var document = RunningText()
        for line in lines {
            document.append(line.utf8)
            document.endLine()
        }
        return document.takeDocument()
    }

    /// Whether a word is the address of a page or of a person: `http://www.gnu.org`, `rms@gnu.org`.
    private static func isAddress(_ word: ArraySlice<UInt8>) -> Bool {
        if let at = word.firstIndex(of: UInt8(ascii: "@")) {
            return at > word.startIndex && word[at...].contains(UInt8(ascii: "."))
        }
        guard let colon = word.firstIndex(of: UInt8(ascii: ":")) else { return word.starts(with: "www.".utf8) }
        return word[colon...].starts(with: "://".utf8)
    }
}

/// Square brackets, with which editors mark their words in those of others.
private enum EditorialBrackets {
    private static let longestRemark = 400

    /// The text without brackets: `[w]hat [they] say [Op. Cit., p. 5]` is `what they say`.
    static func removed(from text: [UInt8]) -> [UInt8] {
        guard text.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }) else { return text }
        var kept: [UInt8] = []
        kept.reserveCapacity(text.count)
        /// Where the open brackets stood.
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

    /// Whether what stood between brackets names a source or comments on the text, and is not part of it.
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
