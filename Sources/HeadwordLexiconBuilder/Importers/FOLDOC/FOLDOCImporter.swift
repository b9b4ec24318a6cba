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
        var numbers: [String: Int] = [:]
        try progress.forEach("importing FOLDOC", of: database.blocks) { block in
            FOLDOCEntry(Substring(decoding: block.text, as: UTF8.self))
        } _: { entry in
            if let entry { add(entry, categories, &numbers, to: &draft) }
        }
    }

    /// - Parameter numbers: how many senses each headword has so far.
    private func add(
        _ entry: FOLDOCEntry,
        _ categories: FOLDOCCategories,
        _ numbers: inout [String: Int],
        to draft: inout LexiconDraft
    ) {
        let headword = LexiconDraft.Headword(language: .en, word: entry.headword)
        var senses = SensesByCategory()
        for written in entry.senses {
            numbers[entry.headword, default: 0] += 1
            let use = categories.use(written.categories)
            let sense = written.prose.sense(
                id: "\(source.id):\(HeadwordEntry.id(of: entry.headword)).\(numbers[entry.headword] ?? 0)",
                domains: unique([.computing] + use.domains),
                registers: use.registers
            )
            senses.add(sense, as: DefinedCategory.category(of: written.prose.definition.text))
        }
        for (category, senses) in senses.parts {
            draft.add(Entry(source: source.id, senses: senses), to: headword, as: category)
        }
        for alias in entry.aliases { draft.add(alias: alias, of: headword) }
    }
}

/// What the subject fields of FOLDOC mean in our vocabularies; the table is the `.tsv` file beside this.
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

    func use(_ categories: [String]) -> Use {
        categories.reduce(into: Use()) { use, category in
            guard let other = uses[category] else { return }
            use.domains = unique(use.domains + other.domains)
            use.registers = unique(use.registers + other.registers)
        }
    }
}
