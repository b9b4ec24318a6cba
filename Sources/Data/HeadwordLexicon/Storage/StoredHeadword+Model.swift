public import HeadwordModel

// Entries as values, for checks that compare them with what was stored.

extension HeadwordEntry {
    /// Reads all parts of an entry.
    public init(_ stored: StoredHeadword) {
        self.init(
            word: stored.word,
            language: stored.language,
            regions: Array(stored.regions),
            pronunciations: stored.pronunciations.map(Pronunciation.init),
            lexicalEntries: stored.lexicalEntries.map(LexicalEntry.init)
        )
    }
}

extension LexicalEntry {
    init(_ stored: StoredLexicalEntry) {
        self.init(
            lexicalCategory: stored.lexicalCategory,
            pronunciations: stored.pronunciations.map(Pronunciation.init),
            entries: stored.entries.map(Entry.init),
            derivatives: stored.derivatives.map(\.string)
        )
    }
}

extension Entry {
    init(_ stored: StoredEntry) {
        self.init(
            source: stored.source.string,
            etymologies: stored.etymologies.map(\.string),
            pronunciations: stored.pronunciations.map(Pronunciation.init),
            grammaticalFeatures: Array(stored.grammaticalFeatures),
            variantForms: stored.variantForms.map(VariantForm.init),
            notes: stored.notes.map(Note.init),
            senses: stored.senses.map { Sense($0) }
        )
    }
}

extension Sense {
    /// Reads all parts of a sense; subsenses have no subsenses, so that damaged bytes cannot lead deeper.
    public init(_ stored: StoredSense) {
        self.init(alone: stored)
        subsenses = stored.subsenses.map(Sense.init(alone:))
    }

    private init(alone stored: StoredSense) {
        self.init(
            id: stored.id.string,
            definitions: stored.definitions.map(\.string),
            examples: stored.examples.map(Example.init),
            domains: Array(stored.domains),
            registers: Array(stored.registers),
            regions: Array(stored.regions),
            grammaticalFeatures: Array(stored.grammaticalFeatures),
            crossReferences: stored.crossReferences.map { CrossReference(word: $0.word.string, type: $0.type) },
            synonyms: stored.synonyms.map(\.string),
            antonyms: stored.antonyms.map { Antonym(word: $0.word.string, isIndirect: $0.isIndirect) },
            variantForms: stored.variantForms.map(VariantForm.init),
            notes: stored.notes.map(Note.init)
        )
    }
}

extension Example {
    init(_ stored: StoredExample) {
        let synonym = stored.shownSynonym.map { Shown.synonym($0.string) }
        self.init(
            text: stored.text.string,
            author: stored.author?.string,
            shows: stored.showsHeadword ? .headword : synonym ?? .unknown
        )
    }
}

extension Pronunciation {
    init(_ stored: StoredPronunciation) {
        self.init(
            text: stored.text.string,
            notation: stored.notation,
            region: stored.regions.first { _ in true },
            source: stored.source.string
        )
    }
}

extension VariantForm {
    init(_ stored: StoredVariantForm) {
        self.init(text: stored.text.string, regions: Array(stored.regions), registers: Array(stored.registers))
    }
}

extension Note {
    init(_ stored: StoredNote) { self.init(text: stored.text.string, kind: stored.kind) }
}
