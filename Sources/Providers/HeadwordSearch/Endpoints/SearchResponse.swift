public import HeadwordCore
public import HeadwordJSON
internal import HeadwordLexicon
public import HeadwordModel

/// Headwords that were found: `Wordlist` of the Oxford Dictionaries API with the way each was found.
public struct SearchResponse: DictionaryResponse, Hashable, Sendable {
    /// A headword.
    public struct Row: JSONWritable, Hashable, Sendable {
        /// The headword as it is written.
        public var word: String
        /// How it was found.
        public var matchType: SearchMatchType
        /// How near it is to what was looked for, from 0 to 1.
        public var score: Double
        /// How common it is; nil if it was not counted.
        public var zipf: Double?

        /// Writes `{id, word, matchType, matchString, score, zipf}`.
        func write(for text: String, to writer: inout JSONWriter) {
            writer.object { writer in
                writer.member("id", HeadwordEntry.id(of: word))
                writer.member("word", word)
                writer.member("matchType", matchType.label)
                writer.member("matchString", text)
                writer.name("score")
                writer.real(score)
                if let zipf {
                    writer.name("zipf")
                    writer.real(zipf)
                }
            }
        }

        /// Writes the row without what was looked for.
        public func write(to writer: inout JSONWriter) { write(for: word, to: &writer) }
    }

    /// What was looked for.
    public var search: Search
    /// The headwords, the nearest first, those with a beginning by spelling; none if nothing was found.
    public var rows: [Row]
    /// The length of the whole list.
    public var total: Int
    /// Why the source that was asked first has no answer; nil if this is the one.
    public var fallback: JSONObject?

    /// Writes `Wordlist`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member(
                "metadata",
                AnswerMetadata(schema: "SearchResults/1", part: .init(search.page, total: total), fallback: fallback)
            )
            writer.member("results", of: rows) { row, writer in row.write(for: search.text, to: &writer) }
        }
    }

    /// What an answer looks like.
    static let schema = Schema.answer(
        .object(
            [
                "id": .string.described("The headword with an underscore for each space."),
                "word": .string.described("The headword as it is written."),
                "matchType": .openLabel(of: SearchMatchType.self),
                "matchString": .string.described("What was looked for."),
                "score": .number.described(
                    "How near the headword is to what was looked for: from 0 to 1 in the lexicon."
                ),
                "zipf": .number(in: 0...10).described(
                    "The logarithm of the occurrences in a thousand million words; absent if it was not counted."
                ),
            ],
            required: ["id", "word"]
        ),
        isList: true
    )
}

/// How a headword was found by a search.
public enum SearchMatchType: UInt8, Vocabulary {
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
