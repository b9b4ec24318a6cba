public import HeadwordCore
public import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

/// The meanings of a word: `RetrieveEntry` of the Oxford Dictionaries API, and how each headword was found.
public struct EntriesResponse: DictionaryResponse, Hashable, Sendable {
    /// The headwords found, the best match first; never empty.
    public var matches: [Match]
    /// The requested parts; nil for all but translations.
    public var fields: Set<EntryField>?
    /// The translations of each headword, if requested.
    public var translations: [String: [StoredTranslationGroup]]
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
    private typealias Result = (match: Match, translations: [StoredTranslationGroup])

    private static func shape(of fields: Set<EntryField>?) -> Shape<Self> {
        .answer(
            { response in
                var sources = response.translations.values.joined().map(\.source)
                for match in response.matches { match.entry.addSources(of: fields, to: &sources) }
                return AnswerMetadata(
                    schema: "RetrieveEntry/1",
                    sources: sources.lazy.map(\.string),
                    fallback: response.fallback
                )
            },
            each: result(fields)
        ) { response in
            response.matches.lazy.map { Result($0, response.translations[$0.entry.word] ?? []) }
        }
    }

    private static func result(_ fields: Set<EntryField>?) -> Shape<Result> {
        let ofAll = StoredShape([
            .labels(2, "regions", "The regions of this spelling, if not all.", of: Region.self),
            .records(3, "pronunciations", each: .pronunciation),
        ])
        return .headword(
            { $0.match },
            parts: { $0.match.entry.lexicalEntries },
            category: { $0.lexicalCategory },
            Shape([.members(of: lexicalEntry(fields)) { $0.bytes }]),
            before: [.members(of: ofAll.keeping(fields)) { $0.match.entry.bytes }],
            after: [.list("translations", "One group for each meaning.") { $0.translations }]
        ).keeping(fields)
    }

    private static func lexicalEntry(_ fields: Set<EntryField>?) -> StoredShape {
        StoredShape([
            .records(3, "pronunciations", each: .pronunciation),
            .headwords(4, "derivatives"),
            .records(
                5,
                "entries",
                "One entry for each homograph.",
                each: homograph(fields),
                having: StoredEntry.places(of: fields)
            ).essential,
        ]).keeping(fields)
    }

    private static func homograph(_ fields: Set<EntryField>?) -> StoredShape {
        let narrower = StoredShape(sense)
        let senses = StoredShape(sense + [.records(12, "subsenses", each: narrower.keeping(fields)).essential])
        return StoredShape([
            .source(0),
            .texts(1, "etymologies"),
            .records(2, "pronunciations", each: .pronunciation),
            .labels(3, "grammaticalFeatures", "The features of any of the senses.", of: GrammaticalFeature.self),
            .records(4, "variantForms", each: .variantForm),
            .records(5, "notes", each: .note),
            .records(6, "senses", "The most common first.", each: senses.keeping(fields)).essential,
        ]).keeping(fields)
    }

    private static let sense: [StoredShape.Member] = [
        .text(0, "id", "The source, a colon, and the source's identifier.", isUsual: true),
        .texts(1, "definitions"),
        .upstream(
            "shortDefinitions",
            .array(of: .string).described("Shortened definitions; from the upstream only.")
        ),
        .records(2, "examples", "The examples that show the headword itself come first.", each: .example),
        .labels(3, "domains", of: Domain.self),
        .labels(4, "registers", of: Register.self),
        .labels(5, "regions", of: Region.self),
        .labels(6, "grammaticalFeatures", of: GrammaticalFeature.self),
        .records(7, "variantForms", each: .variantForm),
        .records(8, "notes", each: .note),
        .records(9, "crossReferences", each: .crossReference),
        .headwords(10, "synonyms"),
        .records(11, "antonyms", each: .antonym),
    ]
}

// MARK: - Sources

extension StoredHeadword {
    /// Adds the sources of the fields that are written.
    fileprivate func addSources(of fields: Set<EntryField>?, to sources: inout [StoredText]) {
        let isSaid = fields?.contains(.pronunciations) != false
        let members = StoredEntry.places(of: fields).reduce(0) { $0 | 1 << $1 }
        if isSaid { pronunciations.forEach { sources.addIfMissing($0.source) } }
        for lexicalEntry in lexicalEntries {
            if isSaid { lexicalEntry.pronunciations.forEach { sources.addIfMissing($0.source) } }
            for entry in lexicalEntry.entries where entry.bytes.present & members != 0 {
                sources.addIfMissing(entry.source)
            }
        }
    }
}

extension [StoredText] {
    fileprivate mutating func addIfMissing(_ text: StoredText) {
        if !contains(text) { append(text) }
    }
}

extension StoredEntry {
    /// The places of the requested fields, and of the senses.
    fileprivate static func places(of fields: Set<EntryField>?) -> [Int] {
        let places: [(EntryField, Int)] = [
            (.etymologies, 1), (.pronunciations, 2), (.grammaticalFeatures, 3), (.variantForms, 4),
        ]
        guard let fields else { return Array(1...6) }
        return [6] + places.filter { fields.contains($0.0) }.map(\.1)
    }
}
