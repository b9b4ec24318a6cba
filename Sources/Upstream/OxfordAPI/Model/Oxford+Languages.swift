public import HeadwordJSON
internal import HeadwordModel

extension Oxford {
    /// The available dictionaries.
    public typealias Languages = Answer<DictionaryRow>

    /// A dictionary.
    public struct DictionaryRow: ReplyPart {
        /// The kind of dictionary: `monolingual`, `bilingual`.
        public var type: String?
        /// The name of the dictionary.
        public var source: String?
        /// The variety of English that it covers: `gb`.
        public var region: String?
        /// The language of the headwords.
        public var sourceLanguage: NamedLanguage?
        /// The language of the translations.
        public var targetLanguage: NamedLanguage?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<DictionaryRow>([
            .init("type", \.type),
            .init("source", \.source),
            .init("region", \.region),
            .init("sourceLanguage", \.sourceLanguage),
            .init("targetLanguage", \.targetLanguage),
        ])

        /// A dictionary needs a source language.
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
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<NamedLanguage>([
            .init("id", \.id),
            .init("language", \.language),
        ])

        /// The code identifies a language.
        public static let essentials: Set<String> = ["id"]

        /// Adds the name where it was not sent.
        public func finish(_ object: inout JSONObject) {
            object.supply("language", id.flatMap { OxfordLanguage(wire: $0).value?.name }.map(JSONValue.string))
        }
    }
}
