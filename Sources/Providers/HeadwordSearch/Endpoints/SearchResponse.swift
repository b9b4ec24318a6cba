public import HeadwordCore
public import HeadwordJSON
internal import HeadwordLexicon
public import HeadwordModel

/// Headwords that were found: `Wordlist` of the Oxford Dictionaries API with the way each was found.
public struct SearchResponse: DictionaryResponse, Hashable, Sendable {
    /// A headword.
    public struct Row: JSONShaped, Hashable, Sendable {
        /// The headword as it is written.
        public var word: String
        /// How it was found.
        public var matchType: SearchMatchType
        /// What was looked for.
        public var matchString: String
        /// How near it is to what was looked for, from 0 to 1.
        public var score: Double
        /// How common it is; nil if it was not counted.
        public var zipf: Double?

        /// The headword, how it was found, and how common it is.
        public static let shape = Shape<Self>([
            .id { $0.word },
            .word { $0.word },
            .usual("matchType") { $0.matchType },
            .usual("matchString", "What was looked for.") { $0.matchString },
            .usual("score", "How near the headword is to what was looked for: from 0 to 1 in the lexicon.") {
                $0.score
            },
            .zipf { $0.zipf },
        ])
    }

    /// What was looked for.
    public var search: Search
    /// The headwords, the nearest first, those with a beginning by spelling; none if nothing was found.
    public var rows: [Row]
    /// The length of the whole list.
    public var total: Int
    /// Why the source that was asked first has no answer; nil if this is the one.
    public var fallback: JSONObject?

    /// `Wordlist`.
    public static let shape = Shape<Self>.answer(
        { response in
            let part = ListMetadata.Part(response.search.page, total: response.total)
            return ListMetadata(schema: "SearchResults/1", part: part, fallback: response.fallback)
        },
        each: Row.shape
    ) { $0.rows }
}

/// How a headword was found by a search.
public enum SearchMatchType: UInt8, JSONLabel {
    /// It is what was looked for.
    case exact
    /// It differs in case, diacritics, spaces or hyphens only.
    case folded
    /// What was looked for is a form of it.
    case lemma
    /// What was looked for is another spelling or another name of it.
    case variant
    /// It begins with what was looked for.
    case prefix
    /// What was looked for may be a misspelling of it.
    case fuzzy

    /// What a member is called in a message for people.
    public static let vocabularyName = "match type"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>(aliases: [
        "headword": .exact, "inflection": .lemma, "variantForm": .variant,
    ])
}
