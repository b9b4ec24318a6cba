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

    /// `Thesaurus`. What has no content is absent.
    public static let shape = Shape<Self>.answer(
        { response in
            let sources = response.results.flatMap(\.lexicalEntries).flatMap(\.entries).map(\.source)
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
        .required("senses", "The commonest first.", each: .sense(.list("subsenses", each: .sense()) { $0.subsenses })) {
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
                    "The source, a colon, and the source's identifier; absent where the source tells meanings apart "
                        + "by their words only."
                ) { $0.id },
                .list("definitions") { $0.definitions },
                .list("domains") { $0.domains },
                .list("registers") { $0.registers },
                .list("regions") { $0.regions },
                .list("synonyms", "The likeliest to be wanted first.", each: .nym()) { $0.synonyms },
                .list("antonyms", each: .nym(.opposition { $0.isIndirect })) { $0.antonyms },
            ] + narrower
        )
    }
}

extension Shape<ThesaurusResponse.Nym> {
    /// A word that is offered for another.
    fileprivate static func nym(_ more: Member...) -> Shape {
        Shape(
            [
                .required("id") { HeadwordEntry.id(of: $0.word.text) },
                .required("text") { $0.word.text },
            ] + more + [
                .list("domains") { $0.word.domains },
                .list("registers") { $0.word.registers },
                .list("regions") { $0.word.regions },
            ]
        )
    }
}
