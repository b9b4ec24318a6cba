package import HeadwordJSON
package import HeadwordModel

extension Oxford {
    /// The synonyms and antonyms of a headword in one of its lexical categories.
    package struct ThesaurusLexicalEntry: ReplyPart {
        /// Its language.
        package var language: OxfordLanguage?
        /// The lexical category: noun, verb, ...
        package var lexicalCategory: OxfordLabel<LexicalCategory>?
        /// The headword.
        package var text: String?
        /// Variant spellings.
        package var variantForms: OxfordList<Variant>?
        /// The homographs.
        package var entries: OxfordList<ThesaurusEntry>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<ThesaurusLexicalEntry>([
            .init(language: \.language),
            .init("lexicalCategory", \.lexicalCategory),
            .init("text", \.text),
            .init("variantForms", \.variantForms),
            .init("entries", \.entries),
        ])

        /// The name of the schema of the reply.
        package static let schemaName = "Thesaurus"
    }

    /// The synonyms and antonyms of a homograph.
    package struct ThesaurusEntry: OxfordObject {
        /// Three digits, the last two of which count the entries of a homograph.
        package var homographNumber: OxfordText?
        /// Variant spellings.
        package var variantForms: OxfordList<Variant>?
        /// The senses.
        package var senses: OxfordList<ThesaurusSense>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<ThesaurusEntry>([
            .init("homographNumber", \.homographNumber),
            .init("variantForms", \.variantForms),
            .init("senses", \.senses),
        ])

        /// Adds the name of the data source, and an empty list of senses if there is none: Headword's entries always
        /// have one.
        package func finish(_ object: inout JSONObject) {
            object.nameSource()
            object.supply("senses", [])
        }
    }

    /// A sense with its synonyms and antonyms.
    package struct ThesaurusSense: OxfordObject {
        /// The identifier of the sense; its format carries no meaning.
        package var id: String?
        /// The domains (subject fields).
        package var domains: OxfordLabels<Domain>?
        /// The registers (levels and styles of use).
        package var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        package var regions: OxfordLabels<Region>?
        /// Example texts for the sense.
        package var examples: OxfordList<Example>?
        /// The synonyms.
        package var synonyms: OxfordList<Nym>?
        /// The antonyms.
        package var antonyms: OxfordList<Nym>?
        /// The subsenses.
        package var subsenses: OxfordList<ThesaurusSense>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<ThesaurusSense>([
            .init("id", \.id),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
            .init("examples", \.examples),
            .init("synonyms", \.synonyms),
            .init("antonyms", \.antonyms),
            .init("subsenses", \.subsenses),
        ])
    }
}
