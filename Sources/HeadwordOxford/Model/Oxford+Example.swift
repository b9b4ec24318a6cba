public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// A text that shows a headword in use.
    public struct Example: OxfordObject {
        /// The text.
        public var text: String?
        /// What the headword means there.
        public var definitions: OxfordList<String>?
        /// Subject fields.
        public var domains: OxfordLabels<Domain>?
        /// Levels and manners of use.
        public var registers: OxfordLabels<Register>?
        /// Where it is used.
        public var regions: OxfordLabels<Region>?
        /// Remarks.
        public var notes: OxfordList<Note>?
        /// The senses that it shows.
        public var senseIDs: OxfordList<String>?
        /// The text in another language.
        public var translations: OxfordList<Translation>?
        /// Words that stand before or after it.
        public var collocations: OxfordList<CrossReference>?
        /// What stands before a cross-reference: "another term for".
        public var crossReferenceMarkers: OxfordList<String>?
        /// Other headwords to look at.
        public var crossReferences: OxfordList<CrossReference>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
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

        /// An example is a text.
        public static let essentials: Set<String> = ["text"]
    }

    /// A word, phrase or text of another language.
    public struct Translation: OxfordObject {
        /// The word, phrase or text.
        public var text: String?
        /// Its language.
        public var language: OxfordLanguage?
        /// What kind of translation it is.
        public var type: String?
        /// Subject fields.
        public var domains: OxfordLabels<Domain>?
        /// Levels and manners of use.
        public var registers: OxfordLabels<Register>?
        /// Where it is used.
        public var regions: OxfordLabels<Region>?
        /// Its grammatical features.
        public var grammaticalFeatures: OxfordList<Feature>?
        /// Remarks.
        public var notes: OxfordList<Note>?
        /// Words that stand before or after it.
        public var collocations: OxfordList<CrossReference>?
        /// How it is said in a language with tones.
        public var toneGroups: OxfordList<ToneGroup>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
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

        /// A translation is a text.
        public static let essentials: Set<String> = ["text"]

        /// Headword tells the language of each translation.
        public func finish(_ object: inout JSONObject) { object.supplyLanguage() }
    }

    /// Tones that are said one after the other.
    public struct ToneGroup: OxfordObject {
        /// The tones.
        public var tones: OxfordList<Tone>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<ToneGroup>([
            .init("tones", \.tones)
        ])
    }

    /// A tone.
    public struct Tone: OxfordObject {
        /// What the tone is written in: `ipa`, `dictionarySpecific`, `oupToneCode`.
        public var type: String?
        /// The tone.
        public var value: String?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<Tone>([
            .init("type", \.type),
            .init("value", \.value),
        ])
    }
}
