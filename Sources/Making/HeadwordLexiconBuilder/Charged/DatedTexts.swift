internal import HeadwordLexicon
internal import HeadwordModel

/// Finds the texts of old sources that are unfit to be shown unless the caller asks for them, and leaves them out.
///
/// These are the texts that match `dated-phrases.tsv`, and every sense of GCIDE, of 1913, that is labelled both
/// offensive and dated.
struct DatedTexts: Sendable {
    /// A headword without its dated texts.
    struct Shown {
        /// The entry without dated senses and examples; without any lexical entry if no definition is left.
        var entry: HeadwordEntry
        var sentences: [Sentence]
    }

    /// The phrases to search for in GCIDE, or in all other sources.
    private struct Phrases {
        var definitions: PhraseTable<Void>
        var examples: PhraseTable<Void>
    }

    private let old: Phrases
    private let newer: Phrases

    /// - Throws: ``ImportFailure`` with the line of the table that cannot be read.
    init() throws {
        let table = try TabSeparatedTable("dated-phrases.tsv", PackageResources.dated_phrases_tsv, columns: 4)
        func phrases(of source: String) -> Phrases {
            let rows = table.rows.filter { $0[1].split(separator: " ").contains { $0 == source } }
            return Phrases(
                definitions: PhraseTable(rows.filter { $0[2] != "example" }.map { ($0[0], ()) }),
                examples: PhraseTable(rows.filter { $0[2] != "definition" }.map { ($0[0], ()) })
            )
        }
        old = phrases(of: "gcide")
        newer = phrases(of: "wordnet")
    }

    /// Returns the phrases to look for in a source; nil for our own, which needs no search.
    private func phrases(of source: String) -> Phrases? {
        source.hasPrefix("supplement") ? nil : source == "gcide" ? old : newer
    }

    /// Labels as dated the senses that ``shown(of:_:)`` leaves out.
    func label(_ senses: inout [Sense], of source: String) {
        for index in senses.indices {
            if isDated(senses[index], of: source) { senses[index].registers.addNew([.dated]) }
            label(&senses[index].subsenses, of: source)
        }
    }

    /// Returns the part of a headword that is shown by default; nil if nothing has to be left out.
    func shown(of entry: HeadwordEntry, _ sentences: [Sentence]) -> Shown? {
        var shown = Shown(entry: entry, sentences: sentences.filter { !isDated($0) })
        for index in shown.entry.lexicalEntries.indices {
            for place in shown.entry.lexicalEntries[index].entries.indices {
                let source = entry.lexicalEntries[index].entries[place].source
                leaveOutDated(from: &shown.entry.lexicalEntries[index].entries[place].senses, of: source)
            }
        }
        guard shown.entry != entry || shown.sentences.count < sentences.count else { return nil }
        shown.entry.leaveOutEmptied(since: entry)
        return shown
    }

    private func leaveOutDated(from senses: inout [Sense], of source: String) {
        senses.removeAll { isDated($0, of: source) }
        for index in senses.indices {
            if let phrases = phrases(of: source), !senses[index].examples.isEmpty {
                senses[index].examples.removeAll { phrases.examples.finds(in: $0.text) }
            }
            senses[index].synonyms.removeAll(where: ChargedWords.table.isOffensive)
            leaveOutDated(from: &senses[index].subsenses, of: source)
        }
    }

    private func isDated(_ sense: Sense, of source: String) -> Bool {
        if source == "gcide", sense.registers.contains(.offensive), sense.registers.contains(.dated) { return true }
        guard let phrases = phrases(of: source) else { return false }
        return sense.definitions.contains(where: phrases.definitions.finds)
    }

    private func isDated(_ sentence: Sentence) -> Bool {
        phrases(of: sentence.source)?.examples.finds(in: sentence.text) ?? false
    }
}

extension HeadwordEntry {
    /// Removes entries and lexical entries that have lost all their senses, and everything if no definition is left.
    fileprivate mutating func leaveOutEmptied(since whole: HeadwordEntry) {
        for (index, part) in whole.lexicalEntries.enumerated() {
            let had = part.entries.map { !$0.senses.isEmpty }
            let entries = lexicalEntries[index].entries
            lexicalEntries[index].entries = zip(entries, had).filter { !$1 || !$0.senses.isEmpty }.map(\.0)
        }
        lexicalEntries = zip(lexicalEntries, whole.lexicalEntries)
            .filter { !$0.entries.isEmpty || $1.entries.isEmpty }.map(\.0)
        guard !lexicalEntries.contains(where: \.hasText), whole.lexicalEntries.contains(where: \.hasText) else {
            return
        }
        lexicalEntries = []
    }
}

extension LexicalEntry {
    fileprivate var hasText: Bool { entries.contains { $0.senses.contains(where: \.hasText) } }
}
