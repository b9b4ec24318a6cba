package import HeadwordJSON
package import HeadwordModel

extension Oxford {
    /// The headwords, in one lexical category, that a form may belong to.
    package struct LemmatronLexicalEntry: ReplyPart {
        /// Its language.
        package var language: OxfordLanguage?
        /// The lexical category: noun, verb, ...
        package var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// The form.
        package var text: String?
        /// The headwords; one may be named several times.
        package var inflectionOf: OxfordList<Related>?
        /// The features that the form expresses; a feature may be named several times.
        package var grammaticalFeatures: OxfordList<Feature>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<LemmatronLexicalEntry>([
            .init(language: \.language),
            .init("lexicalCategory", \.lexicalCategory),
            .init("text", \.text),
            .init("inflectionOf", \.inflectionOf),
            .init("grammaticalFeatures", \.grammaticalFeatures),
        ])

        /// An entry without headwords is of no use.
        package static let essentials: Set<String> = ["inflectionOf"]

        /// The name of the schema of the reply.
        package static let schemaName = "Lemmatron"
    }

    /// The inflected forms of a headword in one of its lexical categories.
    package struct InflectionsLexicalEntry: ReplyPart {
        /// Its language.
        package var language: OxfordLanguage?
        /// The lexical category: noun, verb, ...
        package var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// Its grammatical features.
        package var grammaticalFeatures: OxfordList<Feature>?
        /// The forms.
        package var inflections: OxfordList<InflectedForm>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<InflectionsLexicalEntry>([
            .init(language: \.language),
            .init("lexicalCategory", \.lexicalCategory),
            .init("grammaticalFeatures", \.grammaticalFeatures),
            .init("inflections", \.inflections),
        ])

        /// The name of the schema of the reply.
        package static let schemaName = "Inflections"
    }
}
