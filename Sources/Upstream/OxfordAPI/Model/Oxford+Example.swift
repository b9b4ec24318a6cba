package import HeadwordJSON
package import HeadwordModel

extension Oxford {
    /// A text that shows a headword in use.
    package struct Example: OxfordObject {
        /// The text.
        package var text: String?
        /// The definitions of the headword as used there.
        package var definitions: OxfordList<String>?
        /// The domains (subject fields).
        package var domains: OxfordLabels<Domain>?
        /// The registers (levels and styles of use).
        package var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        package var regions: OxfordLabels<Region>?
        /// Editorial notes.
        package var notes: OxfordList<Note>?
        /// The identifiers of the senses that it shows.
        package var senseIDs: OxfordList<String>?
        /// Translations of the text.
        package var translations: OxfordList<Translation>?
        /// Collocations: words used before or after it.
        package var collocations: OxfordList<CrossReference>?
        /// The text before a cross-reference: "another term for".
        package var crossReferenceMarkers: OxfordList<String>?
        /// Cross-references to other headwords.
        package var crossReferences: OxfordList<CrossReference>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<Example>([
            .init("text", \.text),
            .init("definitions", \.definitions),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
            .init("notes", \.notes),
            .init("senseIds", \.senseIDs),
            .init("translations", \.translations),
            .init("collocations", \.collocations),
            .init("crossReferenceMarkers", \.crossReferenceMarkers),
            .init("crossReferences", \.crossReferences),
        ])

        /// An example needs a text.
        package static let essentials: Set<String> = ["text"]
    }

    /// A word, phrase or text of another language.
    package struct Translation: OxfordObject {
        /// The word, phrase or text.
        package var text: String?
        /// Its language.
        package var language: OxfordLanguage?
        /// The kind of translation.
        package var type: String?
        /// The domains (subject fields).
        package var domains: OxfordLabels<Domain>?
        /// The registers (levels and styles of use).
        package var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        package var regions: OxfordLabels<Region>?
        /// Its grammatical features.
        package var grammaticalFeatures: OxfordList<Feature>?
        /// Editorial notes.
        package var notes: OxfordList<Note>?
        /// Collocations: words used before or after it.
        package var collocations: OxfordList<CrossReference>?
        /// The pronunciation in a tonal language.
        package var toneGroups: OxfordList<ToneGroup>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<Translation>([
            .init("text", \.text),
            .init(language: \.language),
            .init("type", \.type),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
            .init("grammaticalFeatures", \.grammaticalFeatures),
            .init("notes", \.notes),
            .init("collocations", \.collocations),
            .init("toneGroups", \.toneGroups),
        ])

        /// A translation needs a text.
        package static let essentials: Set<String> = ["text"]

        /// Supplies the language, which Headword's own answers give for each translation.
        package func finish(_ object: inout JSONObject) { object.supplyLanguage() }
    }

    /// A sequence of tones.
    package struct ToneGroup: OxfordObject {
        /// The tones.
        package var tones: OxfordList<Tone>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<ToneGroup>([
            .init("tones", \.tones)
        ])
    }

    /// A tone.
    package struct Tone: OxfordObject {
        /// The notation of the tone: `ipa`, `dictionarySpecific`, `oupToneCode`.
        package var type: String?
        /// The tone.
        package var value: String?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<Tone>([
            .init("type", \.type),
            .init("value", \.value),
        ])
    }
}
