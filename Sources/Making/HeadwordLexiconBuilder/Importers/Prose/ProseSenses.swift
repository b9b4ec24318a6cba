internal import HeadwordModel

/// The senses of an entry in running text. The first paragraph and numbered ones are senses; others are notes on the
/// sense before them.
struct ProseSenses {
    /// A sense being built.
    struct Draft {
        var definition: Prose
        var notes: [Note] = []
        var references: [CrossReference] = []
    }

    private(set) var senses: [Draft] = []

    /// Adds the next paragraph.
    mutating func add(_ paragraph: Prose) {
        var paragraph = paragraph
        if senses.isEmpty || Self.takeNumber(from: &paragraph.text, after: senses.count) {
            if senses.isEmpty { _ = Self.takeNumber(from: &paragraph.text, after: 0) }
            senses.append(Draft(definition: paragraph, references: paragraph.crossReferences))
        } else {
            let last = senses.count - 1
            senses[last].references = unique(senses[last].references + paragraph.crossReferences)
            if !paragraph.isReference { senses[last].notes.append(Note(text: paragraph.text)) }
        }
    }

    /// Adds lines that are set off from the text. Sentences are appended to the paragraph that announces them; a note
    /// that announces a table is removed, because the table cannot be shown.
    mutating func add(setOff lines: [Substring]) {
        guard let last = senses.indices.last else { return }
        let isAnnounced = (senses[last].notes.last?.text ?? senses[last].definition.text).hasSuffix(":")
        guard isAnnounced else { return }
        if Prose.areSentences(lines) {
            append(" " + Prose(lines).text, to: last)
        } else if !senses[last].notes.isEmpty {
            senses[last].notes.removeLast()
        }
    }

    private mutating func append(_ text: String, to sense: Int) {
        if let note = senses[sense].notes.indices.last {
            senses[sense].notes[note].text += text
        } else {
            senses[sense].definition.text += text
        }
    }

    /// Takes the number of a sense off a text; false unless there is one that continues the numbering.
    private static func takeNumber(from text: inout String, after number: Int) -> Bool {
        let mark = "\(number + 1). "
        guard text.hasPrefix(mark) else { return false }
        text.removeFirst(mark.count)
        return true
    }
}

extension ProseSenses.Draft {
    /// Returns the finished sense.
    func sense(id: String, domains: [Domain], registers: [Register] = []) -> Sense {
        let isReference = definition.isReference
        return Sense(
            id: id,
            definitions: definition.text.isEmpty || isReference ? [] : [definition.text],
            domains: domains,
            registers: registers,
            crossReferences: references,
            notes: notes
        )
    }
}

/// Determines the lexical category of the word that a definition in running text defines.
enum DefinedCategory {
    private static let adjectives = ["Said of ", "Describes ", "Describing ", "Pertaining to ", "Used to describe "]

    /// Returns the lexical category. Definitions in technical dictionaries are those of nouns unless they show
    /// otherwise.
    static func category(of definition: String) -> LexicalCategory {
        if definition.hasPrefix("To ") { return .verb }
        return adjectives.contains(where: definition.hasPrefix) ? .adjective : .noun
    }
}

/// The senses of an entry by lexical category, in the order in which the categories first occur.
struct SensesByCategory {
    private(set) var parts: [(category: LexicalCategory, senses: [Sense])] = []

    mutating func add(_ sense: Sense, as category: LexicalCategory) {
        if let index = parts.firstIndex(where: { $0.category == category }) {
            parts[index].senses.append(sense)
        } else {
            parts.append((category, [sense]))
        }
    }
}
