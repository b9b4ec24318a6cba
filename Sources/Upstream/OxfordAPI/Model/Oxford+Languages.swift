package import HeadwordJSON
internal import HeadwordModel

extension Oxford {
    /// The available dictionaries.
    package typealias Languages = Answer<DictionaryRow>

    /// A dictionary.
    package struct DictionaryRow: ReplyPart {
        /// The kind of dictionary: `monolingual`, `bilingual`.
        package var type: String?
        /// The name of the dictionary.
        package var source: String?
        /// The variety of English that it covers: `gb`.
        package var region: String?
        /// The language of the headwords.
        package var sourceLanguage: NamedLanguage?
        /// The language of the translations.
        package var targetLanguage: NamedLanguage?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<DictionaryRow>([
            .init("type", \.type),
            .init("source", \.source),
            .init("region", \.region),
            .init("sourceLanguage", \.sourceLanguage),
            .init("targetLanguage", \.targetLanguage),
        ])

        /// A dictionary needs a source language.
        package static let essentials: Set<String> = ["sourceLanguage"]

        /// The name of the schema of the reply.
        package static let schemaName = "Languages"
    }

    /// A language and its name.
    package struct NamedLanguage: OxfordObject {
        /// The code: `en-gb`.
        package var id: String?
        /// The English name.
        package var language: String?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<NamedLanguage>([
            .init("id", \.id),
            .init("language", \.language),
        ])

        /// The code identifies a language.
        package static let essentials: Set<String> = ["id"]

        /// Adds the name where it was not sent.
        package func finish(_ object: inout JSONObject) {
            object.supply("language", id.flatMap { OxfordLanguage(wire: $0).value?.name }.map(JSONValue.string))
        }
    }
}
