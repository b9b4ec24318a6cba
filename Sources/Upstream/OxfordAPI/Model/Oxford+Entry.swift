public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// A headword in one of its lexical categories.
    public struct LexicalEntry: ReplyPart {
        /// Its language.
        public var language: OxfordLanguage?
        /// The lexical category: noun, verb, ...
        public var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// The headword.
        public var text: String?
        /// The homographs.
        public var entries: OxfordList<Entry>?
        /// The pronunciations.
        public var pronunciations: OxfordList<Pronunciation>?
        /// Its grammatical features.
        public var grammaticalFeatures: OxfordList<Feature>?
        /// The words derived from it.
        public var derivatives: OxfordList<Related>?
        /// The words that it is derived from.
        public var derivativeOf: OxfordList<Related>?
        /// Compounds with it.
        public var compounds: OxfordList<Related>?
        /// Phrases with it.
        public var phrases: OxfordList<Related>?
        /// Phrasal verbs formed with it.
        public var phrasalVerbs: OxfordList<Related>?
        /// The root of the word.
        public var root: String?
        /// Editorial notes.
        public var notes: OxfordList<Note>?
        /// Variant spellings.
        public var variantForms: OxfordList<Variant>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<LexicalEntry>([
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
        public static let schemaName = "RetrieveEntry"
    }

    /// One homograph of a lexical entry.
    public struct Entry: OxfordObject {
        /// Three digits, the last two of which count the entries of a homograph.
        public var homographNumber: OxfordText?
        /// The etymologies.
        public var etymologies: OxfordList<String>?
        /// Its grammatical features.
        public var grammaticalFeatures: OxfordList<Feature>?
        /// The pronunciations.
        public var pronunciations: OxfordList<Pronunciation>?
        /// Variant spellings.
        public var variantForms: OxfordList<Variant>?
        /// Editorial notes.
        public var notes: OxfordList<Note>?
        /// The text before a cross-reference: "another term for".
        public var crossReferenceMarkers: OxfordList<String>?
        /// Cross-references to other headwords.
        public var crossReferences: OxfordList<CrossReference>?
        /// The inflected forms.
        public var inflections: OxfordList<InflectedForm>?
        /// The senses.
        public var senses: OxfordList<Sense>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<Entry>([
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
        public func finish(_ object: inout JSONObject) { object.nameSource() }
    }
}
