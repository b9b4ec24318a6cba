public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// A text that shows a headword in use.
    public struct Example: OxfordObject {
        /// The text.
        public var text: String?
        /// The definitions of the headword as used there.
        public var definitions: OxfordList<String>?
        /// The domains (subject fields).
        public var domains: OxfordLabels<Domain>?
        /// The registers (levels and styles of use).
        public var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        public var regions: OxfordLabels<Region>?
        /// Editorial notes.
        public var notes: OxfordList<Note>?
        /// The identifiers of the senses that it shows.
        public var senseIDs: OxfordList<String>?
        /// Translations of the text.
        public var translations: OxfordList<Translation>?
        /// Collocations: words used before or after it.
        public var collocations: OxfordList<CrossReference>?
        /// The text before a cross-reference: "another term for".
        public var crossReferenceMarkers: OxfordList<String>?
        /// Cross-references to other headwords.
        public var crossReferences: OxfordList<CrossReference>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<Example>([
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
        public static let essentials: Set<String> = ["text"]
    }

    /// A word, phrase or text of another language.
    public struct Translation: OxfordObject {
        /// The word, phrase or text.
        public var text: String?
        /// Its language.
        public var language: OxfordLanguage?
        /// The kind of translation.
        public var type: String?
        /// The domains (subject fields).
        public var domains: OxfordLabels<Domain>?
        /// The registers (levels and styles of use).
        public var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        public var regions: OxfordLabels<Region>?
        /// Its grammatical features.
        public var grammaticalFeatures: OxfordList<Feature>?
        /// Editorial notes.
        public var notes: OxfordList<Note>?
        /// Collocations: words used before or after it.
        public var collocations: OxfordList<CrossReference>?
        /// The pronunciation in a tonal language.
        public var toneGroups: OxfordList<ToneGroup>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<Translation>([
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
        public static let essentials: Set<String> = ["text"]

        /// Supplies the language, which Headword's own answers give for each translation.
        public func finish(_ object: inout JSONObject) { object.supplyLanguage() }
    }

    /// A sequence of tones.
    public struct ToneGroup: OxfordObject {
        /// The tones.
        public var tones: OxfordList<Tone>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<ToneGroup>([
            .init("tones", \.tones)
        ])
    }

    /// A tone.
    public struct Tone: OxfordObject {
        /// The notation of the tone: `ipa`, `dictionarySpecific`, `oupToneCode`.
        public var type: String?
        /// The tone.
        public var value: String?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<Tone>([
            .init("type", \.type),
            .init("value", \.value),
        ])
    }
}
