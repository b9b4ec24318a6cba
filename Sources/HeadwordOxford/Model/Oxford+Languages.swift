public import HeadwordJSON
internal import HeadwordModel

extension Oxford {
    /// The dictionaries that there are.
    public typealias Languages = Answer<DictionaryRow>

    /// A dictionary.
    public struct DictionaryRow: ReplyPart {
        /// What kind of dictionary it is: `monolingual`, `bilingual`.
        public var type: String?
        /// What it is called.
        public var source: String?
        /// The variety of English that it is of: `gb`.
        public var region: String?
        /// The language of the headwords.
        public var sourceLanguage: NamedLanguage?
        /// The language of the translations.
        public var targetLanguage: NamedLanguage?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<DictionaryRow>([
            .init("type", \.type),
            .init("source", \.source),
            .init("region", \.region),
            .init("sourceLanguage", \.sourceLanguage),
            .init("targetLanguage", \.targetLanguage),
        ])

        /// A dictionary is one of a language.
        public static let essentials: Set<String> = ["sourceLanguage"]

        /// The name of the schema of the reply.
        public static let schemaName = "Languages"
    }

    /// A language and its name.
    public struct NamedLanguage: OxfordObject {
        /// The code: `en-gb`.
        public var id: String?
        /// The English name.
        public var language: String?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<NamedLanguage>([
            .init("id", \.id),
            .init("language", \.language),
        ])

        /// A language is known by its code.
        public static let essentials: Set<String> = ["id"]

        /// Adds the name, which is not sent everywhere.
        public func finish(_ object: inout JSONObject) {
            object.supply("language", id.flatMap { OxfordLanguage(wire: $0).value?.name }.map(JSONValue.string))
        }
    }
}
