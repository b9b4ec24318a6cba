public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// The headwords, in one lexical category, that a form may belong to.
    public struct LemmatronLexicalEntry: ReplyPart {
        /// Its language.
        public var language: OxfordLanguage?
        /// The lexical category: noun, verb, ...
        public var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// The form.
        public var text: String?
        /// The headwords; one may be named several times.
        public var inflectionOf: OxfordList<Related>?
        /// The features that the form expresses; a feature may be named several times.
        public var grammaticalFeatures: OxfordList<Feature>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<LemmatronLexicalEntry>([
            .init(language: \.language),
            .init("lexicalCategory", \.lexicalCategory),
            .init("text", \.text),
            .init("inflectionOf", \.inflectionOf),
            .init("grammaticalFeatures", \.grammaticalFeatures),
        ])

        /// An entry without headwords is of no use.
        public static let essentials: Set<String> = ["inflectionOf"]

        /// The name of the schema of the reply.
        public static let schemaName = "Lemmatron"
    }

    /// The inflected forms of a headword in one of its lexical categories.
    public struct InflectionsLexicalEntry: ReplyPart {
        /// Its language.
        public var language: OxfordLanguage?
        /// The lexical category: noun, verb, ...
        public var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// Its grammatical features.
        public var grammaticalFeatures: OxfordList<Feature>?
        /// The forms.
        public var inflections: OxfordList<InflectedForm>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<InflectionsLexicalEntry>([
            .init(language: \.language),
            .init("lexicalCategory", \.lexicalCategory),
            .init("grammaticalFeatures", \.grammaticalFeatures),
            .init("inflections", \.inflections),
        ])

        /// The name of the schema of the reply.
        public static let schemaName = "Inflections"
    }
}
