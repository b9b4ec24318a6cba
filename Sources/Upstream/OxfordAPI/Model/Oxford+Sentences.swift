package import HeadwordJSON
package import HeadwordModel

extension Oxford {
    /// Sentences that show a headword in one of its lexical categories.
    package struct SentencesLexicalEntry: ReplyPart {
        /// Its language.
        package var language: OxfordLanguage?
        /// The lexical category: noun, verb, ...
        package var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// The headword.
        package var text: String?
        /// Its grammatical features.
        package var grammaticalFeatures: OxfordList<Feature>?
        /// The sentences.
        package var sentences: OxfordList<Example>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<SentencesLexicalEntry>([
            .init(language: \.language),
            .init("lexicalCategory", \.lexicalCategory),
            .init("text", \.text),
            .init("grammaticalFeatures", \.grammaticalFeatures),
            .init("sentences", \.sentences),
        ])

        /// The name of the schema of the reply.
        package static let schemaName = "SentencesResults"

        /// Adds the name of the data source to each sentence.
        package func finish(_ object: inout JSONObject) {
            object.update(each: "sentences") { $0.nameSource() }
        }
    }
}
