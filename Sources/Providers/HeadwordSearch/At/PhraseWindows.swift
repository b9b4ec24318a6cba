/// The phrases of a text that contain a position.
struct PhraseWindows {
    /// The maximum number of words in a phrase; no headword that people look up in a text has more.
    static let mostWords = 7
    /// The maximum number of characters in a word; anything longer is not a word.
    static let longestWord = 64

    private let text: String
    private let words: [Range<String.Index>]
    /// The index of the word at the position.
    private let current: Int

    /// Finds the words around a position; nil if it is neither in a word nor at the end of one.
    init?(in text: String, at place: String.Index) {
        guard let word = Self.word(in: text, at: place) else { return nil }
        var words = [word]
        while words.count < Self.mostWords, let previous = Self.word(in: text, before: words[0]) {
            words.insert(previous, at: 0)
        }
        current = words.count - 1
        while words.count < current + Self.mostWords, let next = Self.word(in: text, after: words[words.count - 1]) {
            words.append(next)
        }
        self.text = text
        self.words = words
    }

    /// The word at the position.
    var word: Substring { text[words[current]] }

    /// The words next to a phrase in the same sentence; nil if there are none.
    func neighbours(of phrase: Range<String.Index>) -> (before: Substring?, after: Substring?) {
        (
            words.last { $0.upperBound <= phrase.lowerBound }.map { text[$0] },
            words.first { $0.lowerBound >= phrase.upperBound }.map { text[$0] }
        )
    }

    /// The phrases, those with the most words first; each also with the signs that may belong to it (`e.g.`, `C++`,
    /// `'tis`).
    var phrases: [Range<String.Index>] {
        (1...words.count).reversed().filter { $0 <= Self.mostWords }.flatMap { count in
            (max(0, current - count + 1)...current).filter { $0 + count <= words.count }.flatMap { first in
                let phrase = words[first].lowerBound..<words[first + count - 1].upperBound
                return [withApostrophe(phrase), signed(phrase), phrase].compactMap(\.self)
            }
        }
    }

    /// Returns the phrase with a leading apostrophe that stands for omitted letters.
    private func withApostrophe(_ phrase: Range<String.Index>) -> Range<String.Index>? {
        guard phrase.lowerBound > text.startIndex else { return nil }
        let start = text.unicodeScalars.index(before: phrase.lowerBound)
        return Self.isApostrophe(text.unicodeScalars[start]) ? start..<phrase.upperBound : nil
    }

    private func signed(_ phrase: Range<String.Index>) -> Range<String.Index>? {
        let signs = text.unicodeScalars[phrase.upperBound...].prefix { $0 == "." || $0 == "+" || $0 == "#" }
        let end = signs.prefix(2).endIndex
        return end == phrase.upperBound ? nil : phrase.lowerBound..<end
    }
}

// MARK: - Words

extension PhraseWindows {
    private static func word(in text: String, at place: String.Index) -> Range<String.Index>? {
        let scalars = text.unicodeScalars
        var start = place
        while start > text.startIndex, isPart(scalars.index(before: start), of: text) {
            start = scalars.index(before: start)
            if scalars.distance(from: start, to: place) > longestWord { return nil }
        }
        var end = place
        while end < text.endIndex, isPart(end, of: text) {
            end = scalars.index(after: end)
            if scalars.distance(from: place, to: end) > longestWord { return nil }
        }
        return start < end ? start..<end : nil
    }

    /// Whether the character belongs to a word: letters and digits, and apostrophes between them.
    private static func isPart(_ index: String.Index, of text: String) -> Bool {
        let scalars = text.unicodeScalars
        if isLetter(scalars[index]) { return true }
        guard isApostrophe(scalars[index]), index > text.startIndex else { return false }
        let next = scalars.index(after: index)
        return next < text.endIndex && isLetter(scalars[next]) && isLetter(scalars[scalars.index(before: index)])
    }

    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        guard !scalar.isASCII else {
            return (0x61...0x7A).contains(scalar.value | 0x20) || (0x30...0x39).contains(scalar.value)
        }
        return switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber:
            true
        default: false
        }
    }

    private static func word(in text: String, before word: Range<String.Index>) -> Range<String.Index>? {
        let gap = text.unicodeScalars[..<word.lowerBound].reversed().prefix(longestGap).prefix { !isLetter($0) }
        let end = text.unicodeScalars.index(word.lowerBound, offsetBy: -gap.count)
        return joins(text[end..<word.lowerBound]) ? self.word(in: text, at: end) : nil
    }

    private static func word(in text: String, after word: Range<String.Index>) -> Range<String.Index>? {
        let gap = text.unicodeScalars[word.upperBound...].prefix(longestGap).prefix { !isLetter($0) }
        return joins(text[gap.startIndex..<gap.endIndex]) ? self.word(in: text, at: gap.endIndex) : nil
    }

    /// Whether a gap joins words of one phrase: blanks with at most one line end, or one sign (`mother-in-law`, `R&B`);
    /// blanks may be accompanied by an apostrophe (`rock 'n' roll`).
    private static func joins(_ gap: Substring) -> Bool {
        if gap.unicodeScalars.count == 1, let sign = gap.unicodeScalars.first, joiners.contains(sign) { return true }
        let lineEnds = gap.unicodeScalars.filter { $0 == "\n" }.count
        let signs = gap.unicodeScalars.filter { !$0.properties.isWhitespace }
        return gap.unicodeScalars.count > signs.count && lineEnds <= 1 && signs.count <= 1
            && signs.allSatisfy(isApostrophe)
    }

    /// The maximum length of a gap, enough for an indented next line.
    private static let longestGap = 40
    private static let joiners: Set<Unicode.Scalar> = ["-", "\u{2010}", "\u{2011}", "_", "&", "/", "."]
}
