package import HeadwordJSON
package import HeadwordModel

extension Oxford {
    /// One sense of a headword, explained in its own language or by translations.
    package struct Sense: OxfordObject {
        /// The identifier of the sense; its format carries no meaning.
        package var id: String?
        /// The definitions.
        package var definitions: OxfordList<String>?
        /// The short definitions, in the second version of the API.
        package var shortDefinitions: OxfordList<String>?
        /// The short definitions, in the first version of the API.
        package var olderShortDefinitions: OxfordList<String>?
        /// Example texts for the sense.
        package var examples: OxfordList<Example>?
        /// The translations of the sense.
        package var translations: OxfordList<Translation>?
        /// Patterns that the headword is used in.
        package var constructions: OxfordList<Construction>?
        /// The domains (subject fields).
        package var domains: OxfordLabels<Domain>?
        /// Broader domains.
        package var domainClasses: OxfordLabels<Domain>?
        /// The semantic classes: the kinds of thing that are meant.
        package var semanticClasses: OxfordList<OpenLabel>?
        /// The registers (levels and styles of use).
        package var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        package var regions: OxfordLabels<Region>?
        /// The etymologies of the word in this sense.
        package var etymologies: OxfordList<String>?
        /// The inflected forms.
        package var inflections: OxfordList<InflectedForm>?
        /// The pronunciations.
        package var pronunciations: OxfordList<Pronunciation>?
        /// Variant spellings.
        package var variantForms: OxfordList<Variant>?
        /// Editorial notes.
        package var notes: OxfordList<Note>?
        /// The text before a cross-reference: "another term for".
        package var crossReferenceMarkers: OxfordList<String>?
        /// Cross-references to other headwords.
        package var crossReferences: OxfordList<CrossReference>?
        /// The synonyms.
        package var synonyms: OxfordList<Nym>?
        /// The antonyms.
        package var antonyms: OxfordList<Nym>?
        /// Links to the same sense in the thesaurus.
        package var thesaurusLinks: OxfordList<SenseLink>?
        /// Links to the same sense in other dictionaries.
        package var datasetCrossLinks: OxfordList<SenseLink>?
        /// The subsenses.
        package var subsenses: OxfordList<Sense>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<Sense>([
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
        package func finish(_ object: inout JSONObject) {
            guard let olderShortDefinitions else { return }
            object["short_definitions"] = nil
            object.supply("shortDefinitions", olderShortDefinitions.json(in: .headword))
        }
    }

    /// A pattern that a headword is used in.
    package struct Construction: OxfordObject {
        /// The pattern.
        package var text: String?
        /// Example texts; the second version of the API sends a list of lists.
        package var examples: OxfordList<OxfordList<TextOr<Example>>>?
        /// The translations of the pattern.
        package var translations: OxfordList<Translation>?
        /// The domains (subject fields).
        package var domains: OxfordLabels<Domain>?
        /// The registers (levels and styles of use).
        package var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        package var regions: OxfordLabels<Region>?
        /// Editorial notes.
        package var notes: OxfordList<Note>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<Construction>([
            .init("text", \.text),
            .init("examples", \.examples),
            .init("translations", \.translations),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
            .init("notes", \.notes),
        ])

        /// Writes the examples as everywhere else: as a list of `{text}`.
        package func finish(_ object: inout JSONObject) {
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
    package struct SenseLink: OxfordObject {
        /// The entry that contains the sense.
        package var entryID: OxfordID?
        /// The identifier of the sense in that dictionary.
        package var senseID: String?
        /// The language of that dictionary.
        package var language: OxfordLanguage?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<SenseLink>([
            .init("entry_id", \.entryID),
            .init("sense_id", \.senseID),
            .init(language: \.language),
        ])
    }
}
