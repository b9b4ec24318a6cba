public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// The synonyms and antonyms of a headword in one of its lexical categories.
    public struct ThesaurusLexicalEntry: ReplyPart {
        /// Its language.
        public var language: OxfordLanguage?
        /// Noun, verb, ...
        public var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// The headword.
        public var text: String?
        /// Other ways to write it.
        public var variantForms: OxfordList<Variant>?
        /// The homographs.
        public var entries: OxfordList<ThesaurusEntry>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
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
        /// Three digits, of which the last two count the entries of a homograph.
        public var homographNumber: OxfordText?
        /// Other ways to write it.
        public var variantForms: OxfordList<Variant>?
        /// The senses.
        public var senses: OxfordList<ThesaurusSense>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<ThesaurusEntry>([
            .init("homographNumber", \.homographNumber),
            .init("variantForms", \.variantForms),
            .init("senses", \.senses),
        ])

        /// Adds the name of the data. Headword's entries always have senses, if only none.
        public func finish(_ object: inout JSONObject) {
            object.nameSource()
            object.supply("senses", [])
        }
    }

    /// A meaning with its synonyms and antonyms.
    public struct ThesaurusSense: OxfordObject {
        /// What identifies the sense; its form means nothing.
        public var id: String?
        /// Subject fields.
        public var domains: OxfordLabels<Domain>?
        /// Levels and manners of use.
        public var registers: OxfordLabels<Register>?
        /// Where it is used.
        public var regions: OxfordLabels<Region>?
        /// Texts that show the sense.
        public var examples: OxfordList<Example>?
        /// Words that mean the same.
        public var synonyms: OxfordList<Nym>?
        /// Words that mean the opposite.
        public var antonyms: OxfordList<Nym>?
        /// Narrower meanings.
        public var subsenses: OxfordList<ThesaurusSense>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
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
