internal import HeadwordLexicon
internal import HeadwordModel

/// Reads the Jargon File, the dictionary of hackers' slang (`usr/share/dictd/jargon`).
package struct JargonImporter: Importer {
    package let source = Source(
        id: "jargon",
        title: "The Jargon File",
        packages: ["dict-jargon"],
        licence: "public domain"
    )

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let database = try DictdDatabase("jargon", below: &root)
        var numbers: [String: Int] = [:]
        try progress.forEach("importing the Jargon File", of: database.blocks) { block in
            guard let written = JargonEntry(Substring(decoding: block.text, as: UTF8.self)) else { return }
            add(written, after: &numbers[written.headword, default: 0], to: &draft)
        }
    }

    /// - Parameter number: how many senses the headword has so far.
    private func add(_ entry: JargonEntry, after number: inout Int, to draft: inout LexiconDraft) {
        var senses = SensesByCategory()
        for (prose, grammar) in entry.senses {
            number += 1
            var sense = prose.sense(
                id: "\(source.id):\(HeadwordEntry.id(of: entry.headword)).\(number)",
                domains: [.computing],
                registers: [.slang] + (grammar.isObsolete ? [.obsolete] : [])
            )
            sense.grammaticalFeatures = grammar.features
            senses.add(sense, as: grammar.category)
        }
        for (category, senses) in senses.parts {
            let features = Set(senses.flatMap(\.grammaticalFeatures))
            let written = Entry(
                source: source.id,
                etymologies: entry.origins,
                pronunciations: entry.sounds.map { Pronunciation(text: $0, notation: .respelling, source: source.id) },
                grammaticalFeatures: GrammaticalFeature.allCases.filter(features.contains),
                senses: senses
            )
            draft.add(written, to: .init(language: .en, word: entry.headword), as: category)
        }
    }
}
