internal import HeadwordLexicon
internal import HeadwordModel

/// Reads the Free On-line Dictionary of Computing (`usr/share/dictd/foldoc`).
package struct FOLDOCImporter: Importer {
    package let source = Source(
        id: "foldoc",
        title: "Free On-line Dictionary of Computing",
        packages: ["dict-foldoc"],
        licence: "GFDL-1.3+"
    )

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let categories = try FOLDOCCategories()
        let database = try DictdDatabase("foldoc", below: &root)
        var entries: [FOLDOCEntry] = []
        var names = EntryNames()
        try progress.forEach("importing FOLDOC", of: database.blocks) { block in
            FOLDOCEntry(Substring(decoding: block.text, as: UTF8.self))
        } _: { entry in
            guard let entry else { return }
            entries.append(entry)
            for name in [entry.headword] + entry.aliases { names.add(name, of: entry.headword) }
        }
        var numbers: [String: Int] = [:]
        for entry in entries { add(entry, categories, names, &numbers, to: &draft) }
    }

    /// - Parameter numbers: how many senses each headword has so far.
    private func add(
        _ entry: FOLDOCEntry,
        _ categories: FOLDOCCategories,
        _ names: EntryNames,
        _ numbers: inout [String: Int],
        to draft: inout LexiconDraft
    ) {
        var senses = SensesByCategory()
        for written in entry.senses where !written.isCountryCode {
            if let target = names.target(of: written.prose, in: entry.headword) {
                if !target.isEmpty { draft.add(aliases: [entry.headword] + entry.aliases, of: target) }
                continue
            }
            numbers[entry.headword, default: 0] += 1
            let id = "\(source.id):\(HeadwordEntry.id(of: entry.headword)).\(numbers[entry.headword] ?? 0)"
            let text = written.prose.definition.text
            senses.add(categories.sense(written, id: id), as: DefinedCategory.category(of: text))
            draft.evidence.update(KnownDefinitions.self) { $0.add(text, of: entry.headword) }
        }
        guard !senses.parts.isEmpty else { return }
        for (category, senses) in senses.parts {
            draft.add(
                Entry(source: source.id, senses: senses),
                to: .init(language: .en, word: entry.headword),
                as: category
            )
        }
        draft.add(aliases: entry.aliases, of: entry.headword)
    }
}

extension LexiconDraft {
    /// Adds other names under which an English headword is found.
    fileprivate mutating func add(aliases: [String], of word: String) {
        for alias in aliases { add(alias: alias, of: Headword(language: .en, word: word)) }
    }
}

/// The meanings of FOLDOC's subject fields in our vocabularies. The table is the `.tsv` file in this folder.
package struct FOLDOCCategories: Sendable {
    struct Use: Sendable {
        var domains: [Domain] = []
        var registers: [Register] = []
    }

    private let uses: [String: Use]

    /// Reads the table.
    package init() throws {
        uses = try LabelTable("foldoc-categories.tsv", PackageResources.foldoc_categories_tsv) { label -> Use? in
            if let domain = Domain(label: String(label)) { return Use(domains: [domain]) }
            return Register(label: String(label)).map { Use(registers: [$0]) }
        }.labels
    }

    /// Returns the sense of the lexicon for a sense of FOLDOC.
    func sense(_ written: FOLDOCEntry.Sense, id: String) -> Sense {
        let use = use(written.categories)
        return written.prose.sense(id: id, domains: unique([.computing] + use.domains), registers: use.registers)
    }

    private func use(_ categories: [String]) -> Use {
        categories.reduce(into: Use()) { use, category in
            guard let other = uses[category] else { return }
            use.domains = unique(use.domains + other.domains)
            use.registers = unique(use.registers + other.registers)
        }
    }
}
