internal import HeadwordModel

/// A line of a thesaurus: `part of speech|word|word (label)`.
struct MyThesMeaning {
    /// The lexical category; nil if the line does not give one.
    private(set) var category: LexicalCategory?
    private(set) var synonyms: [ThesaurusWord] = []
    private(set) var antonyms: [ThesaurusWord] = []

    init(_ line: Substring, _ labels: MyThesLabels) {
        let fields = line.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(Substring.init)
        let part = fields.first ?? ""
        var all = labels[part] ?? .init()
        if labels[part] == nil, part != "-", let labelled = LabelledText(part, labels) {
            // In some lines the first word follows the part of speech in the same field.
            all = labelled.label
            add(labelled.text, labelled.label)
        }
        category = all.category
        for field in fields.dropFirst() {
            guard let word = LabelledText(field, labels) else { continue }
            var label = word.label
            label.add(all)
            add(word.text, label)
        }
    }

    private mutating func add(_ text: String, _ label: MyThesLabels.Label) {
        // `Billig...` is only a part of words.
        guard !text.isEmpty, !text.contains("...") else { return }
        let isOpposed = text.hasPrefix("≠")
        let word = ThesaurusWord(
            isOpposed ? String(text.drop { $0 == "≠" || $0 == " " }) : text,
            registers: label.registers,
            domains: label.domains
        )
        switch label.role {
        case .synonym where !isOpposed: synonyms.append(word)
        case .hypernym: break
        default: antonyms.append(word)
        }
    }
}

/// A word with the labels in brackets next to it.
private struct LabelledText {
    /// The word without anything in brackets: `entwickeln` for `(sich) entwickeln (zu)`.
    private(set) var text = ""
    private(set) var label = MyThesLabels.Label()

    /// Nil if brackets are left open.
    init?(_ written: Substring, _ labels: MyThesLabels) {
        var plain = ""
        var rest = written.utf8
        while let open = rest.firstIndex(where: { "([)]".utf8.contains($0) }) {
            let inside = rest[open...].dropFirst()
            guard "([".utf8.contains(rest[open]), let close = inside.firstIndex(where: { ")]".utf8.contains($0) })
            else {
                return nil
            }
            plain += Substring(rest[..<open])
            note(Substring(inside[..<close]), labels)
            rest = inside[close...].dropFirst()
        }
        text = (plain + Substring(rest)).split(separator: " ").joined(separator: " ")
    }

    /// Adds the labels between brackets, which may also contain other remarks.
    private mutating func note(_ written: Substring, _ labels: MyThesLabels) {
        for part in written.split(separator: ",").flatMap({ $0.split(separator: " și ") }) {
            if let label = labels[part.drop { $0 == " " }] { self.label.add(label) }
        }
    }
}
