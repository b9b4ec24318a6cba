public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// Sentences that show a headword in one of its lexical categories.
    public struct SentencesLexicalEntry: ReplyPart {
        /// Its language.
        public var language: OxfordLanguage?
        /// The lexical category: noun, verb, ...
        public var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// The headword.
        public var text: String?
        /// Its grammatical features.
        public var grammaticalFeatures: OxfordList<Feature>?
        /// The sentences.
        public var sentences: OxfordList<Example>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<SentencesLexicalEntry>([
            .init(language: \.language),
            .init("lexicalCategory", \.lexicalCategory),
            .init("text", \.text),
            .init("grammaticalFeatures", \.grammaticalFeatures),
            .init("sentences", \.sentences),
        ])

        /// The name of the schema of the reply.
        public static let schemaName = "SentencesResults"

        /// Adds the name of the data source to each sentence.
        public func finish(_ object: inout JSONObject) {
            object.update(each: "sentences") { $0.nameSource() }
        }
    }
}
