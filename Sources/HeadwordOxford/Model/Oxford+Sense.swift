public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// One meaning of a headword, in its own language or in translations.
    public struct Sense: OxfordObject {
        /// What identifies the sense; its form means nothing.
        public var id: String?
        /// What the headword means.
        public var definitions: OxfordList<String>?
        /// The same in few words, in the second version of the API.
        public var shortDefinitions: OxfordList<String>?
        /// The same in few words, in the first version of the API.
        public var olderShortDefinitions: OxfordList<String>?
        /// Texts that show the sense.
        public var examples: OxfordList<Example>?
        /// What the sense is in another language.
        public var translations: OxfordList<Translation>?
        /// Patterns that the headword is used in.
        public var constructions: OxfordList<Construction>?
        /// Subject fields.
        public var domains: OxfordLabels<Domain>?
        /// Wider subject fields.
        public var domainClasses: OxfordLabels<Domain>?
        /// What kind of thing is meant.
        public var semanticClasses: OxfordList<OpenLabel>?
        /// Levels and manners of use.
        public var registers: OxfordLabels<Register>?
        /// Where it is used.
        public var regions: OxfordLabels<Region>?
        /// Where the word comes from in this sense.
        public var etymologies: OxfordList<String>?
        /// The forms that it has.
        public var inflections: OxfordList<InflectedForm>?
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
        /// Words that mean the same.
        public var synonyms: OxfordList<Nym>?
        /// Words that mean the opposite.
        public var antonyms: OxfordList<Nym>?
        /// The same sense in the thesaurus.
        public var thesaurusLinks: OxfordList<SenseLink>?
        /// The same sense in other dictionaries.
        public var datasetCrossLinks: OxfordList<SenseLink>?
        /// Narrower meanings.
        public var subsenses: OxfordList<Sense>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
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

        /// Gives short definitions the name that the second version of the API has for them.
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
        /// Texts that show it; the second version of the API puts them into a list in the list.
        public var examples: OxfordList<OxfordList<TextOr<Example>>>?
        /// What it is in another language.
        public var translations: OxfordList<Translation>?
        /// Subject fields.
        public var domains: OxfordLabels<Domain>?
        /// Levels and manners of use.
        public var registers: OxfordLabels<Register>?
        /// Where it is used.
        public var regions: OxfordLabels<Region>?
        /// Remarks.
        public var notes: OxfordList<Note>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<Construction>([
            .init("text", \.text),
            .init("examples", \.examples),
            .init("translations", \.translations),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
            .init("notes", \.notes),
        ])

        /// Writes examples as they are everywhere else: a list of `{text}`.
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

    /// A sense of another dictionary.
    public struct SenseLink: OxfordObject {
        /// The entry that has it.
        public var entryID: OxfordID?
        /// What identifies it there.
        public var senseID: String?
        /// The language of that dictionary.
        public var language: OxfordLanguage?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<SenseLink>([
            .init("entry_id", \.entryID),
            .init("sense_id", \.senseID),
            .init(language: \.language),
        ])
    }
}
