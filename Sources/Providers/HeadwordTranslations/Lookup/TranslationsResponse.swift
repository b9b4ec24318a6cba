public import HeadwordCore
public import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// The translations of a word: the bilingual `RetrieveEntry` of the Oxford Dictionaries API, and how each headword was
/// found.
public struct TranslationsResponse: DictionaryResponse, Hashable, Sendable {
    /// A headword with its translations.
    public struct Headword: Hashable, Sendable {
        /// The headword and how it was found.
        public var match: Match
        /// The translations, the commonest lexical category of the headword first. A category that the headword lacks
        /// comes before if it is that of the likeliest translation: `erste` is a numeral, `first` an adjective.
        /// Translations without a category come last.
        public var lexicalEntries: [BilingualEntry]
    }

    /// The translations of a headword in one lexical category.
    public struct BilingualEntry: Hashable, Sendable {
        /// Noun, verb, ...; nil if the source does not say.
        public var category: LexicalCategory?
        /// The groups of each source, direct translations before others.
        public var sources: [[StoredTranslationGroup]]
    }

    /// The headwords, the best match first; never empty.
    public var headwords: [Headword]
    /// The requested parts; nil for all.
    public var fields: Set<EntryField>?
    /// Why the preferred source has no answer; nil if it answered.
    public var fallback: JSONObject?

}

extension TranslationsResponse.Headword {
    /// Creates a headword with its translations in the order of its lexical entries; nil if there are none.
    init?(_ match: Match, _ groups: [StoredTranslationGroup]) {
        guard !groups.isEmpty else { return nil }
        var categories = match.entry.lexicalEntries.map(\.lexicalCategory).map(Optional.some)
        if let likeliest = groups[0].lexicalCategory, !categories.contains(likeliest) {
            categories.insert(likeliest, at: 0)
        }
        for group in groups where group.lexicalCategory != nil && !categories.contains(group.lexicalCategory) {
            categories.append(group.lexicalCategory)
        }
        self.match = match
        lexicalEntries = (categories + [nil]).compactMap { category in
            let own = groups.filter { $0.lexicalCategory == category }
            return own.isEmpty ? nil : TranslationsResponse.BilingualEntry(category: category, sources: own.bySource)
        }
    }
}

extension [StoredTranslationGroup] {
    /// The groups of each source, direct translations before others.
    fileprivate var bySource: [[StoredTranslationGroup]] {
        var sources: [[StoredTranslationGroup]] = []
        for group in filter({ $0.pivot == nil }) + filter({ $0.pivot != nil }) {
            let index = sources.firstIndex { $0[0].source == group.source && $0[0].pivot == group.pivot }
            if let index { sources[index].append(group) } else { sources.append([group]) }
        }
        return sources
    }
}

// MARK: - Shape

extension TranslationsResponse {
    /// The bilingual `RetrieveEntry` with all fields.
    public static var shape: Shape<Self> { shapes.whole }

    private static let shapes = LimitedShapes { shape(of: $0) }

    /// Writes the requested fields.
    public func write(to writer: inout JSONWriter) {
        Self.shapes[fields].write(self, to: &writer)
    }

    private static func shape(of fields: Set<EntryField>?) -> Shape<Self> {
        .answer(
            { response in
                let groups = response.headwords.lazy.flatMap(\.lexicalEntries).flatMap(\.sources).joined()
                return AnswerMetadata(
                    schema: "RetrieveEntry/1",
                    sources: groups.map(\.source.string),
                    fallback: response.fallback
                )
            },
            each: .headword(
                { $0.match },
                parts: { $0.lexicalEntries },
                category: { $0.category },
                Shape([.list("entries", "One entry for each source.", each: entry(fields)) { $0.sources }])
            )
        ) { $0.headwords }
    }

    /// Returns the shape of one source's meanings, of which there is at least one.
    private static func entry(_ fields: Set<EntryField>?) -> Shape<[StoredTranslationGroup]> {
        let first = Shape<StoredTranslationGroup>([.source { $0.source }, .pivot])
        return Shape([
            .members(of: first) { $0[0] },
            .upstream("grammaticalFeatures", .array(of: GrammaticalFeature.schema)),
            .upstream("notes", .array(of: StoredShape.note.schema)),
            .list(
                "senses",
                "The translated meanings, the likeliest first where the source ranks them.",
                each: sense(fields)
            ) { $0 },
        ])
    }

    /// Returns the shape of a sense. In the upstream's answers, a sense may have translations only in its examples or
    /// narrower senses.
    private static func sense(_ fields: Set<EntryField>?) -> Shape<StoredTranslationGroup> {
        let members =
            Shape.meaning + [
                .translations,
                .upstream("id", .string.described("The upstream's identifier of the meaning.")),
                .upstream("notes", .array(of: StoredShape.note.schema)),
                .upstream(
                    "examples",
                    .array(
                        of: .object(
                            [
                                ("text", .string),
                                (
                                    "translations",
                                    .array(of: Shape<(text: StoredTranslation, language: Language)>.translation.schema)
                                ),
                            ],
                            required: ["text"]
                        )
                    ).described("From the upstream only.")
                ),
            ]
        let narrower = Shape<StoredTranslationGroup>(members).schema
        return Shape(members + [.upstream("subsenses", .array(of: narrower))]).keeping(fields)
    }
}
