internal import HeadwordLexicon
internal import HeadwordModel

/// Reads the Jargon File, the dictionary of hackers' slang (`usr/share/dictd/jargon`).
package struct JargonImporter: Importer {
    package let source = Source(
        id: "jargon",
        title: "The Jargon File",
        packages: ["dict-jargon"],
        licence: "public domain",
        needs: [.init("foldoc")]
    )

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let database = try DictdDatabase("jargon", below: &root)
        let entries = database.blocks.compactMap { JargonEntry(Substring(decoding: $0.text, as: UTF8.self)) }
        var names = EntryNames()
        for entry in entries { names.add(entry.headword, of: entry.headword) }
        let known = draft.evidence[KnownDefinitions.self]
        var numbers: [String: Int] = [:]
        try progress.forEach("importing the Jargon File", of: entries) { entry in
            add(entry, names, besides: known, after: &numbers[entry.headword, default: 0], to: &draft)
        }
    }

    /// - Parameters:
    ///   - known: the definitions that are not to be repeated.
    ///   - number: how many senses the headword has so far.
    private func add(
        _ entry: JargonEntry,
        _ names: EntryNames,
        besides known: KnownDefinitions,
        after number: inout Int,
        to draft: inout LexiconDraft
    ) {
        var senses = SensesByCategory()
        for (prose, grammar) in entry.senses {
            if let target = names.target(of: prose, in: entry.headword) {
                if !target.isEmpty { draft.add(alias: entry.headword, of: .init(language: .en, word: target)) }
                continue
            }
            if known.has(prose.definition.text, of: entry.headword) { continue }
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
