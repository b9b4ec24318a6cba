internal import HeadwordModel

/// The senses of an entry in running text: numbered paragraphs, or the first of all; others are notes on them.
struct ProseSenses {
    /// A sense in the making.
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

    /// Adds lines that are set off from the text: sentences that the paragraph before announces belong to it; what
    /// announces a table that cannot be shown is left out.
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

    /// Takes the number of a sense off a text; false if it has none that goes on from the sense before.
    private static func takeNumber(from text: inout String, after number: Int) -> Bool {
        let mark = "\(number + 1). "
        guard text.hasPrefix(mark) else { return false }
        text.removeFirst(mark.count)
        return true
    }
}

extension ProseSenses.Draft {
    /// The sense.
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

/// Tells what kind of word a definition in running text defines.
enum DefinedCategory {
    private static let adjectives = ["Said of ", "Describes ", "Describing ", "Pertaining to ", "Used to describe "]

    /// The lexical category; definitions in technical dictionaries are those of nouns unless they show otherwise.
    static func category(of definition: String) -> LexicalCategory {
        if definition.hasPrefix("To ") { return .verb }
        return adjectives.contains(where: definition.hasPrefix) ? .adjective : .noun
    }
}

/// The senses of an entry by their lexical categories, in the order in which those are met.
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
