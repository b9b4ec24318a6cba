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
    public var part: AnswerMetadata.Part
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
        part = AnswerMetadata.Part(page, total: total)
    }

    /// Writes `SentencesResults`. What has no content is absent.
    public func write(to writer: inout JSONWriter) {
        let sentences = results.lazy.flatMap(\.lexicalEntries).flatMap(\.sentences)
        let sources = Set(sentences.map(\.sentence.source))
        writer.object { writer in
            writer.member(
                "metadata",
                AnswerMetadata(schema: "SentencesResults/1", sources: sources, part: part, fallback: fallback)
            )
            writer.member("results", of: results) { result, writer in result.write(to: &writer) }
        }
    }
}

// MARK: - Writing

extension SentencesResponse.Result {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.headwordResult(match, of: lexicalEntries, as: \.lexicalCategory) { lexicalEntry, writer in
            writer.member("sentences", lexicalEntry.sentences)
        }
    }
}

extension SentencesResponse.AttachedSentence: JSONWritable {
    /// Writes `{text, author, source, senseIds, translation}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("text", sentence.text)
            writer.member("author", ifPresent: sentence.author)
            writer.member("source", sentence.source)
            writer.member("senseIds", ifAny: senseIDs)
            guard let translation = sentence.translation else { return }
            writer.name("translation")
            writer.object { writer in
                writer.member("text", translation.text)
                writer.member("language", translation.language.label)
            }
        }
    }
}

// MARK: - Schema

extension SentencesResponse {
    /// What `SentencesResults` looks like.
    static let schema = Schema.answer(
        .headword(
            lexicalEntry: [
                "sentences": .array(of: sentence).described("Those of the commonest sense first.")
            ]
        ),
        isList: true
    )

    private static let sentence = Schema.object(
        [
            "text": .string,
            "author": .string,
            "source": .string.described("The data that say it; server.info spells them out."),
            "senseIds": .array(of: .string).described("The senses that it shows, if a source says so."),
            "translation": .object(
                ["text": .string, "language": .openLabel(of: Language.self)],
                required: ["text", "language"]
            ),
        ],
        required: ["text", "source"]
    )
}
