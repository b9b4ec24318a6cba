public import HeadwordCore
public import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// The synonyms and antonyms of a word: `Thesaurus` of the Oxford Dictionaries API, and how each headword was found.
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
        /// Noun, verb, ...; nil for meanings whose sources do not say.
        public var lexicalCategory: LexicalCategory?
        /// The meanings, grouped by source; never empty.
        public var entries: [Entry]
    }

    /// The meanings from one source.
    public struct Entry: Hashable, Sendable {
        /// The identifier of the source.
        public var source: StoredText
        /// The meanings, the commonest first; never empty.
        public var senses: [Sense]
    }

    /// A meaning that has synonyms or antonyms, or narrower meanings that do.
    public struct Sense: Hashable, Sendable {
        /// The identifier; nil if the source distinguishes meanings only by their words.
        public var id: StoredText?
        /// The definitions of the headword in this meaning.
        public var definitions: StoredList<StoredText> = .init([])
        /// Subject fields.
        public var domains: StoredLabels<Domain> = .none
        /// Levels and manners of use.
        public var registers: StoredLabels<Register> = .none
        /// The regions where the sense is used.
        public var regions: StoredLabels<Region> = .none
        /// The synonyms.
        public var synonyms: [Nym] = []
        /// The antonyms.
        public var antonyms: [Nym] = []
        /// Narrower meanings.
        public var subsenses: [Sense] = []
    }

    /// A synonym or an antonym.
    public struct Nym: Hashable, Sendable {
        /// The word.
        public var text: StoredText
        /// Subject fields.
        public var domains: StoredLabels<Domain> = .none
        /// Levels and manners of use.
        public var registers: StoredLabels<Register> = .none
        /// The regions where the word is used in this meaning.
        public var regions: StoredLabels<Region> = .none
        /// Whether it is only the opposite of a similar word.
        public var isIndirect = false
    }

    /// The headwords found, the best match first; never empty.
    public var results: [Result]
    /// Why the preferred source has no answer; nil if it answered.
    public var fallback: JSONObject?

    /// `Thesaurus`. Members without content are absent.
    public static let shape = Shape<Self>.answer(
        { response in
            let sources = response.results.flatMap(\.lexicalEntries).flatMap(\.entries).map(\.source.string)
            return AnswerMetadata(schema: "Thesaurus/1", sources: sources, fallback: response.fallback)
        },
        each: .headword(
            { $0.match },
            parts: { $0.lexicalEntries },
            category: { $0.lexicalCategory },
            Shape([.list("entries") { $0.entries }])
        )
    ) { $0.results }
}

// MARK: - Shapes

extension ThesaurusResponse.Entry: JSONShaped {
    /// The source and its meanings.
    public static let shape = Shape<Self>([
        .source { $0.source },
        .required("senses", "The most common first.", each: .sense(.list("subsenses", each: .sense()) { $0.subsenses }))
        {
            $0.senses
        },
    ])
}

extension Shape<ThesaurusResponse.Sense> {
    /// A meaning.
    fileprivate static func sense(_ narrower: Member...) -> Shape {
        Shape(
            [
                .optional(
                    "id",
                    "The source, a colon, and the source's identifier; absent where the source distinguishes meanings "
                        + "only by their words."
                ) { $0.id },
                .list("definitions") { $0.definitions },
                .list("domains") { $0.domains },
                .list("registers") { $0.registers },
                .list("regions") { $0.regions },
                .list("synonyms", "The most relevant first.", each: .nym()) { $0.synonyms },
                .list("antonyms", each: .nym(.opposition { $0.isIndirect })) { $0.antonyms },
            ] + narrower
        )
    }
}

extension Shape<ThesaurusResponse.Nym> {
    /// A synonym or an antonym.
    fileprivate static func nym(_ more: Member...) -> Shape {
        Shape(
            [
                .required("id") { HeadwordID(of: $0.text) },
                .required("text") { $0.text },
            ] + more + [
                .list("domains") { $0.domains },
                .list("registers") { $0.registers },
                .list("regions") { $0.regions },
            ]
        )
    }
}
