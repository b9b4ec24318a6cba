package import HeadwordJSON
package import HeadwordModel

extension Oxford {
    /// A headword in one of its lexical categories.
    package struct LexicalEntry: ReplyPart {
        /// Its language.
        package var language: OxfordLanguage?
        /// The lexical category: noun, verb, ...
        package var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// The headword.
        package var text: String?
        /// The homographs.
        package var entries: OxfordList<Entry>?
        /// The pronunciations.
        package var pronunciations: OxfordList<Pronunciation>?
        /// Its grammatical features.
        package var grammaticalFeatures: OxfordList<Feature>?
        /// The words derived from it.
        package var derivatives: OxfordList<Related>?
        /// The words that it is derived from.
        package var derivativeOf: OxfordList<Related>?
        /// Compounds with it.
        package var compounds: OxfordList<Related>?
        /// Phrases with it.
        package var phrases: OxfordList<Related>?
        /// Phrasal verbs formed with it.
        package var phrasalVerbs: OxfordList<Related>?
        /// The root of the word.
        package var root: String?
        /// Editorial notes.
        package var notes: OxfordList<Note>?
        /// Variant spellings.
        package var variantForms: OxfordList<Variant>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<LexicalEntry>([
            .init(language: \.language),
            .init("lexicalCategory", \.lexicalCategory),
            .init("text", \.text),
            .init("entries", \.entries),
            .init("pronunciations", \.pronunciations),
            .init("grammaticalFeatures", \.grammaticalFeatures),
            .init("derivatives", \.derivatives),
            .init("derivativeOf", \.derivativeOf),
            .init("compounds", \.compounds),
            .init("phrases", \.phrases),
            .init("phrasalVerbs", \.phrasalVerbs),
            .init("root", \.root),
            .init("notes", \.notes),
            .init("variantForms", \.variantForms),
        ])

        /// The name of the schema of the reply.
        package static let schemaName = "RetrieveEntry"
    }

    /// One homograph of a lexical entry.
    package struct Entry: OxfordObject {
        /// Three digits, the last two of which count the entries of a homograph.
        package var homographNumber: OxfordText?
        /// The etymologies.
        package var etymologies: OxfordList<String>?
        /// Its grammatical features.
        package var grammaticalFeatures: OxfordList<Feature>?
        /// The pronunciations.
        package var pronunciations: OxfordList<Pronunciation>?
        /// Variant spellings.
        package var variantForms: OxfordList<Variant>?
        /// Editorial notes.
        package var notes: OxfordList<Note>?
        /// The text before a cross-reference: "another term for".
        package var crossReferenceMarkers: OxfordList<String>?
        /// Cross-references to other headwords.
        package var crossReferences: OxfordList<CrossReference>?
        /// The inflected forms.
        package var inflections: OxfordList<InflectedForm>?
        /// The senses.
        package var senses: OxfordList<Sense>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<Entry>([
            .init("homographNumber", \.homographNumber),
            .init("etymologies", \.etymologies),
            .init("grammaticalFeatures", \.grammaticalFeatures),
            .init("pronunciations", \.pronunciations),
            .init("variantForms", \.variantForms),
            .init("notes", \.notes),
            .init("crossReferenceMarkers", \.crossReferenceMarkers),
            .init("crossReferences", \.crossReferences),
            .init("inflections", \.inflections),
            .init("senses", \.senses),
        ])

        /// Adds the name of the data source.
        package func finish(_ object: inout JSONObject) { object.nameSource() }
    }
}
