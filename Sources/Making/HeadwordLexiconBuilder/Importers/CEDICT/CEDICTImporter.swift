internal import HeadwordModel

/// Reads CC-CEDICT, the Chinese-English dictionary (`usr/share/dictd/cc-cedict`).
package struct CEDICTImporter: Importer {
    package let source = Source(
        id: "cc-cedict",
        title: "CC-CEDICT",
        packages: ["dict-cc-cedict"],
        licence: "CC-BY-SA-4.0",
        languages: [.zh, .en]
    )

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let database = try DictdDatabase("cc-cedict", below: &root)
        try progress.forEach("importing CC-CEDICT", of: database.blocks) { block in
            guard let entry = CEDICTEntry(Substring(decoding: block.text, as: UTF8.self)) else { return }
            for word in entry.words { add(entry, as: word, to: &draft) }
        }
    }

    private func add(_ entry: CEDICTEntry, as word: String, to draft: inout LexiconDraft) {
        let headword = LexiconDraft.Headword(language: .zh, word: word)
        for meaning in entry.meanings { draft.add(meaning.group(source: source.id), to: headword) }
        let category = entry.meanings.lazy.compactMap(\.category).first ?? .other
        draft.add(Entry(source: source.id), to: headword, as: category)
        for sound in entry.sounds {
            draft.add(Pronunciation(text: sound, notation: .respelling, source: source.id), to: headword)
        }
        for other in entry.words where other != word { draft.add(alias: other, of: headword) }
    }
}
