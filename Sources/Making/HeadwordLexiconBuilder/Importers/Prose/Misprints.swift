/// Corrects the misprints of a source.
package struct Misprints: Sendable {
    /// The intended text for each misprint of one word, or of two words separated by a blank.
    private let meant: [String: String]
    /// The first words of the two-word misprints.
    private let beginnings: Set<Substring>
    /// Whether a misprint begins with a word of a given shape.
    private let shapes: [Bool]

    /// - Throws: ``ImportFailure`` with the line that cannot be read.
    init(_ name: String, _ bytes: [UInt8]) throws {
        self.init(try LabelTable(name, bytes, String.init).labels)
    }

    /// - Parameter meant: the intended text for each misprint.
    init(_ meant: [String: String]) {
        self.meant = meant
        beginnings = Set(meant.keys.compactMap { $0.firstIndex(of: " ").map($0.prefix(upTo:)) })
        var shapes = Array(repeating: false, count: Self.shapes)
        for misprint in meant.keys { shapes[Self.shape(of: misprint.utf8.prefix(while: Self.isLetter))] = true }
        self.shapes = shapes
    }

    private static let shapes = 1 << 14

    /// Returns a number that most words with different first letters, last letters or lengths do not share.
    private static func shape(of word: Substring.UTF8View) -> Int {
        Int(word.first ?? 0) & 31 | (Int(word.last ?? 0) & 31) << 5 | (word.count & 15) << 10
    }

    /// Reads the misprints of WordNet.
    ///
    /// - Throws: ``ImportFailure`` with the line that cannot be read.
    package static func wordNet() throws -> Self {
        try Self("wordnet-misprints.tsv", PackageResources.wordnet_misprints_tsv)
    }

    /// Returns the text with each misprint corrected.
    package func corrected(_ text: String) -> String {
        var corrected = ""
        var copied = text.startIndex
        var rest = text.utf8[...]
        while let start = rest.firstIndex(where: Self.isLetter) {
            let word = rest[start...].prefix(while: Self.isLetter)
            var end = word.endIndex
            guard shapes[Self.shape(of: word)] else {
                rest = rest[end...]
                continue
            }
            var replacement = meant[String(text[start..<end])]
            if replacement == nil, beginnings.contains(text[start..<end]) {
                let next = rest[end...].dropFirst().prefix(while: Self.isLetter)
                replacement = meant[String(text[start..<next.endIndex])]
                if replacement != nil { end = next.endIndex }
            }
            if let replacement {
                corrected += text[copied..<start] + replacement
                copied = end
            }
            rest = rest[end...]
        }
        return corrected + text[copied...]
    }

    /// Whether a byte belongs to a letter; letters outside ASCII take several bytes.
    private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0x80 }
}
