public import HeadwordCore
public import HeadwordJSON
internal import HeadwordLexicon
public import HeadwordModel

/// The headwords found by a search: `Wordlist` of the Oxford Dictionaries API, and how each was found.
public struct SearchResponse: DictionaryResponse, Hashable, Sendable {
    /// A headword.
    public struct Row: JSONShaped, Hashable, Sendable {
        /// The headword, as written.
        public var word: String
        /// How it was found.
        public var matchType: SearchMatchType
        /// The text searched for.
        public var matchString: String
        /// The similarity of the headword to the text, from 0 to 1.
        public var score: Double
        /// The Zipf value of its frequency; nil if it was not counted.
        public var zipf: Double?

        /// The headword, how it was found, and how common it is.
        public static let shape = Shape<Self>([
            .id { $0.word },
            .word { $0.word },
            .usual("matchType") { $0.matchType },
            .usual("matchString", "The text that was searched for.") { $0.matchString },
            .usual("score", "How close the headword is to the text searched for: from 0 to 1 in the lexicon.") {
                $0.score
            },
            .zipf { $0.zipf },
        ])
    }

    /// The search.
    public var search: Search
    /// The headwords, the best match first, or in alphabetical order for a prefix search; empty if nothing was found.
    public var rows: [Row]
    /// The length of the whole list.
    public var total: Int
    /// Why the preferred source has no answer; nil if it answered.
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
    /// It equals the text.
    case exact
    /// It differs from the text only in case, diacritics, spaces or hyphens.
    case folded
    /// The text is an inflected form of it.
    case lemma
    /// The text is another spelling or another name of it.
    case variant
    /// It begins with the text.
    case prefix
    /// The text may be a misspelling of it.
    case fuzzy

    /// The name of the vocabulary in messages for people.
    public static let vocabularyName = "match type"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>(aliases: [
        "headword": .exact, "inflection": .lemma, "variantForm": .variant,
    ])
}
