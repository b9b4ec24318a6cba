internal import HeadwordModel

/// Labels and translations as texts, which all formats share.
enum EntryLabels {
    /// Returns the domains, regions and registers of a sense in brackets; empty if it has none.
    static func bracketed(_ sense: Sense) -> String {
        bracketed(labels(sense.domains) + labels(sense.regions) + labels(sense.registers))
    }

    /// Returns labels in brackets; empty if there are none.
    static func bracketed(_ labels: [String]) -> String {
        labels.isEmpty ? "" : "[\(labels.joined(separator: ", "))]"
    }

    /// Returns the labels of members of a vocabulary for people.
    static func labels(_ members: [some Vocabulary]) -> [String] { members.map(\.readableLabel) }

    /// Returns translations with the meaning that they are translations of.
    static func text(_ group: TranslationGroup) -> String {
        let labels = bracketed(labels(group.domains) + labels(group.regions) + labels(group.registers))
        let words = group.translations.map(\.text).joined(separator: ", ").onOneLine
        let gloss = group.gloss.map { "(\($0.onOneLine))" } ?? ""
        return [labels, words, gloss].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension Vocabulary {
    /// The label without the punctuation that programs need.
    var readableLabel: String { String(label.map { $0 == "_" ? " " : $0 }) }
}

extension String {
    /// The text with blanks in place of line breaks and other control characters.
    var onOneLine: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars { text.append(scalar.isControl ? " " : scalar) }
        return String(text)
    }
}
