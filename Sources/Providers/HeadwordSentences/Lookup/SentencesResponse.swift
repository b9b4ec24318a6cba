public import HeadwordCore
public import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// A page of sentences for a word: `SentencesResults` of the Oxford Dictionaries API, and how each headword was found.
public struct SentencesResponse: DictionaryResponse, Hashable, Sendable {
    /// A headword and its example sentences.
    public struct Result: Hashable, Sendable {
        /// The headword and how it was found.
        public var match: Match
        /// One for each lexical category, then one for the sentences that no source attaches to a sense; never empty.
        public var lexicalEntries: [LexicalEntry]
    }

    /// The example sentences of a headword in one lexical category.
    public struct LexicalEntry: Hashable, Sendable {
        /// Noun, verb, ...; nil for sentences whose sources do not say.
        public var lexicalCategory: LexicalCategory?
        /// The sentences, those of the commonest sense first; never empty.
        public var sentences: [AttachedSentence]
    }

    /// A sentence and the senses that it illustrates.
    public struct AttachedSentence: Hashable, Sendable {
        /// The sentence.
        public var text: StoredText
        /// Who wrote it.
        public var author: StoredText?
        /// The identifier of the source.
        public var source: StoredText
        /// The sentence in another language.
        public var translation: StoredText?
        /// The language of ``translation``.
        public var translationLanguage: Language?
        /// The identifiers of the senses; empty if no source attaches the sentence to one.
        public var senseIDs: [StoredText] = []
    }

    /// The headwords with sentences on the page; empty after the last page.
    public var results: [Result]
    /// The part of all sentences that the answer holds.
    public var part: ListMetadata.Part
    /// Why the preferred source has no answer; nil if it answered.
    public var fallback: JSONObject?

    /// Creates the answer for a page of all sentences, which are counted across all headwords.
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

    /// `SentencesResults`. Members without content are absent.
    public static let shape = Shape<Self>.answer(
        { response in
            let sentences = response.results.lazy.flatMap(\.lexicalEntries).flatMap(\.sentences)
            let sources = Set(sentences.map(\.source.string))
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
            Shape([.list("sentences", "The sentences of the most common sense first.") { $0.sentences }])
        )
    ) { $0.results }
}

// MARK: - Shapes

extension SentencesResponse.AttachedSentence: JSONShaped {
    /// A sentence and its source.
    public static let shape = Shape<Self>([
        .required("text") { $0.text },
        .optional("author") { $0.author },
        .source { $0.source },
        .list("senseIds", "The senses that it illustrates, if a source gives them.") { $0.senseIDs },
        .optional("translation", of: translated) { sentence in
            sentence.translation.flatMap { text in sentence.translationLanguage.map { (text, $0) } }
        },
    ])

    private static let translated = Shape<(text: StoredText, language: Language)>([
        .required("text") { $0.text },
        .required("language") { $0.language },
    ])
}
