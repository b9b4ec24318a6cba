package import HeadwordModel

/// A paragraph of a dictionary that is written as running text, with references to other entries in braces.
package struct Prose: Equatable {
    /// The text without braces, in one line.
    package var text: String
    /// The entries to which the text refers the reader: `See also {bit}`.
    package var references: [String]
    /// Whether web addresses were left out.
    var hasAddresses = false

    private static let invitations = ["See ", "see ", "Compare ", "compare ", "Cf. ", "cf. ", "Contrast ", "contrast "]

    /// Joins lines into a paragraph.
    package init(_ lines: some Sequence<Substring>) {
        let written = Self.plain(Blanks.singleSpaced(lines.joined(separator: " ")))
        text = ""
        references = []
        var rest = written[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            text += rest[..<open]
            let written = rest[open..<close].dropFirst()
            let reference = Self.withoutAddress(written)
            hasAddresses = hasAddresses || reference.utf8.count < Blanks.trimmed(written).utf8.count
            if !reference.isEmpty, Self.isInvitation(text) { references.append(reference) }
            text += reference
            rest = rest[close...].dropFirst()
        }
        text = Self.joiningPunctuation(Self.withoutMail(text + rest))
    }

    /// Whether the text consists of nothing but references.
    package var isReference: Bool {
        guard !references.isEmpty, Self.invitations.contains(where: text.hasPrefix) else { return false }
        let named = references.reduce(0) { $0 + $1.utf8.count }
        return text.utf8.count - named < 12 + references.count * 6
    }

    /// The references as cross-references of a sense.
    package var crossReferences: [CrossReference] {
        unique(references).map { CrossReference(word: $0, type: .seeAlso) }
    }

    /// Splits lines into paragraphs at blank lines, except within braces.
    package static func paragraphs(of lines: some Sequence<Substring>) -> [[Substring]] {
        var paragraphs: [[Substring]] = []
        var paragraph: [Substring] = []
        var depth = 0
        for line in lines {
            depth = max(
                0,
                line.utf8.reduce(depth) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
            )
            if !Blanks.trimmed(line).isEmpty {
                paragraph.append(line)
            } else if !paragraph.isEmpty, depth == 0 {
                paragraphs.append(paragraph)
                paragraph = []
            }
        }
        return paragraph.isEmpty ? paragraphs : paragraphs + [paragraph]
    }

    /// Whether lines are sentences rather than a table or a piece of code.
    package static func areSentences(_ lines: [Substring]) -> Bool {
        let bytes = lines.flatMap(\.utf8)
        let letters = bytes.count {
            $0 == UInt8(ascii: " ") || $0 >= 0x80 || (UInt8(ascii: "a")...0x7A).contains($0 | 0x20)
        }
        return !lines.contains { $0.utf8.contains(0x09) } && letters * 10 >= bytes.count * 9
            && lines.dropLast().allSatisfy { Blanks.trimmed($0).utf8.count > 35 }
    }

    /// Whether lines are a drawing, or indented more deeply than running text.
    package static func areFigure(_ lines: [Substring], indent: Int) -> Bool {
        lines.contains { line in line.unicodeScalars.contains { ("\u{2500}"..."\u{257F}").contains($0) } }
            || lines.allSatisfy { $0.utf8.prefix { $0 == UInt8(ascii: " ") }.count > indent || $0.hasPrefix("\t") }
    }

    /// Whether the unfinished last sentence of a text refers the reader to something.
    private static func isInvitation(_ text: String) -> Bool {
        let sentence = text.split(whereSeparator: { ".;()!?".contains($0) }).last ?? ""
        return invitations.contains { Blanks.trimmed(sentence).hasPrefix($0.dropLast()) }
    }

    /// Removes the web address that a reference may name besides the entry: `commonplace book (http://...)`.
    private static func withoutAddress(_ reference: Substring) -> String {
        var end = reference.endIndex
        for protocolName in ["(http", "(ftp", "(mailto", "(news", "(gopher"] {
            var start = reference.startIndex
            while start < end, !reference[start..<end].hasPrefix(protocolName) { start = reference.index(after: start) }
            end = min(end, start)
        }
        return String(Blanks.trimmed(reference[..<end]))
    }

    /// Removes mail addresses: `<d.s.lewis@ieee.org>`.
    private static func withoutMail(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "@")) else { return text }
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
            result += rest[..<open]
            if !rest[open..<close].contains("@") || rest[open..<close].contains(" ") { result += rest[open...close] }
            rest = rest[close...].dropFirst()
        }
        return result + rest
    }

    /// Returns the text with single spaces, and without a space before a comma or full stop where something was left
    /// out.
    private static func joiningPunctuation(_ text: String) -> String {
        var result = ""
        for word in text.split(separator: " ") {
            if !result.isEmpty, word != ".", word != ",", word != ".)" { result += " " }
            result += word
        }
        return result
    }

    /// Returns the text with straight quotation marks for curved ones, and without soft hyphens.
    private static func plain(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{2018}", "\u{2019}": plain.append("'")
            case "\u{201C}", "\u{201D}": plain.append("\"")
            case "\u{00AD}": continue
            default: plain.append(scalar)
            }
        }
        return String(plain)
    }
}
