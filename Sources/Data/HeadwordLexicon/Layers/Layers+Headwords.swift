internal import HeadwordModel

extension Layers {
    /// Returns the headwords with the same key as the layers leave and extend them.
    ///
    /// - Parameter own: the headwords of the lexicon.
    func applied(
        to own: [LexiconReader.Ranked<StoredHeadword>],
        folded: String,
        in language: Language
    ) -> [LexiconReader.Ranked<StoredHeadword>] {
        let lines = lines(folded: folded, in: language)
        guard !lines.isEmpty else { return own }
        var headwords = own.filter { !forbids($0.value.word, in: language) }
        for spelling in Self.spellings(lines) where !forbids(spelling, in: language) {
            let index = headwords.firstIndex { $0.value.word == spelling }
            let known = index.map { headwords[$0].value }
            guard let entry = Self.entry(of: spelling, lines, in: language, beside: known) else { continue }
            let added = StoredHeadword(StoredBytes(entry.storedBytes))
            if let index {
                headwords[index].value = headwords[index].value.preceded(by: added)
            } else {
                headwords.append(.init(value: added, rank: 0))
            }
        }
        return headwords
    }

    private static func spellings(_ lines: [LayerLine]) -> [String] {
        lines.reduce(into: []) { spellings, line in
            if line.word.status != .forbidden, !spellings.contains(line.word.word) { spellings.append(line.word.word) }
        }
    }

    /// Returns the entry of a spelling; nil if the lines say nothing that the lexicon does not.
    private static func entry(
        of spelling: String,
        _ lines: [LayerLine],
        in language: Language,
        beside known: StoredHeadword?
    ) -> HeadwordEntry? {
        let used = entryLines(of: spelling, lines, isKnown: known != nil)
        guard !used.isEmpty else { return nil }
        var entry = HeadwordEntry(word: spelling, language: language, lexicalEntries: [])
        let usual = known?.lexicalEntries.first?.lexicalCategory ?? .other
        for line in used { entry.add(line, as: line.word.lexicalCategory ?? usual) }
        return entry
    }

    /// Returns the lines that make the entry of a spelling: those with a meaning; without any, one for a word that the
    /// lexicon does not know.
    private static func entryLines(of spelling: String, _ lines: [LayerLine], isKnown: Bool) -> [LayerLine] {
        let accepting = lines.filter { $0.word.word == spelling && $0.word.status != .forbidden }
        let defining = accepting.filter { $0.word.sense != nil }
        return defining.isEmpty && !isKnown ? Array(accepting.prefix(1)) : defining
    }

    /// Returns the layers, as sources, that contribute to the entry of a spelling, the nearest first.
    ///
    /// - Parameter isKnown: whether the lexicon has the spelling.
    func sources(of spelling: String, folded: String, in language: Language, isKnown: Bool) -> [String] {
        let lines = lines(folded: folded, in: language)
        guard !lines.isEmpty else { return [] }
        let used = Self.entryLines(of: spelling, lines, isKnown: isKnown)
        return used.reduce(into: []) { if !$0.contains($1.source) { $0.append($1.source) } }
    }

    /// Returns the translations of a headword.
    ///
    /// - Parameter target: the language to translate into; nil for all.
    func translations(
        of headword: String,
        in language: Language,
        to target: Language? = nil
    ) -> [StoredTranslationGroup] {
        guard !isEmpty else { return [] }
        return lines(folded: Spelling.folded(headword), in: language)
            .filter { $0.word.word == headword && $0.word.status != .forbidden }
            .flatMap(\.word.translations)
            .filter { target == nil || $0.target == target }
            .map { StoredTranslationGroup(StoredBytes($0.storedBytes)) }
    }
}

extension HeadwordEntry {
    fileprivate mutating func add(_ line: LayerLine, as category: LexicalCategory) {
        guard let index = lexicalEntries.firstIndex(where: { $0.lexicalCategory == category }) else {
            lexicalEntries.append(LexicalEntry(lexicalCategory: category, entries: [Entry(line)]))
            return
        }
        let last = lexicalEntries[index].entries.indices.last
        if let last, lexicalEntries[index].entries[last].source == line.source, let sense = line.word.sense {
            lexicalEntries[index].entries[last].senses.append(sense)
        } else {
            lexicalEntries[index].entries.append(Entry(line))
        }
    }
}

extension Entry {
    /// Creates the entry of a line. A word without a meaning has a note, so that answers have something to say of it.
    fileprivate init(_ line: LayerLine) {
        self.init(
            source: line.source,
            notes: line.word.sense == nil ? [Note(text: "A word of \(line.source), without a definition.")] : [],
            senses: line.word.sense.map { [$0] } ?? []
        )
    }
}
