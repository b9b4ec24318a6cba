/// The word of a document that ends at a place, as far as it is written.
struct WrittenWord: Sendable {
    /// The letters before the place.
    private(set) var text: String
    /// Where they begin.
    private(set) var start: TextPlace
    /// The words before it in its line, without capitals, the nearest first; none beyond the end of a sentence.
    private(set) var before: [String]

    /// The number of bytes of a line that are looked at.
    private static let longestLine = 400

    /// Reads the word before a place; it may be empty.
    init(in document: TextDocument, before place: TextPlace) {
        let line = document.content(ofLine: place.line)
        var bytes = line.prefix(place.offset).suffix(Self.longestLine)
        while let first = bytes.first, first & 0xC0 == 0x80 { bytes = bytes.dropFirst() }
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        let word = scalars.suffix(while: Self.isPart)
        text = String(String.UnicodeScalarView(word))
        start = TextPlace(line: place.line, offset: place.offset - text.utf8.count)
        let rest = scalars.dropLast(word.count)
        let sentence = rest.suffix(while: { !".!?;:()[]{}\"“”".unicodeScalars.contains($0) })
        before = String(String.UnicodeScalarView(sentence)).lowercased().split {
            !$0.isLetter && $0 != "'" && $0 != "’"
        }
        .suffix(3).reversed().map(String.init)
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark || scalar == "'"
            || scalar == "’" || scalar == "-"
    }
}

extension BidirectionalCollection {
    /// Returns the longest end whose elements all fulfil a condition.
    fileprivate func suffix(while condition: (Element) -> Bool) -> SubSequence {
        var start = endIndex
        while start > startIndex, condition(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
