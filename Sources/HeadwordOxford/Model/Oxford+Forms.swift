public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// What a form may be of headwords in one lexical category.
    public struct LemmatronLexicalEntry: ReplyPart {
        /// Its language.
        public var language: OxfordLanguage?
        /// Noun, verb, ...
        public var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// The form.
        public var text: String?
        /// The headwords; one may be named several times.
        public var inflectionOf: OxfordList<Related>?
        /// What the form expresses; a feature may be named several times.
        public var grammaticalFeatures: OxfordList<Feature>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<LemmatronLexicalEntry>([
            .init(language: \.language),
            .init("lexicalCategory", \.lexicalCategory),
            .init("text", \.text),
            .init("inflectionOf", \.inflectionOf),
            .init("grammaticalFeatures", \.grammaticalFeatures),
        ])

        /// What is wanted of it is the headwords.
        public static let essentials: Set<String> = ["inflectionOf"]

        /// The name of the schema of the reply.
        public static let schemaName = "Lemmatron"
    }

    /// The forms of a headword in one of its lexical categories.
    public struct InflectionsLexicalEntry: ReplyPart {
        /// Its language.
        public var language: OxfordLanguage?
        /// Noun, verb, ...
        public var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// Its grammatical features.
        public var grammaticalFeatures: OxfordList<Feature>?
        /// The forms.
        public var inflections: OxfordList<InflectedForm>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
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
