internal import HeadwordModel

/// The importer of SCOWL's word lists, which tell other importers and inflection which words are in use. It also pairs
/// British with American spellings, but adds no headwords.
package struct SCOWLImporter: Importer {
    package let source = Source(
        id: "scowl",
        title: "SCOWL 2020.12.07",
        packages: ["scowl"],
        licence: "SCOWL licence (BSD-like)"
    )

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let words = try SCOWLWords(&root)
        draft.evidence[SCOWLWords.self] = words
        draft.evidence[SpellingPairs.self] = try SpellingPairs(words.entries)
    }
}

/// The importer of the words in SCOWL that no dictionary defines: abbreviations, contractions and common names. It also
/// gives headwords their British and American spellings. It relies on the lists read by ``SCOWLImporter`` and runs
/// after all dictionaries.
package struct SCOWLHeadwordsImporter: Importer {
    package let source = Source(
        id: "scowl-headwords",
        title: "SCOWL: abbreviations, contractions, names and spellings",
        packages: [],
        licence: "SCOWL licence (BSD-like)",
        needs: [.init("scowl", loss: "nothing is added"), .init("supplement", "supplement-senses")]
    )

    private static let largestSizeOfNames: UInt8 = 60

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let entries = draft.evidence[SCOWLWords.self].entries
        let contractions = draft.evidence[DefinedContractions.self].words
        for word in entries.keys.sorted() where !contractions.contains(word) {
            guard let entry = entries[word], let (category, features) = Self.classes(of: entry) else { continue }
            let headword = LexiconDraft.Headword(language: .en, word: word)
            // A contraction is added even if a dictionary already has it, for example as a verb.
            guard category == .contraction || !draft.contains(headword) else { continue }
            draft.add(Entry(source: source.id, grammaticalFeatures: features), to: headword, as: category)
        }
        for (word, entry) in entries.sorted(by: { $0.key < $1.key }) {
            if let region = entry.region { draft.add(region, to: .init(language: .en, word: word)) }
        }
        addSpellings(to: &draft)
    }

    private static func classes(of entry: SCOWLEntry) -> (LexicalCategory, [GrammaticalFeature])? {
        if entry.kinds.contains(.contractions) { return (.contraction, []) }
        if entry.kinds.contains(.abbreviations) { return (.residual, [.abbreviation]) }
        let isName = entry.kinds.contains(.properNames) && !entry.kinds.contains(.words)
        return isName && entry.size <= largestSizeOfNames ? (.noun, [.proper]) : nil
    }

    private func addSpellings(to draft: inout LexiconDraft) {
        for (british, american) in draft.evidence[SpellingPairs.self].american.sorted(by: { $0.key < $1.key }) {
            add(VariantForm(text: british, regions: [.british]), of: american, to: &draft)
            add(VariantForm(text: american, regions: [.us]), of: british, to: &draft)
        }
    }

    /// Adds a variant spelling, and makes it an alias of the headword unless it is a headword itself.
    private func add(_ variant: VariantForm, of word: String, to draft: inout LexiconDraft) {
        let headword = LexiconDraft.Headword(language: .en, word: word)
        guard draft.contains(headword) else { return }
        for category in draft.categories(of: headword).sorted(by: { $0.rawValue < $1.rawValue }) {
            draft.add(Entry(source: source.id, variantForms: [variant]), to: headword, as: category)
        }
        if !draft.contains(.init(language: .en, word: variant.text)) { draft.add(alias: variant.text, of: headword) }
    }
}
