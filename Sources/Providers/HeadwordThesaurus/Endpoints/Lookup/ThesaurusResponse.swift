public import HeadwordCore
public import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// What a thesaurus says of a word: `Thesaurus` of the Oxford Dictionaries API, and how each headword was found.
public struct ThesaurusResponse: DictionaryResponse, Hashable, Sendable {
    /// A headword and its meanings.
    public struct Result: Hashable, Sendable {
        /// The headword and how it was found.
        public var match: Match
        /// One for each lexical category, the commonest first; never empty.
        public var lexicalEntries: [LexicalEntry]
    }

    /// The meanings of a headword in one lexical category.
    public struct LexicalEntry: Hashable, Sendable {
        /// Noun, verb, ...; nil for meanings of which no source tells it.
        public var lexicalCategory: LexicalCategory?
        /// Those of one source together; never empty.
        public var entries: [Entry]
    }

    /// What one source says.
    public struct Entry: Hashable, Sendable {
        /// The identifier of the source.
        public var source: String
        /// The meanings, the commonest first; never empty.
        public var senses: [Sense]
    }

    /// A meaning, which has synonyms, antonyms or narrower meanings that have some.
    public struct Sense: Hashable, Sendable {
        /// The identifier; nil where the source tells meanings apart by their words only.
        public var id: String?
        /// What the headword means.
        public var definitions: [String] = []
        /// Subject fields.
        public var domains: [Domain] = []
        /// Levels and manners of use.
        public var registers: [Register] = []
        /// Where the sense is used.
        public var regions: [Region] = []
        /// Words that mean the same.
        public var synonyms: [Nym] = []
        /// Words that mean the opposite.
        public var antonyms: [Nym] = []
        /// Narrower meanings.
        public var subsenses: [Sense] = []
    }

    /// A word that is offered for another.
    public struct Nym: Hashable, Sendable {
        /// The word, with what is said of its use.
        public var word: ThesaurusWord
        /// Whether it is the opposite of a similar word only.
        public var isIndirect = false
    }

    /// The headwords that were found, the nearest first; never empty.
    public var results: [Result]
    /// Why the source that was asked first has no answer; nil if this is the one.
    public var fallback: JSONObject?

    /// Writes `Thesaurus`. What has no content is absent.
    public func write(to writer: inout JSONWriter) {
        let sources = Set(results.flatMap(\.lexicalEntries).flatMap(\.entries).map(\.source))
        writer.object { writer in
            writer.member("metadata", AnswerMetadata(schema: "Thesaurus/1", sources: sources, fallback: fallback))
            writer.member("results", of: results) { result, writer in result.write(to: &writer) }
        }
    }
}

// MARK: - Writing

extension ThesaurusResponse.Result {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.headwordResult(match, of: lexicalEntries, as: \.lexicalCategory) { lexicalEntry, writer in
            writer.member("entries", lexicalEntry.entries)
        }
    }
}

extension ThesaurusResponse.Entry: JSONWritable {
    /// Writes `{source, senses}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("source", source)
            writer.member("senses", senses)
        }
    }
}

extension ThesaurusResponse.Sense: JSONWritable {
    /// Writes `{id, definitions, domains, registers, regions, synonyms, antonyms, subsenses}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", ifPresent: id)
            writer.member("definitions", ifAny: definitions)
            writer.member("domains", labels: domains)
            writer.member("registers", labels: registers)
            writer.member("regions", labels: regions)
            writer.member("synonyms", ifAny: synonyms)
            writer.member("antonyms", ifAny: antonyms)
            writer.member("subsenses", ifAny: subsenses)
        }
    }
}

extension ThesaurusResponse.Nym: JSONWritable {
    /// Writes `{id, text, domains, registers, regions}`, and `type` where an opposition is indirect.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", HeadwordEntry.id(of: word.text))
            writer.member("text", word.text)
            if isIndirect { writer.member("type", "indirect") }
            writer.member("domains", labels: word.domains)
            writer.member("registers", labels: word.registers)
            writer.member("regions", labels: word.regions)
        }
    }
}

// MARK: - Schema

extension ThesaurusResponse {
    /// What `Thesaurus` looks like.
    static let schema = Schema.answer(
        .headword(
            lexicalEntry: [
                "entries": .array(
                    of: .object(
                        [
                            "source": .string.described("The data that say it; server.info spells them out."),
                            "senses": .array(of: sense(["subsenses": .array(of: sense([:]))])).described(
                                "The commonest first."
                            ),
                        ],
                        required: ["source", "senses"]
                    )
                )
            ]
        )
    )

    private static func sense(_ narrower: KeyValuePairs<String, Schema>) -> Schema {
        .object(
            [
                "id": .string.described(
                    "The source, a colon, and the source's identifier; absent where the source tells meanings apart "
                        + "by their words only."
                ),
                "definitions": .array(of: .string),
                "domains": .labels(of: Domain.self),
                "registers": .labels(of: Register.self),
                "regions": .labels(of: Region.self),
                "synonyms": .array(of: nym([:])).described("The likeliest to be wanted first."),
                "antonyms": .array(
                    of: nym(["type": .oppositionType])
                ),
            ],
            narrower
        )
    }

    private static func nym(_ more: KeyValuePairs<String, Schema>) -> Schema {
        .object(
            [
                "id": .string, "text": .string, "domains": .labels(of: Domain.self),
                "registers": .labels(of: Register.self), "regions": .labels(of: Region.self),
            ],
            more,
            required: ["id", "text"]
        )
    }
}
