public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// A headword in one of its lexical categories.
    public struct LexicalEntry: ReplyPart {
        /// Its language.
        public var language: OxfordLanguage?
        /// Noun, verb, ...
        public var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// The headword.
        public var text: String?
        /// The homographs.
        public var entries: OxfordList<Entry>?
        /// How it is said.
        public var pronunciations: OxfordList<Pronunciation>?
        /// Its grammatical features.
        public var grammaticalFeatures: OxfordList<Feature>?
        /// Words that are derived from it.
        public var derivatives: OxfordList<Related>?
        /// The words that it is derived from.
        public var derivativeOf: OxfordList<Related>?
        /// Compounds with it.
        public var compounds: OxfordList<Related>?
        /// Phrases with it.
        public var phrases: OxfordList<Related>?
        /// Verbs of it and a particle.
        public var phrasalVerbs: OxfordList<Related>?
        /// The root of it.
        public var root: String?
        /// Remarks.
        public var notes: OxfordList<Note>?
        /// Other ways to write it.
        public var variantForms: OxfordList<Variant>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
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
        /// Three digits, of which the last two count the entries of a homograph.
        public var homographNumber: OxfordText?
        /// Where the word comes from.
        public var etymologies: OxfordList<String>?
        /// Its grammatical features.
        public var grammaticalFeatures: OxfordList<Feature>?
        /// How it is said.
        public var pronunciations: OxfordList<Pronunciation>?
        /// Other ways to write it.
        public var variantForms: OxfordList<Variant>?
        /// Remarks.
        public var notes: OxfordList<Note>?
        /// What stands before a cross-reference: "another term for".
        public var crossReferenceMarkers: OxfordList<String>?
        /// Other headwords to look at.
        public var crossReferences: OxfordList<CrossReference>?
        /// The forms that it has.
        public var inflections: OxfordList<InflectedForm>?
        /// The senses.
        public var senses: OxfordList<Sense>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
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

        /// Adds the name of the data.
        public func finish(_ object: inout JSONObject) { object.nameSource() }
    }
}
