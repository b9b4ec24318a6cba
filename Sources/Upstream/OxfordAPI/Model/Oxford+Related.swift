public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// A word that is named in the entry of another word.
    public struct Related: OxfordObject {
        /// The identifier of the word.
        public var id: OxfordID?
        /// The word.
        public var text: String?
        /// Its language.
        public var language: OxfordLanguage?
        /// The domains (subject fields).
        public var domains: OxfordLabels<Domain>?
        /// The registers (levels and styles of use).
        public var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        public var regions: OxfordLabels<Region>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<Related>([
            .init("id", \.id),
            .init("text", \.text),
            .init(language: \.language),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
        ])

        /// Either of these identifies a word.
        public static let essentials: Set<String> = ["id", "text"]

        /// Adds the identifier or the text where it was not sent.
        public func finish(_ object: inout JSONObject) { object.nameWord(id) }
    }

    /// A synonym or an antonym.
    public typealias Nym = Related

    /// A pointer to another headword.
    public struct CrossReference: OxfordObject {
        /// The identifier of the headword.
        public var id: OxfordID?
        /// The headword.
        public var text: String?
        /// The kind of relation: `see also`, `close match`, `abbreviation of`.
        public var type: String?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<CrossReference>([
            .init("id", \.id),
            .init("text", \.text),
            .init("type", \.type),
        ])

        /// Either of these identifies a headword.
        public static let essentials: Set<String> = ["id", "text"]

        /// Adds the identifier or the text where it was not sent.
        public func finish(_ object: inout JSONObject) { object.nameWord(id) }
    }

    /// A variant spelling of a headword.
    public struct Variant: OxfordObject {
        /// The variant spelling.
        public var text: String?
        /// The domains (subject fields).
        public var domains: OxfordLabels<Domain>?
        /// The registers (levels and styles of use).
        public var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        public var regions: OxfordLabels<Region>?
        /// Editorial notes.
        public var notes: OxfordList<Note>?
        /// The pronunciations.
        public var pronunciations: OxfordList<Pronunciation>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<Variant>([
            .init("text", \.text),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
            .init("notes", \.notes),
            .init("pronunciations", \.pronunciations),
        ])

        /// A variant needs a spelling.
        public static let essentials: Set<String> = ["text"]
    }

    /// An inflected form of a headword.
    public struct InflectedForm: OxfordObject {
        /// The form.
        public var inflectedForm: String?
        /// The lexical category: noun, verb, ...
        public var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// Its grammatical features.
        public var grammaticalFeatures: OxfordList<Feature>?
        /// The domains (subject fields).
        public var domains: OxfordLabels<Domain>?
        /// The registers (levels and styles of use).
        public var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        public var regions: OxfordLabels<Region>?
        /// The pronunciations.
        public var pronunciations: OxfordList<Pronunciation>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<InflectedForm>([
            .init("inflectedForm", \.inflectedForm),
            .init("lexicalCategory", \.lexicalCategory),
            .init("grammaticalFeatures", \.grammaticalFeatures),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
            .init("pronunciations", \.pronunciations),
        ])

        /// An inflected form needs a spelling.
        public static let essentials: Set<String> = ["inflectedForm"]

        /// Adds the name of the data source.
        public func finish(_ object: inout JSONObject) { object.nameSource() }
    }
}
