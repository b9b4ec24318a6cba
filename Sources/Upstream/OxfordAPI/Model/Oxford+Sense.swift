public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// One sense of a headword, explained in its own language or by translations.
    public struct Sense: OxfordObject {
        /// The identifier of the sense; its format carries no meaning.
        public var id: String?
        /// The definitions.
        public var definitions: OxfordList<String>?
        /// The short definitions, in the second version of the API.
        public var shortDefinitions: OxfordList<String>?
        /// The short definitions, in the first version of the API.
        public var olderShortDefinitions: OxfordList<String>?
        /// Example texts for the sense.
        public var examples: OxfordList<Example>?
        /// The translations of the sense.
        public var translations: OxfordList<Translation>?
        /// Patterns that the headword is used in.
        public var constructions: OxfordList<Construction>?
        /// The domains (subject fields).
        public var domains: OxfordLabels<Domain>?
        /// Broader domains.
        public var domainClasses: OxfordLabels<Domain>?
        /// The semantic classes: the kinds of thing that are meant.
        public var semanticClasses: OxfordList<OpenLabel>?
        /// The registers (levels and styles of use).
        public var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        public var regions: OxfordLabels<Region>?
        /// The etymologies of the word in this sense.
        public var etymologies: OxfordList<String>?
        /// The inflected forms.
        public var inflections: OxfordList<InflectedForm>?
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
        /// The synonyms.
        public var synonyms: OxfordList<Nym>?
        /// The antonyms.
        public var antonyms: OxfordList<Nym>?
        /// Links to the same sense in the thesaurus.
        public var thesaurusLinks: OxfordList<SenseLink>?
        /// Links to the same sense in other dictionaries.
        public var datasetCrossLinks: OxfordList<SenseLink>?
        /// The subsenses.
        public var subsenses: OxfordList<Sense>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<Sense>([
            .init("id", \.id),
            .init("definitions", \.definitions),
            .init("shortDefinitions", \.shortDefinitions),
            .init("short_definitions", \.olderShortDefinitions),
            .init("examples", \.examples),
            .init("translations", \.translations),
            .init("constructions", \.constructions),
            .init("domains", \.domains),
            .init("domainClasses", \.domainClasses),
            .init("semanticClasses", \.semanticClasses),
            .init("registers", \.registers),
            .init("regions", \.regions),
            .init("etymologies", \.etymologies),
            .init("inflections", \.inflections),
            .init("pronunciations", \.pronunciations),
            .init("variantForms", \.variantForms),
            .init("notes", \.notes),
            .init("crossReferenceMarkers", \.crossReferenceMarkers),
            .init("crossReferences", \.crossReferences),
            .init("synonyms", \.synonyms),
            .init("antonyms", \.antonyms),
            .init("thesaurusLinks", \.thesaurusLinks),
            .init("datasetCrossLinks", \.datasetCrossLinks),
            .init("subsenses", \.subsenses),
        ])

        /// Renames the short definitions of the first version of the API as in the second.
        public func finish(_ object: inout JSONObject) {
            guard let olderShortDefinitions else { return }
            object["short_definitions"] = nil
            object.supply("shortDefinitions", olderShortDefinitions.json(in: .headword))
        }
    }

    /// A pattern that a headword is used in.
    public struct Construction: OxfordObject {
        /// The pattern.
        public var text: String?
        /// Example texts; the second version of the API sends a list of lists.
        public var examples: OxfordList<OxfordList<TextOr<Example>>>?
        /// The translations of the pattern.
        public var translations: OxfordList<Translation>?
        /// The domains (subject fields).
        public var domains: OxfordLabels<Domain>?
        /// The registers (levels and styles of use).
        public var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        public var regions: OxfordLabels<Region>?
        /// Editorial notes.
        public var notes: OxfordList<Note>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<Construction>([
            .init("text", \.text),
            .init("examples", \.examples),
            .init("translations", \.translations),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
            .init("notes", \.notes),
        ])

        /// Writes the examples as everywhere else: as a list of `{text}`.
        public func finish(_ object: inout JSONObject) {
            guard let examples else { return }
            object["examples"] = .array(
                examples.joined().map { example in
                    switch example {
                    case .text(let text): ["text": .string(text)]
                    case .object(let example): example.json(in: .headword)
                    }
                }
            )
        }
    }

    /// A link to a sense in another dictionary.
    public struct SenseLink: OxfordObject {
        /// The entry that contains the sense.
        public var entryID: OxfordID?
        /// The identifier of the sense in that dictionary.
        public var senseID: String?
        /// The language of that dictionary.
        public var language: OxfordLanguage?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<SenseLink>([
            .init("entry_id", \.entryID),
            .init("sense_id", \.senseID),
            .init(language: \.language),
        ])
    }
}
