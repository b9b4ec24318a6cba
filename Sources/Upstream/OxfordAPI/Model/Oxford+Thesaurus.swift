public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// The synonyms and antonyms of a headword in one of its lexical categories.
    public struct ThesaurusLexicalEntry: ReplyPart {
        /// Its language.
        public var language: OxfordLanguage?
        /// The lexical category: noun, verb, ...
        public var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// The headword.
        public var text: String?
        /// Variant spellings.
        public var variantForms: OxfordList<Variant>?
        /// The homographs.
        public var entries: OxfordList<ThesaurusEntry>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<ThesaurusLexicalEntry>([
            .init(language: \.language),
            .init("lexicalCategory", \.lexicalCategory),
            .init("text", \.text),
            .init("variantForms", \.variantForms),
            .init("entries", \.entries),
        ])

        /// The name of the schema of the reply.
        public static let schemaName = "Thesaurus"
    }

    /// The synonyms and antonyms of a homograph.
    public struct ThesaurusEntry: OxfordObject {
        /// Three digits, the last two of which count the entries of a homograph.
        public var homographNumber: OxfordText?
        /// Variant spellings.
        public var variantForms: OxfordList<Variant>?
        /// The senses.
        public var senses: OxfordList<ThesaurusSense>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<ThesaurusEntry>([
            .init("homographNumber", \.homographNumber),
            .init("variantForms", \.variantForms),
            .init("senses", \.senses),
        ])

        /// Adds the name of the data source, and an empty list of senses if there is none: Headword's entries always
        /// have one.
        public func finish(_ object: inout JSONObject) {
            object.nameSource()
            object.supply("senses", [])
        }
    }

    /// A sense with its synonyms and antonyms.
    public struct ThesaurusSense: OxfordObject {
        /// The identifier of the sense; its format carries no meaning.
        public var id: String?
        /// The domains (subject fields).
        public var domains: OxfordLabels<Domain>?
        /// The registers (levels and styles of use).
        public var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        public var regions: OxfordLabels<Region>?
        /// Example texts for the sense.
        public var examples: OxfordList<Example>?
        /// The synonyms.
        public var synonyms: OxfordList<Nym>?
        /// The antonyms.
        public var antonyms: OxfordList<Nym>?
        /// The subsenses.
        public var subsenses: OxfordList<ThesaurusSense>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<ThesaurusSense>([
            .init("id", \.id),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
            .init("examples", \.examples),
            .init("synonyms", \.synonyms),
            .init("antonyms", \.antonyms),
            .init("subsenses", \.subsenses),
        ])
    }
}
