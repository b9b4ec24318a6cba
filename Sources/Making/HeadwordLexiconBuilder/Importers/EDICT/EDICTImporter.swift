internal import HeadwordModel

/// Reads EDICT, the Japanese-English dictionary of the EDRDG (`usr/share/edict`).
package struct EDICTImporter: Importer {
    package let source = Source(
        id: "edict",
        title: "EDICT",
        packages: ["edict"],
        licence: "CC-BY-SA-3.0",
        languages: [.ja, .en]
    )
    private static let path = "usr/share/edict/edict.utf8"
    /// The weight of a word that the dictionary marks as common, so that its meanings come first.
    private static let commonWeight = 1

    package init() {}

    /// Reads the table of lexical categories.
    static func categories() throws -> [String: LexicalCategory] {
        try LabelTable("edict-categories.tsv", PackageResources.edict_categories_tsv) {
            LexicalCategory(label: String($0))
        }.labels
    }

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let categories = try Self.categories()
        // The first line describes the file.
        let lines = try root.file(Self.path).split(separator: UInt8(ascii: "\n")).dropFirst()
        try progress.forEach("importing EDICT", of: Array(lines)) { line in
            guard let entry = EDICTEntry(Substring(decoding: line, as: UTF8.self), categories) else { return }
            add(entry, to: &draft)
        }
    }

    private func add(_ entry: EDICTEntry, to draft: inout LexiconDraft) {
        let headword = LexiconDraft.Headword(language: .ja, word: entry.word)
        for meaning in entry.meanings {
            let weight = entry.isCommon ? Self.commonWeight : 0
            draft.add(meaning.group(source: source.id), to: headword, weight: weight)
        }
        draft.add(Entry(source: source.id), to: headword, as: entry.meanings.first?.category ?? .other)
        guard let reading = entry.reading else { return }
        draft.add(Pronunciation(text: reading, notation: .respelling, source: source.id), to: headword)
        draft.add(alias: reading, of: headword)
    }
}
