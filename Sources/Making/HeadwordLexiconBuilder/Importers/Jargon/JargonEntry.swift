internal import HeadwordModel

/// An entry of the Jargon File: a headword, its pronunciation and part of speech, and paragraphs.
///
///     ACK
///      /ak/, interj.
///
///         1. [from the ASCII mnemonic for 0000110] Acknowledge. (See {NAK}).
package struct JargonEntry {
    /// The headword.
    package let headword: String
    /// The pronunciations, in the Jargon File's own respelling.
    package private(set) var sounds: [String] = []
    /// The origins of the word.
    package private(set) var origins: [String] = []
    /// The senses, each with its grammar.
    private(set) var senses: [(prose: ProseSenses.Draft, grammar: JargonGrammar)] = []

    private static let indent = 4

    /// Reads a text; nil if it has no senses.
    package init?(_ text: Substring) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        guard let head = lines.popFirst(), !Blanks.trimmed(head).isEmpty else { return nil }
        headword = Prose([head]).text
        var grammar = JargonGrammar()
        if let line = lines.first, !Blanks.trimmed(line).isEmpty {
            grammar = readGrammar(lines.removeFirst())
        }
        senses = proseSenses(of: Prose.paragraphs(of: lines)).map { prose in
            var prose = prose
            let own = JargonGrammar(takenFrom: &prose.definition.text)
            return (prose, own ?? grammar)
        }
        if senses.isEmpty { return nil }
    }

    /// Reads `/nib'l/, nibble, n.`; wrong pronunciations, which follow `not`, are skipped.
    private mutating func readGrammar(_ line: Substring) -> JargonGrammar {
        var marks = ""
        var isNegated = false
        for (index, piece) in Prose([line]).text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
            if index.isMultiple(of: 2) {
                marks += piece
                isNegated = isNegated || piece.contains("not,") || piece.contains("never")
            } else if !isNegated, !piece.isEmpty {
                sounds.append(String(piece))
            }
        }
        return JargonGrammar(marks.split { $0 == "." || $0 == "," || $0 == " " })
    }

    private mutating func proseSenses(of paragraphs: [[Substring]]) -> [ProseSenses.Draft] {
        var senses = ProseSenses()
        var isAfterDate = false
        for lines in paragraphs {
            let isCaption = isAfterDate
            isAfterDate = Self.isDate(lines)
            if isCaption || isAfterDate { continue }
            if Prose.areFigure(lines, indent: Self.indent) {
                senses.add(setOff: lines)
                continue
            }
            var paragraph = Prose(lines)
            takeOrigin(from: &paragraph)
            // Single letters are headings that divide the alphabet.
            if paragraph.text.utf8.count > 1 { senses.add(paragraph) }
        }
        return senses.senses
    }

    /// Whether a paragraph is a date, which precedes the caption of a cartoon: `[74-12-25]`.
    private static func isDate(_ lines: [Substring]) -> Bool {
        guard lines.count == 1, let line = lines.first else { return false }
        let text = Blanks.trimmed(line)
        return text.hasPrefix("[") && text.hasSuffix("]")
            && text.dropFirst().dropLast().allSatisfy {
                $0.isNumber || $0 == "-"
            }
    }

    /// Takes a bracketed remark off the beginning of a sense: where the word comes from, or who uses it.
    private mutating func takeOrigin(from paragraph: inout Prose) {
        let number = paragraph.text.prefix { $0.isNumber || $0 == "." || $0 == " " }
        let text = paragraph.text[number.endIndex...]
        guard text.hasPrefix("["), let close = Self.close(of: text) else { return }
        let remark = String(text[..<close].dropFirst())
        if remark.hasPrefix("from ") || remark.contains(" from ") { origins.append(remark) }
        paragraph.text = String(number) + Blanks.trimmed(text[close...].dropFirst())
    }

    private static func close(of text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "[" { depth += 1 }
            if text[index] == "]" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}

/// The grammatical remarks after a headword of the Jargon File, or before a sense: `n. obs.`
struct JargonGrammar: Equatable {
    var category = LexicalCategory.noun
    var features: [GrammaticalFeature] = []
    var isObsolete = false

    /// The grammar of a word without remarks.
    init() {}

    /// Reads abbreviations without their full stops; the first of several parts of speech counts.
    init(_ marks: [Substring]) {
        isObsolete = marks.contains("obs")
        category = marks.lazy.compactMap(Self.category).first ?? .noun
        if marks.contains("vt") { features.append(.transitive) }
        if marks.contains("vi") { features.append(.intransitive) }
        if marks.contains("pl") { features.append(.plural) }
        if marks.contains("abbrev") { features.append(.abbreviation) }
    }

    /// Takes abbreviations off the beginning of a sense; nil if there are none.
    init?(takenFrom text: inout String) {
        var rest = text[...]
        var marks: [Substring] = []
        while let stop = rest.firstIndex(where: { $0 == "." || $0 == "," }),
            Self.category(rest[..<stop]) != nil || rest[..<stop] == "obs"
        {
            marks.append(rest[..<stop])
            rest = rest[stop...].drop { $0 == "." || $0 == "," || $0 == " " }
        }
        guard !marks.isEmpty, !rest.isEmpty else { return nil }
        text = String(rest)
        self.init(marks)
    }

    private static func category(_ word: Substring) -> LexicalCategory? {
        switch word {
        case "n", "abbrev": .noun
        case "adj": .adjective
        case "adv": .adverb
        case "v", "vt", "vi", "imp": .verb
        case "interj", "excl", "cav": .interjection
        case "pref": .prefix
        case "suff": .suffix
        case "prov": .idiomatic
        case "prep": .preposition
        case "conj": .conjunction
        case "quant": .determiner
        default: nil
        }
    }
}
