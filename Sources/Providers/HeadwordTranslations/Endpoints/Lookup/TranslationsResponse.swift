public import HeadwordCore
public import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// What a word is in another language: the bilingual `RetrieveEntry` of the Oxford Dictionaries API, and how each
/// headword was found.
public struct TranslationsResponse: DictionaryResponse, Hashable, Sendable {
    /// A headword with its translations.
    public struct Headword: Hashable, Sendable {
        /// The headword and how it was found.
        public var match: Match
        /// The translations, the commonest lexical category of the headword first. One that the headword lacks stands
        /// before if it is that of the likeliest translation: `erste` is a numeral, `first` an adjective. Those whose
        /// source does not say stand last.
        public var lexicalEntries: [BilingualEntry]
    }

    /// The translations of a headword in one lexical category.
    public struct BilingualEntry: Hashable, Sendable {
        /// Noun, verb, ...; nil if the source does not say.
        public var category: LexicalCategory?
        /// The groups of each source, direct translations before others.
        public var sources: [[TranslationGroup]]
    }

    /// The headwords, the nearest first; never empty.
    public var headwords: [Headword]
    /// The parts that are wanted; nil for all.
    public var fields: Set<EntryField>?
    /// Why the source that was asked first has no answer; nil if this is the one.
    public var fallback: JSONObject?

    /// Writes `RetrieveEntry`.
    public func write(to writer: inout JSONWriter) {
        let groups = headwords.lazy.flatMap(\.lexicalEntries).flatMap(\.sources).joined()
        writer.object { writer in
            writer.member(
                "metadata",
                AnswerMetadata(schema: "RetrieveEntry/1", sources: groups.map(\.source), fallback: fallback)
            )
            writer.member("results", of: headwords) { headword, writer in write(headword, to: &writer) }
        }
    }

    private func write(_ headword: Headword, to writer: inout JSONWriter) {
        writer.headwordResult(headword.match, of: headword.lexicalEntries, as: \.category) { lexicalEntry, writer in
            writer.member("entries", of: lexicalEntry.sources) { groups, writer in write(groups, to: &writer) }
        }
    }

    /// Writes what one source says.
    private func write(_ groups: [TranslationGroup], to writer: inout JSONWriter) {
        guard let first = groups.first else { return }
        writer.object { writer in
            writer.member("source", first.source)
            writer.member("pivot", ifPresent: first.pivot?.label)
            writer.member("senses", of: groups) { group, writer in
                writer.object { group.meaningMembers(fields, to: &$0) }
            }
        }
    }
}

extension TranslationsResponse.Headword {
    /// A headword with its translations in the order of its lexical entries; nil if there are none.
    init?(_ match: Match, _ groups: [TranslationGroup]) {
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

extension [TranslationGroup] {
    /// The groups of each source, direct translations before others.
    fileprivate var bySource: [[TranslationGroup]] {
        var sources: [[TranslationGroup]] = []
        for group in filter({ $0.pivot == nil }) + filter({ $0.pivot != nil }) {
            let index = sources.firstIndex { $0[0].source == group.source && $0[0].pivot == group.pivot }
            if let index { sources[index].append(group) } else { sources.append([group]) }
        }
        return sources
    }
}

// MARK: - Schema

extension TranslationsResponse {
    /// What the bilingual `RetrieveEntry` looks like.
    static let schema = Schema.answer(
        .headword(lexicalEntry: ["entries": .array(of: entry).described("One for each source.")])
    )

    private static let entry = Schema.object(
        [
            "source": .string.described("The data that say it; server.info spells them out."),
            "pivot": .pivot,
            "grammaticalFeatures": .grammaticalFeatures,
            "notes": .notes,
            "senses": .array(of: sense(["subsenses": .array(of: sense([:]))]))
                .described("The meanings that are translated, the likeliest first where the source tells."),
        ],
        required: ["source"]
    )

    /// The upstream has senses whose translations are those of their examples or narrower senses.
    private static func sense(_ narrower: KeyValuePairs<String, Schema>) -> Schema {
        .object(Schema.translatedMeaning).adding([
            "id": .string.described("The upstream's identifier of the meaning."),
            "notes": .notes,
            "examples": .array(
                of: .object(["text": .string, "translations": .translations], required: ["text"])
            ).described("Only the upstream has some."),
        ]).adding(narrower)
    }
}
