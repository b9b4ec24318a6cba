/// A phrase listed below a head, with a meaning of its own: `{Mock sun}. See {Parhelion}.`
package struct GCIDECollocation: Sendable {
    /// The phrases that share the meaning.
    package var phrases: [String]
    /// The senses of the phrases.
    package var senses: [GCIDESense]
}

/// A parsed entry of GCIDE.
package struct GCIDEBlock: Sendable {
    /// The head.
    package var head: GCIDEHead
    /// The senses of the head.
    package var senses: [GCIDESense] = []
    /// Phrases that contain the head.
    package var collocations: [GCIDECollocation] = []
    /// Synonyms, from `Syn:`.
    package var synonyms: [String] = []
    /// The number of lists of synonyms.
    package var synonymLists = 0
    /// Words formed from the head.
    package var derivatives: [GCIDEDerivative] = []
    /// Notes that distinguish the word from its synonyms, from `Usage:`.
    package var usageNotes: [String] = []
    /// Whether the whole entry was taken from WordNet 1.5.
    package var isFromWordNet = false

    /// Parses a block; nil if it has no head.
    ///
    /// - Parameter nextWord: The head of the next block, which is often repeated at the end of this one.
    package init?(_ text: ArraySlice<UInt8>, before nextWord: String?) {
        var lines = GCIDELines.lines(of: text)
        var tags: [Substring] = []
        for index in lines.indices {
            let (text, trailing, lineTags) = GCIDESources.split(lines[index].text)
            let isLast = index == lines.index(before: lines.endIndex)
            lines[index].text = isLast ? Self.withoutStrayHead(text, behind: trailing, nextWord) : text
            tags += lineTags
        }
        Self.completeHead(&lines)
        guard let first = lines.first, let head = GCIDEHead(first.text[...]) else { return nil }
        self.head = head
        isFromWordNet = !tags.isEmpty && tags.allSatisfy { $0.hasPrefix("WordNet") }
        var body = GCIDEBody(head.remainder)
        for line in lines.dropFirst() { body.add(line) }
        body.finish(into: &self)
        if !senses.isEmpty, !senses[0].definition.isEmpty { senses[0].crossReferences.addNew(head.baseForms) }
    }

    /// Moves `imp. of {Swim}.` back to the line of its head, from which it was separated: `Swam \\Swam\\,`.
    private static func completeHead(_ lines: inout [GCIDELine]) {
        guard lines.count > 1, !lines[1].opensParagraph, lines[1].text.holds("{") else { return }
        var cursor = TextCursor(lines[1].text.trimmed)
        let grammar = GCIDEGrammar(&cursor)
        guard grammar.pointsToBase || !grammar.formFeatures.isEmpty else { return }
        lines[0].text += " " + lines[1].text.trimmed
        lines.remove(at: 1)
    }

    /// Returns the head of a block: the text before its syllables.
    package static func headWord(of text: ArraySlice<UInt8>) -> String? {
        let head = text.prefix(120)
        guard let mark = head.firstIndex(of: UInt8(ascii: "\\")) else { return nil }
        return String(String(decoding: head[..<mark], as: UTF8.self).trimmed)
    }

    /// Returns the last line without the head of the next block.
    private static func withoutStrayHead(_ text: String, behind trailing: Substring?, _ nextWord: String?) -> String {
        if let trailing, !trailing.trimmed.isEmpty, text.hasSuffix(trailing), trailing.utf8.count < 40,
            !trailing.contains("."), !trailing.contains("{")
        {
            return String(text.dropLast(trailing.count).trimmed)
        }
        if let nextWord, !nextWord.isEmpty, text.trimmed.hasSuffix(nextWord) {
            let rest = text.trimmed.dropLast(nextWord.count)
            if rest.isEmpty || rest.trimmed.hasSuffix(".") { return String(rest.trimmed) }
        }
        return text
    }
}
