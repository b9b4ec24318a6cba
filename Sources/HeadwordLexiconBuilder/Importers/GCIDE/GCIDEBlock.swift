/// A phrase with a meaning of its own below a head: `{Mock sun}. See {Parhelion}.`
package struct GCIDECollocation: Sendable {
    /// The phrases that share the meaning.
    package var phrases: [String]
    /// Its meanings.
    package var senses: [GCIDESense]
}

/// One entry of GCIDE, taken apart.
package struct GCIDEBlock: Sendable {
    /// The head.
    package var head: GCIDEHead
    /// The meanings of the head.
    package var senses: [GCIDESense] = []
    /// Phrases with the head in them.
    package var collocations: [GCIDECollocation] = []
    /// Words that mean the same, from `Syn:`.
    package var synonyms: [String] = []
    /// How many lists of synonyms there were.
    package var synonymLists = 0
    /// Words formed from the head.
    package var derivatives: [GCIDEDerivative] = []
    /// Remarks that tell the word from its synonyms, from `Usage:`.
    package var usageNotes: [String] = []
    /// Whether all of it was taken from WordNet 1.5.
    package var isFromWordNet = false

    /// Takes a block apart; nil if it has no head.
    ///
    /// - Parameter nextWord: the head of the block behind it, which is often repeated at the end of this one.
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

    /// Puts `imp. of {Swim}.` in the line of its head, which it was parted from: `Swam \\Swam\\,`.
    private static func completeHead(_ lines: inout [GCIDELine]) {
        guard lines.count > 1, !lines[1].opensParagraph, lines[1].text.holds("{") else { return }
        var cursor = TextCursor(lines[1].text.trimmed)
        let grammar = GCIDEGrammar(&cursor)
        guard grammar.pointsToBase || !grammar.formFeatures.isEmpty else { return }
        lines[0].text += " " + lines[1].text.trimmed
        lines.remove(at: 1)
    }

    /// The head of a block: the text before its syllables.
    package static func headWord(of text: ArraySlice<UInt8>) -> String? {
        let head = text.prefix(120)
        guard let mark = head.firstIndex(of: UInt8(ascii: "\\")) else { return nil }
        return String(String(decoding: head[..<mark], as: UTF8.self).trimmed)
    }

    /// The last line without the head of the next block.
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
