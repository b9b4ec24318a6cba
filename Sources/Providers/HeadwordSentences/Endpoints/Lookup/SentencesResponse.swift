public import HeadwordCore
public import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// A part of the sentences that show a word: `SentencesResults` of the Oxford Dictionaries API, and how each headword
/// was found.
public struct SentencesResponse: DictionaryResponse, Hashable, Sendable {
    /// A headword and sentences that show it.
    public struct Result: Hashable, Sendable {
        /// The headword and how it was found.
        public var match: Match
        /// One for each lexical category, then one for what no source attaches to a sense; never empty.
        public var lexicalEntries: [LexicalEntry]
    }

    /// Sentences that show a headword in one lexical category.
    public struct LexicalEntry: Hashable, Sendable {
        /// Noun, verb, ...; nil for sentences of which no source tells it.
        public var lexicalCategory: LexicalCategory?
        /// Those of the commonest sense first; never empty.
        public var sentences: [AttachedSentence]
    }

    /// A sentence with the senses that it shows.
    public struct AttachedSentence: Hashable, Sendable {
        /// The sentence.
        public var sentence: Sentence
        /// The identifiers of the senses; empty if no source attaches the sentence to one.
        public var senseIDs: [String] = []
    }

    /// The headwords with sentences on the page; empty after the last page.
    public var results: [Result]
    /// Which part of all sentences the answer holds.
    public var part: ListMetadata.Part
    /// Why the source that was asked first has no answer; nil if this is the one.
    public var fallback: JSONObject?

    /// Creates the answer that holds a page of all sentences, which are counted through all headwords.
    public init(_ page: Page, of all: [Result]) {
        var skipped = page.offset
        var room = page.limit
        var total = 0
        results = all.compactMap { result in
            var result = result
            result.lexicalEntries = result.lexicalEntries.compactMap { lexicalEntry in
                var lexicalEntry = lexicalEntry
                let count = lexicalEntry.sentences.count
                lexicalEntry.sentences = Array(lexicalEntry.sentences.dropFirst(skipped).prefix(room))
                skipped = max(0, skipped - count)
                room -= lexicalEntry.sentences.count
                total += count
                return lexicalEntry.sentences.isEmpty ? nil : lexicalEntry
            }
            return result.lexicalEntries.isEmpty ? nil : result
        }
        part = ListMetadata.Part(page, total: total)
    }

    /// `SentencesResults`. What has no content is absent.
    public static let shape = Shape<Self>.answer(
        { response in
            let sentences = response.results.lazy.flatMap(\.lexicalEntries).flatMap(\.sentences)
            let sources = Set(sentences.map(\.sentence.source))
            return ListMetadata(
                schema: "SentencesResults/1",
                sources: sources,
                part: response.part,
                fallback: response.fallback
            )
        },
        each: .headword(
            { $0.match },
            parts: { $0.lexicalEntries },
            category: { $0.lexicalCategory },
            Shape([.list("sentences", "Those of the commonest sense first.") { $0.sentences }])
        )
    ) { $0.results }
}

// MARK: - Shapes

extension SentencesResponse.AttachedSentence: JSONShaped {
    /// A sentence and where it is from.
    public static let shape = Shape<Self>([
        .required("text") { $0.sentence.text },
        .optional("author") { $0.sentence.author },
        .source { $0.sentence.source },
        .list("senseIds", "The senses that it shows, if a source says so.") { $0.senseIDs },
        .optional("translation", of: .translation) { $0.sentence.translation },
    ])
}

extension Shape<Sentence.Rendering> {
    /// The sentence in another language.
    fileprivate static let translation = Shape([
        .required("text") { $0.text },
        .required("language") { $0.language },
    ])
}
