internal import HeadwordModel

/// The etymologies of words that have none in their entries.
package struct KnownOrigins: Evidence {
    /// The source.
    var source = ""
    /// The etymologies in words.
    var texts: [LexiconDraft.Headword: String] = [:]

    /// Creates the evidence of no source.
    package init() {}

    /// Adds the etymology of a headword, if its entries have none, to the commonest lexical category.
    func complete(_ entry: inout HeadwordEntry) {
        guard !entry.lexicalEntries.isEmpty,
            entry.lexicalEntries.allSatisfy({ $0.entries.allSatisfy(\.etymologies.isEmpty) }),
            let text = texts[.init(language: entry.language, word: entry.word)]
        else { return }
        entry.lexicalEntries[0].entries.append(Entry(source: source, etymologies: [text]))
    }
}
