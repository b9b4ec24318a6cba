public import HeadwordCore
public import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// The meanings of a word: `RetrieveEntry` of the Oxford Dictionaries API, and how each headword was found.
public struct EntriesResponse: DictionaryResponse, Hashable, Sendable {
    /// The headwords found, the best match first; never empty.
    public var matches: [Match]
    /// The requested parts; nil for all but translations.
    public var fields: Set<EntryField>?
    /// The translations of each headword, if requested.
    public var translations: [String: [TranslationGroup]]
    /// Why the preferred source has no answer; nil if it answered.
    public var fallback: JSONObject?

    /// `RetrieveEntry` with all fields. Members without content are absent.
    public static var shape: Shape<Self> { shapes.whole }

    private static let shapes = LimitedShapes { shape(of: $0) }

    /// Writes the requested fields.
    public func write(to writer: inout JSONWriter) {
        Self.shapes[fields].write(self, to: &writer)
    }
}

// MARK: - Shape

extension EntriesResponse {
    private typealias Result = (match: Match, translations: [TranslationGroup])

    private static func shape(of fields: Set<EntryField>?) -> Shape<Self> {
        .answer(
            { response in
                let said = response.matches.lazy.flatMap { $0.entry.sources(of: fields) }
                let translated = response.translations.values.lazy.joined().map(\.source)
                let sources = Set(said).union(translated)
                return AnswerMetadata(schema: "RetrieveEntry/1", sources: sources, fallback: response.fallback)
            },
            each: result(fields)
        ) { response in
            response.matches.lazy.map { Result($0, response.translations[$0.entry.word] ?? []) }
        }
    }

    private static func result(_ fields: Set<EntryField>?) -> Shape<Result> {
        .headword(
            { $0.match },
            parts: { $0.match.entry.lexicalEntries },
            category: { $0.lexicalCategory },
            lexicalEntry(fields),
            before: [
                .list("regions", "The regions of this spelling, if not all.") { $0.match.entry.regions },
                .list("pronunciations") { $0.match.entry.pronunciations },
            ],
            after: [.list("translations", "One group for each meaning.") { $0.translations }]
        ).keeping(fields)
    }

    private static func lexicalEntry(_ fields: Set<EntryField>?) -> Shape<LexicalEntry> {
        Shape([
            .list("pronunciations") { $0.pronunciations },
            .list("derivatives", each: .relatedWord) { $0.derivatives },
            .list("entries", "One entry for each homograph.", each: homograph(fields)) { lexicalEntry in
                lexicalEntry.entries.filter { $0.says(anyOf: fields) }
            }.essential,
        ]).keeping(fields)
    }

    private static func homograph(_ fields: Set<EntryField>?) -> Shape<Entry> {
        let narrower = sense()
        let senses = sense(.list("subsenses", each: narrower.keeping(fields)) { $0.subsenses }.essential)
        return Shape([
            .source { $0.source },
            .list("etymologies") { $0.etymologies },
            .list("pronunciations") { $0.pronunciations },
            .list("grammaticalFeatures", "The features of any of the senses.") { $0.grammaticalFeatures },
            .list("variantForms") { $0.variantForms },
            .list("notes") { $0.notes },
            .list("senses", "The most common first.", each: senses.keeping(fields)) { $0.senses }.essential,
        ]).keeping(fields)
    }

    private static func sense(_ narrower: Shape<Sense>.Member...) -> Shape<Sense> {
        Shape(
            [
                .usual("id", "The source, a colon, and the source's identifier.") { $0.id },
                .list("definitions") { $0.definitions },
                .upstream(
                    "shortDefinitions",
                    .array(of: .string).described("Shortened definitions; from the upstream only.")
                ),
                .list("examples", "The examples that show the headword itself come first.") { $0.examples },
                .list("domains") { $0.domains },
                .list("registers") { $0.registers },
                .list("regions") { $0.regions },
                .list("grammaticalFeatures") { $0.grammaticalFeatures },
                .list("variantForms") { $0.variantForms },
                .list("notes") { $0.notes },
                .list("crossReferences") { $0.crossReferences },
                .list("synonyms", each: .relatedWord) { $0.synonyms },
                .list("antonyms") { $0.antonyms },
            ] + narrower
        )
    }
}

// MARK: - Sources

extension HeadwordEntry {
    /// Returns the sources of the fields that are written.
    fileprivate func sources(of fields: Set<EntryField>?) -> Set<String> {
        let isSaid = fields?.contains(.pronunciations) != false
        var sources = Set(isSaid ? pronunciations.map(\.source) : [])
        for lexicalEntry in lexicalEntries {
            if isSaid { sources.formUnion(lexicalEntry.pronunciations.lazy.map(\.source)) }
            for entry in lexicalEntry.entries where entry.says(anyOf: fields) { sources.insert(entry.source) }
        }
        return sources
    }
}

extension Entry {
    /// Whether it has any of the requested fields, or senses.
    fileprivate func says(anyOf fields: Set<EntryField>?) -> Bool {
        guard senses.isEmpty else { return true }
        guard let fields else {
            return
                !(etymologies.isEmpty && pronunciations.isEmpty && grammaticalFeatures.isEmpty
                && variantForms.isEmpty && notes.isEmpty)
        }
        return fields.contains(.etymologies) && !etymologies.isEmpty
            || fields.contains(.pronunciations) && !pronunciations.isEmpty
            || fields.contains(.grammaticalFeatures) && !grammaticalFeatures.isEmpty
            || fields.contains(.variantForms) && !variantForms.isEmpty
    }
}
