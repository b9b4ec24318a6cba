/// A word or phrase of Ding, with its notes, labels and grammar.
struct DingTerm: Equatable {
    /// The word or phrase.
    var text = ""
    /// The notes in parentheses: the subject, or the words that the term goes with.
    var notes: [String] = []
    /// The labels in square brackets: domain, register, region.
    var labels: [String] = []
    /// The marks in braces: part of speech, gender.
    var grammar: [String] = []
    /// Whether it abbreviates the term before it.
    var isAbbreviation = false

    /// Reads the terms of one language in one part of a line, separated by `;`.
    ///
    /// Abbreviations and spellings with optional letters become separate terms.
    static func terms(of part: ArraySlice<UInt8>) -> [DingTerm] {
        var terms: [DingTerm] = []
        for term in DingToken.tokens(of: part).split(whereSeparator: { $0.kind == .separator }) {
            terms += Self.terms(of: Array(term))
        }
        return terms
    }

    private static func terms(of tokens: [DingToken]) -> [DingTerm] {
        var term = DingTerm(tokens)
        let abbreviations = tokens.filter { $0.kind == .abbreviation }.flatMap { $0.text.split(separator: ";") }
        guard !term.text.isEmpty || !abbreviations.isEmpty else { return [] }
        var terms: [DingTerm] = []
        if let (short, long) = OptionalLetters.spellings(of: term.text) {
            var other = term
            term.text = short
            other.text = long
            terms.append(other)
        }
        if !term.text.isEmpty { terms.insert(term, at: 0) }
        return terms
            + abbreviations.map { abbreviation in
                var shortened = term
                shortened.text = DingToken.trimmed(abbreviation)
                shortened.isAbbreviation = true
                return shortened
            }
    }

    private init(_ tokens: [DingToken]) {
        let first = tokens.firstIndex(where: \.isText) ?? tokens.endIndex
        let last = tokens.lastIndex(where: \.isText) ?? tokens.startIndex
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .text: append(token.text)
            case .label: labels.append(token.text)
            case .grammar: grammar.append(token.text)
            case .note where first < index && index < last && isOptionalWord(token.text): append(token.text)
            case .note: notes.append(token.text)
            case .abbreviation, .reference, .separator: break
            }
        }
    }

    private mutating func append(_ words: String) {
        guard !words.isEmpty else { return }
        let isPunctuation = words.utf8.first.map { ",.!?:".utf8.contains($0) } ?? false
        if !text.isEmpty, !isPunctuation { text += " " }
        text += words
    }

    /// Whether a note within a phrase is a word or two that may be left out: `to run for (your) life`. After a
    /// placeholder, a note says what the placeholder stands for: `etw. (in einem Gewässer) versenken`.
    private func isOptionalWord(_ note: String) -> Bool {
        let isAfterPlaceholder = text.utf8.last == UInt8(ascii: ".")
        return !isAfterPlaceholder && note.utf8.count { $0 == UInt8(ascii: " ") } < 2
    }
}

/// Letters in parentheses that a word may be written with or without: `hydrographic(al)`.
private enum OptionalLetters {
    private static let longest = 6
    /// In the names of chemical compounds, these letters are numbers: `iron(ii)`.
    private static let romanDigits: Set<UInt8> = Set("ivx".utf8)

    /// Returns the text without and with the letters; nil if there are none, or if they are in more than one place.
    static func spellings(of text: String) -> (short: String, long: String)? {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return nil }
        let pieces = text.utf8.split(separator: UInt8(ascii: "("), omittingEmptySubsequences: false)
        guard pieces.count == 2, let close = pieces[1].firstIndex(of: UInt8(ascii: ")")) else { return nil }
        let letters = pieces[1][..<close]
        guard (1...longest).contains(letters.count), letters.allSatisfy({ $0 >= UInt8(ascii: "a") }),
            !letters.allSatisfy(romanDigits.contains)
        else { return nil }
        let start = String(Substring(pieces[0]))
        let end = String(Substring(pieces[1][pieces[1].index(after: close)...]))
        return (start + end, start + String(Substring(letters)) + end)
    }
}
