/// An entry of FOLDOC: headwords, a blank line, and paragraphs.
///
///     Houston Automatic Spooling Program
///     HASP
///
///        <operating system> (HASP) A program developed by {IBM} ...
///
///        [{Jargon File}]
///
///        (2003-05-19)
package struct FOLDOCEntry {
    /// A sense with its subject fields.
    struct Sense {
        var categories: [String]
        var prose: ProseSenses.Draft

        /// Whether the headword is a country's internet domain, which says nothing about the word.
        var isCountryCode: Bool { prose.definition.text.hasPrefix("The country code for ") }
    }

    /// The first headword.
    package let headword: String
    /// The other headwords.
    package let aliases: [String]
    let senses: [Sense]

    private static let indent = 4
    /// A paragraph with web addresses that is shorter than this is not about the headword.
    private static let longestLink = 60

    /// Reads a text; nil if it has no senses.
    package init?(_ text: Substring) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let heads = lines.prefix { !Blanks.trimmed($0).isEmpty }
        let words = heads.map { Blanks.singleSpaced($0) }
        guard let first = words.first else { return nil }
        headword = first
        var prose = ProseSenses()
        for paragraph in Prose.paragraphs(of: lines[heads.endIndex...]) where !Self.isAbout(paragraph) {
            if Prose.areFigure(paragraph, indent: Self.indent) {
                prose.add(setOff: paragraph)
            } else {
                let text = Prose(paragraph)
                if !Self.isAddress(text, isFirst: prose.senses.isEmpty) { prose.add(text) }
            }
        }
        var shortNames: [String] = []
        // A definition may consist of nothing but an omitted address and the full stop after it.
        senses = prose.senses.map { Self.sense($0, &shortNames) }
            .filter { $0.prose.definition.text.contains { $0.isLetter || $0.isNumber } }
        aliases = unique(words.dropFirst() + shortNames)
        if senses.isEmpty { return nil }
    }

    /// Whether a paragraph is about the entry itself: its sources in brackets, or its date in parentheses.
    private static func isAbout(_ paragraph: [Substring]) -> Bool {
        guard let first = paragraph.first, let last = paragraph.last else { return true }
        let start = Blanks.trimmed(first)
        let end = Blanks.trimmed(last)
        if start.hasPrefix("["), end.hasSuffix("]") || end.hasSuffix("].") { return true }
        return start.utf8.count == "(1994-10-27)".utf8.count && start.hasPrefix("(") && start.hasSuffix(")")
            && start.utf8.count { $0 == UInt8(ascii: "-") } == 2
    }

    /// Whether a paragraph only gives contact details or tells where to read on.
    private static func isAddress(_ paragraph: Prose, isFirst: Bool) -> Bool {
        let text = paragraph.text
        let beginnings = ["E-mail:", "Telephone:", "Usenet newsgroup", "Address:", "Fax:", "Mailing list:"]
        return text.utf8.count < 2 || beginnings.contains(where: text.hasPrefix)
            || (!isFirst && paragraph.hasAddresses && text.utf8.count < longestLink)
    }

    private static func sense(_ prose: ProseSenses.Draft, _ shortNames: inout [String]) -> Sense {
        var prose = prose
        var categories = takeCategories(from: &prose.definition.text)
        dropRespelling(of: &prose.definition.text)
        dropOrigin(of: &prose.definition.text)
        if dropFirstNumber(of: &prose.definition.text) {
            categories += takeCategories(from: &prose.definition.text)
            dropOrigin(of: &prose.definition.text)
        }
        if let name = takeShortName(from: &prose.definition.text) { shortNames.append(name) }
        // (BAPI) /bap'ee/ A set of methods
        dropRespelling(of: &prose.definition.text)
        return Sense(categories: categories, prose: prose)
    }

    /// Takes the subject fields off a definition: `<programming, humour>`.
    private static func takeCategories(from text: inout String) -> [String] {
        guard text.hasPrefix("<"), let close = text.firstIndex(of: ">") else { return [] }
        let list = text[..<close].dropFirst()
        text = String(Blanks.trimmed(text[close...].dropFirst()))
        return list.split(separator: ",").map { String(Blanks.trimmed($0)) }
    }

    /// Drops a respelling from the start of a definition, `/day'mn/ or /dee'mn/`: no other source has this notation.
    private static func dropRespelling(of text: inout String) {
        var rest = Substring(text)
        while rest.hasPrefix("/"), let close = rest.dropFirst().firstIndex(of: "/") {
            rest = Blanks.trimmed(rest[close...].dropFirst())
            for separator in ["or ", ", "] where rest.hasPrefix(separator) && rest.contains("/") {
                rest = Blanks.trimmed(rest.dropFirst(separator.count))
            }
        }
        if !rest.isEmpty { text = String(rest) }
    }

    /// Drops the origin of the word from the start of a definition, in the style of the Jargon File: `[Usenet]`,
    /// `[TMRC]`.
    private static func dropOrigin(of text: inout String) {
        guard text.hasPrefix("["), let close = text.firstIndex(of: "]") else { return }
        let rest = Blanks.trimmed(text[close...].drop { "].:".contains($0) })
        if rest.contains(" ") { text = String(rest) }
    }

    /// Drops the number of a first sense if it follows the subject fields: `<programming> 1. Checking code`.
    private static func dropFirstNumber(of text: inout String) -> Bool {
        guard text.hasPrefix("1. ") else { return false }
        text.removeFirst("1. ".count)
        return true
    }

    /// Takes the abbreviation off a definition: `(HASP)`.
    private static func takeShortName(from text: inout String) -> String? {
        guard text.hasPrefix("("), let close = text.firstIndex(of: ")") else { return nil }
        let name = text[..<close].dropFirst()
        let rest = Blanks.trimmed(text[close...].dropFirst())
        guard !name.isEmpty, !rest.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "-/+.".contains($0) }),
            name.contains(where: \.isUppercase)
        else { return nil }
        text = String(rest)
        return String(name)
    }
}
