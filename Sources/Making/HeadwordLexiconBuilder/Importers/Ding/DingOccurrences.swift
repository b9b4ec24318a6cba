/// An index of the parts of Ding that each word occurs in.
///
/// Lines are in the alphabetical order of their German terms, which says nothing about which translation comes to mind
/// first. The number of parts in which two words occur opposite each other, phrases included, does: `house` and `Haus`
/// 142 times, `house` and `Geschlecht` once.
struct DingOccurrences {
    /// The numbers of the parts that each word occurs in, in ascending order.
    private var german: [String: [Int32]] = [:]
    private var english: [String: [Int32]] = [:]
    private var parts: Int32 = 0

    /// The words of a part of a line.
    typealias Words = (german: Set<String>, english: Set<String>)

    /// Returns the words of each part of a line.
    static func words(of line: DingLine) -> [Words] {
        line.parts.map { part in
            (
                Set(part.german.flatMap { words(of: $0.text) }),
                Set(part.english.flatMap { words(of: $0.text.lowercased()) })
            )
        }
    }

    /// Records the words of the parts of a line.
    mutating func add(_ line: [Words]) {
        for part in line {
            for word in part.german { german[word, default: []].append(parts) }
            for word in part.english { english[word, default: []].append(parts) }
            parts += 1
        }
    }

    /// Returns the number of parts in which all words of two texts occur opposite each other.
    func count(german text: String, english translation: String) -> Int {
        let lists =
            Self.words(of: text).map { german[$0] ?? [] }
            + Self.words(of: translation.lowercased()).map { english[$0] ?? [] }
        guard let shortest = lists.min(by: { $0.count < $1.count }) else { return 0 }
        return shortest.count { part in lists.allSatisfy { $0.containsSorted(part) } }
    }

    /// Returns the words of a text without punctuation. Words that end in a full stop are left out, because most of
    /// them stand for an object: `etw.`, `sb.`
    private static func words(of text: String) -> [String] {
        text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "/") }
            .filter { $0.last != UInt8(ascii: ".") }
            .map { bare(Substring($0)) }
            .filter { !$0.isEmpty }
    }

    /// Returns the letters, digits, hyphens and apostrophes of a word.
    private static func bare(_ word: Substring) -> String {
        if word.utf8.allSatisfy(isPlain) { return String(word) }
        guard word.utf8.allSatisfy({ $0 < 0x80 }) else {
            return word.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "'" }
        }
        return String(decoding: word.utf8.filter(isPlain), as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (byte | 0x20).isASCIILetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'")
    }
}

extension [Int32] {
    /// Whether the array, which must be in ascending order, contains an element.
    fileprivate func containsSorted(_ element: Int32) -> Bool {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if self[middle] == element { return true }
            range = self[middle] < element ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return false
    }
}
