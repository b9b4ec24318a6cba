public import HeadwordCore
public import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// What a word means: `RetrieveEntry` of the Oxford Dictionaries API, and how each headword was found.
public struct EntriesResponse: DictionaryResponse, Hashable, Sendable {
    /// The headwords that were found, the nearest first; never empty.
    public var matches: [Match]
    /// The parts that are wanted; nil for all but translations.
    public var fields: Set<EntryField>?
    /// The translations of each headword, if they are wanted.
    public var translations: [String: [TranslationGroup]]
    /// Why the source that was asked first has no answer; nil if this is the one.
    public var fallback: JSONObject?

    /// Writes `RetrieveEntry`. What has no content is absent.
    public func write(to writer: inout JSONWriter) {
        let entryWriter = EntryWriter(fields)
        writer.object { writer in
            let sources = entryWriter.sources(of: matches).union(translations.values.lazy.joined().map(\.source))
            writer.member(
                "metadata",
                AnswerMetadata(schema: "RetrieveEntry/1", sources: sources, fallback: fallback)
            )
            writer.member("results", of: matches) { match, writer in
                entryWriter.write(match, translations[match.entry.word] ?? [], to: &writer)
            }
        }
    }
}

/// Writes the wanted parts of entries.
private struct EntryWriter {
    private let isWhole: Bool
    private let fields: Set<EntryField>

    init(_ fields: Set<EntryField>?) {
        isWhole = fields == nil
        self.fields = fields ?? []
    }

    private func wants(_ field: EntryField) -> Bool { isWhole || fields.contains(field) }

    /// The sources of what is written.
    func sources(of matches: [Match]) -> Set<String> {
        var sources: Set<String> = []
        for entry in matches.lazy.map(\.entry) {
            if wants(.pronunciations) { sources.formUnion(entry.pronunciations.lazy.map(\.source)) }
            for lexicalEntry in entry.lexicalEntries {
                if wants(.pronunciations) { sources.formUnion(lexicalEntry.pronunciations.lazy.map(\.source)) }
                for entry in lexicalEntry.entries where saysSomethingWanted(entry) { sources.insert(entry.source) }
            }
        }
        return sources
    }

    func write(_ match: Match, _ translations: [TranslationGroup], to writer: inout JSONWriter) {
        let entry = match.entry
        writer.object { writer in
            writer.headwordMembers(of: match)
            if wants(.regions) { writer.member("regions", labels: entry.regions) }
            if wants(.pronunciations) { writer.member("pronunciations", ifAny: entry.pronunciations) }
            writer.member("lexicalEntries", of: entry.lexicalEntries) { lexicalEntry, writer in
                write(lexicalEntry, of: entry, to: &writer)
            }
            writer.member("translations", ifAny: translations)
        }
    }

    private func write(_ lexicalEntry: LexicalEntry, of entry: HeadwordEntry, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.lexicalEntryMembers(of: entry, as: lexicalEntry.lexicalCategory)
            if wants(.pronunciations) { writer.member("pronunciations", ifAny: lexicalEntry.pronunciations) }
            if isWhole { writer.member("derivatives", ifAny: lexicalEntry.derivatives.map(RelatedWord.init)) }
            let entries = lexicalEntry.entries.filter(saysSomethingWanted)
            guard !entries.isEmpty else { return }
            writer.member("entries", of: entries) { homograph, writer in write(homograph, to: &writer) }
        }
    }

    private func saysSomethingWanted(_ entry: Entry) -> Bool {
        !entry.senses.isEmpty || wants(.etymologies) && !entry.etymologies.isEmpty
            || wants(.pronunciations) && !entry.pronunciations.isEmpty
            || wants(.grammaticalFeatures) && !entry.grammaticalFeatures.isEmpty
            || wants(.variantForms) && !entry.variantForms.isEmpty || isWhole && !entry.notes.isEmpty
    }

    private func write(_ entry: Entry, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("source", entry.source)
            if wants(.etymologies) { writer.member("etymologies", ifAny: entry.etymologies) }
            if wants(.pronunciations) { writer.member("pronunciations", ifAny: entry.pronunciations) }
            if wants(.grammaticalFeatures) {
                writer.member("grammaticalFeatures", ifAny: entry.grammaticalFeatures)
            }
            if wants(.variantForms) { writer.member("variantForms", ifAny: entry.variantForms) }
            if isWhole { writer.member("notes", ifAny: entry.notes) }
            write(entry.senses, as: "senses", to: &writer)
        }
    }

    private func write(_ senses: [Sense], as name: StaticString, to writer: inout JSONWriter) {
        guard !senses.isEmpty else { return }
        writer.name(name)
        writer.array { writer in
            for sense in senses { write(sense, to: &writer) }
        }
    }

    private func write(_ sense: Sense, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", sense.id)
            if wants(.definitions) { writer.member("definitions", ifAny: sense.definitions) }
            if wants(.examples) { writer.member("examples", ifAny: sense.examples) }
            if wants(.domains) { writer.member("domains", labels: sense.domains) }
            if wants(.registers) { writer.member("registers", labels: sense.registers) }
            if wants(.regions) { writer.member("regions", labels: sense.regions) }
            if wants(.grammaticalFeatures) {
                writer.member("grammaticalFeatures", ifAny: sense.grammaticalFeatures)
            }
            if wants(.variantForms) { writer.member("variantForms", ifAny: sense.variantForms) }
            if isWhole { writeRelations(of: sense, to: &writer) }
            write(sense.subsenses, as: "subsenses", to: &writer)
        }
    }
}

extension EntryWriter {
    private func writeRelations(of sense: Sense, to writer: inout JSONWriter) {
        writer.member("notes", ifAny: sense.notes)
        writer.member("crossReferences", ifAny: sense.crossReferences)
        writer.member("synonyms", ifAny: sense.synonyms.map(RelatedWord.init))
        writer.member("antonyms", ifAny: sense.antonyms)
    }
}
