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
        public var entries: [Entry]?
        /// How it is said.
        public var pronunciations: [Pronunciation]?
        /// Its grammatical features.
        public var grammaticalFeatures: [Feature]?
        /// Words that are derived from it.
        public var derivatives: [Related]?
        /// The words that it is derived from.
        public var derivativeOf: [Related]?
        /// Compounds with it.
        public var compounds: [Related]?
        /// Phrases with it.
        public var phrases: [Related]?
        /// Verbs of it and a particle.
        public var phrasalVerbs: [Related]?
        /// The root of it.
        public var root: String?
        /// Remarks.
        public var notes: [Note]?
        /// Other ways to write it.
        public var variantForms: [Variant]?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<LexicalEntry>([
            .init("language", \.language),
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
        public var homographNumber: String?
        /// Where the word comes from.
        public var etymologies: [String]?
        /// Its grammatical features.
        public var grammaticalFeatures: [Feature]?
        /// How it is said.
        public var pronunciations: [Pronunciation]?
        /// Other ways to write it.
        public var variantForms: [Variant]?
        /// Remarks.
        public var notes: [Note]?
        /// What stands before a cross-reference: "another term for".
        public var crossReferenceMarkers: [String]?
        /// Other headwords to look at.
        public var crossReferences: [CrossReference]?
        /// The forms that it has.
        public var inflections: [InflectedForm]?
        /// The senses.
        public var senses: [Sense]?
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
