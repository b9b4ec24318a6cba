internal import HeadwordLexicon
internal import HeadwordModel

/// Reads the database of chemical elements (`usr/share/dictd/elements`).
package struct ElementsImporter: Importer {
    package let source = Source(
        id: "elements",
        title: "The Elements",
        packages: ["dict-elements"],
        licence: "public domain"
    )

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let database = try DictdDatabase("elements", below: &root)
        try progress.forEach("importing elements", of: database.blocks) { block in
            guard let element = ChemicalElement(block.text) else { return }
            draft.add(
                Entry(source: source.id, senses: [sense(of: element)]),
                to: .init(language: .en, word: element.name),
                as: .noun
            )
            if let symbol = element.symbol { add(symbol, of: element, to: &draft) }
        }
    }

    private func sense(of element: ChemicalElement) -> Sense {
        let isElement = element.symbol != nil
        return Sense(
            id: "\(source.id):\(element.name)",
            definitions: element.definition.isEmpty ? [] : [element.definition],
            domains: isElement ? [.element, .chemistry] : [.chemistry],
            crossReferences: element.references.map { CrossReference(word: $0, type: .related) },
            notes: element.notes.map { Note(text: $0) }
        )
    }

    private func add(_ symbol: String, of element: ChemicalElement, to draft: inout LexiconDraft) {
        let sense = Sense(
            id: "\(source.id):\(element.name).symbol",
            definitions: ["the chemical element \(element.name)"],
            domains: [.element, .chemistry],
            grammaticalFeatures: [.symbol],
            crossReferences: [CrossReference(word: element.name, type: .related)]
        )
        draft.add(
            Entry(source: source.id, grammaticalFeatures: [.symbol], senses: [sense]),
            to: .init(language: .en, word: symbol),
            as: .noun
        )
    }
}

/// A chemical element: its name, lines of properties, and a text.
package struct ChemicalElement: Equatable {
    /// The name.
    package var name: String
    /// The symbol; nil if the text is about another name or concept.
    package var symbol: String?
    /// The first sentence of the text.
    package var definition: String
    /// Other elements that the text mentions.
    package var references: [String]
    /// Its properties, and the rest of the text.
    package var notes: [String] = []

    /// Reads a text; nil if it is empty.
    package init?(_ bytes: ArraySlice<UInt8>) {
        // The one text that is not in UTF-8 is in Latin 1.
        var lines = String(decodingUTF8OrLatin1: bytes).split(separator: "\n")[...]
        guard let name = lines.popFirst() else { return nil }
        self.name = String(name)
        definition = ""
        references = []
        while let property = lines.first, let colon = property.firstIndex(of: ":"), property.count < 40 {
            add(String(Blanks.trimmed(property[colon...].dropFirst())), as: Self.property(property[..<colon]))
            lines.removeFirst()
        }
        let prose = Prose(lines.map { $0.hasSuffix("[1913 Webster]") ? $0.dropLast("[1913 Webster]".count) : $0 })
        let (first, rest) = Self.firstSentence(of: prose.text)
        definition = first
        if symbol == nil { references = Self.names(in: lines) }
        if !rest.isEmpty { notes.append(rest) }
    }

    private mutating func add(_ value: String, as property: String) {
        guard !value.isEmpty else { return }
        if property == "Symbol" { symbol = value }
        notes.append("\(property): \(value)")
    }

    /// Returns the name of a property, with misspellings corrected.
    private static func property(_ written: Substring) -> String {
        switch written {
        case "Atmic weight", "Atomic Weight", "Weight": "Atomic weight"
        default: String(written)
        }
    }

    private static func names(in lines: ArraySlice<Substring>) -> [String] {
        lines.joined(separator: " ").split(separator: "{").dropFirst().map { String($0.prefix { $0 != "}" }) }
    }

    /// Returns the first sentence and the rest. A sentence of one or two words says too little, so the next one is
    /// added to it.
    private static func firstSentence(of text: String) -> (String, rest: String) {
        let shortest = 25
        var end = text.startIndex
        while end < text.endIndex {
            let next = text.index(after: end)
            let isEnd = text[end] == "." && next < text.endIndex && text[next] == " "
            if isEnd, text.utf8.distance(from: text.startIndex, to: end) >= shortest, !isInitial(before: end, in: text)
            {
                return (String(text[...end]), String(Blanks.trimmed(text[next...])))
            }
            end = next
        }
        return (text, "")
    }

    /// Whether the full stop belongs to a first name: `G. Brandt`.
    private static func isInitial(before stop: String.Index, in text: String) -> Bool {
        let word = text[..<stop].split(separator: " ").last ?? ""
        return word.count < 3 && word.first?.isUppercase == true
    }
}
