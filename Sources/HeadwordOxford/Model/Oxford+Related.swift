public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// A word that is named in the entry of another.
    public struct Related: OxfordObject {
        /// What identifies the word.
        public var id: OxfordID?
        /// The word.
        public var text: String?
        /// Its language.
        public var language: OxfordLanguage?
        /// Subject fields.
        public var domains: OxfordLabels<Domain>?
        /// Levels and manners of use.
        public var registers: OxfordLabels<Register>?
        /// Where it is used.
        public var regions: OxfordLabels<Region>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<Related>([
            .init("id", \.id),
            .init("text", \.text),
            .init(language: \.language),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
        ])

        /// A word is known by either.
        public static let essentials: Set<String> = ["id", "text"]

        /// Adds the identifier that is not sent everywhere.
        public func finish(_ object: inout JSONObject) { object.nameWord(id) }
    }

    /// A word that means the same as another, or the opposite.
    public typealias Nym = Related

    /// A pointer to another headword.
    public struct CrossReference: OxfordObject {
        /// What identifies the headword.
        public var id: OxfordID?
        /// The headword.
        public var text: String?
        /// How it is related: `see also`, `close match`, `abbreviation of`.
        public var type: String?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<CrossReference>([
            .init("id", \.id),
            .init("text", \.text),
            .init("type", \.type),
        ])

        /// A headword is known by either.
        public static let essentials: Set<String> = ["id", "text"]

        /// Adds the identifier that is not sent everywhere.
        public func finish(_ object: inout JSONObject) { object.nameWord(id) }
    }

    /// Another way to write a headword.
    public struct Variant: OxfordObject {
        /// The other spelling.
        public var text: String?
        /// Subject fields.
        public var domains: OxfordLabels<Domain>?
        /// Levels and manners of use.
        public var registers: OxfordLabels<Register>?
        /// Where it is used.
        public var regions: OxfordLabels<Region>?
        /// Remarks.
        public var notes: OxfordList<Note>?
        /// How it is said.
        public var pronunciations: OxfordList<Pronunciation>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<Variant>([
            .init("text", \.text),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
            .init("notes", \.notes),
            .init("pronunciations", \.pronunciations),
        ])

        /// A variant is a spelling.
        public static let essentials: Set<String> = ["text"]
    }

    /// A form of a headword.
    public struct InflectedForm: OxfordObject {
        /// The form.
        public var inflectedForm: String?
        /// Noun, verb, ...
        public var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// Its grammatical features.
        public var grammaticalFeatures: OxfordList<Feature>?
        /// Subject fields.
        public var domains: OxfordLabels<Domain>?
        /// Levels and manners of use.
        public var registers: OxfordLabels<Register>?
        /// Where it is used.
        public var regions: OxfordLabels<Region>?
        /// How it is said.
        public var pronunciations: OxfordList<Pronunciation>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<InflectedForm>([
            .init("inflectedForm", \.inflectedForm),
            .init("lexicalCategory", \.lexicalCategory),
            .init("grammaticalFeatures", \.grammaticalFeatures),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
            .init("pronunciations", \.pronunciations),
        ])

        /// A form is how it is written.
        public static let essentials: Set<String> = ["inflectedForm"]

        /// Adds the name of the data.
        public func finish(_ object: inout JSONObject) { object.nameSource() }
    }
}
