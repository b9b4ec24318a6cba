package import HeadwordJSON
package import HeadwordModel

extension Oxford {
    /// A word that is named in the entry of another word.
    package struct Related: OxfordObject {
        /// The identifier of the word.
        package var id: OxfordID?
        /// The word.
        package var text: String?
        /// Its language.
        package var language: OxfordLanguage?
        /// The domains (subject fields).
        package var domains: OxfordLabels<Domain>?
        /// The registers (levels and styles of use).
        package var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        package var regions: OxfordLabels<Region>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<Related>([
            .init("id", \.id),
            .init("text", \.text),
            .init(language: \.language),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
        ])

        /// Either of these identifies a word.
        package static let essentials: Set<String> = ["id", "text"]

        /// Adds the identifier or the text where it was not sent.
        package func finish(_ object: inout JSONObject) { object.nameWord(id) }
    }

    /// A synonym or an antonym.
    package typealias Nym = Related

    /// A pointer to another headword.
    package struct CrossReference: OxfordObject {
        /// The identifier of the headword.
        package var id: OxfordID?
        /// The headword.
        package var text: String?
        /// The kind of relation: `see also`, `close match`, `abbreviation of`.
        package var type: String?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<CrossReference>([
            .init("id", \.id),
            .init("text", \.text),
            .init("type", \.type),
        ])

        /// Either of these identifies a headword.
        package static let essentials: Set<String> = ["id", "text"]

        /// Adds the identifier or the text where it was not sent.
        package func finish(_ object: inout JSONObject) { object.nameWord(id) }
    }

    /// A variant spelling of a headword.
    package struct Variant: OxfordObject {
        /// The variant spelling.
        package var text: String?
        /// The domains (subject fields).
        package var domains: OxfordLabels<Domain>?
        /// The registers (levels and styles of use).
        package var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        package var regions: OxfordLabels<Region>?
        /// Editorial notes.
        package var notes: OxfordList<Note>?
        /// The pronunciations.
        package var pronunciations: OxfordList<Pronunciation>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<Variant>([
            .init("text", \.text),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
            .init("notes", \.notes),
            .init("pronunciations", \.pronunciations),
        ])

        /// A variant needs a spelling.
        package static let essentials: Set<String> = ["text"]
    }

    /// An inflected form of a headword.
    package struct InflectedForm: OxfordObject {
        /// The form.
        package var inflectedForm: String?
        /// The lexical category: noun, verb, ...
        package var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// Its grammatical features.
        package var grammaticalFeatures: OxfordList<Feature>?
        /// The domains (subject fields).
        package var domains: OxfordLabels<Domain>?
        /// The registers (levels and styles of use).
        package var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        package var regions: OxfordLabels<Region>?
        /// The pronunciations.
        package var pronunciations: OxfordList<Pronunciation>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<InflectedForm>([
            .init("inflectedForm", \.inflectedForm),
            .init("lexicalCategory", \.lexicalCategory),
            .init("grammaticalFeatures", \.grammaticalFeatures),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
            .init("pronunciations", \.pronunciations),
        ])

        /// An inflected form needs a spelling.
        package static let essentials: Set<String> = ["inflectedForm"]

        /// Adds the name of the data source.
        package func finish(_ object: inout JSONObject) { object.nameSource() }
    }
}
