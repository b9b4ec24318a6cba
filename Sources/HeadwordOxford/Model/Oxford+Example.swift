public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// A text that shows a headword in use.
    public struct Example: OxfordObject {
        /// The text.
        public var text: String?
        /// What the headword means there.
        public var definitions: [String]?
        /// Subject fields.
        public var domains: OxfordLabels<Domain>?
        /// Levels and manners of use.
        public var registers: OxfordLabels<Register>?
        /// Where it is used.
        public var regions: OxfordLabels<Region>?
        /// Remarks.
        public var notes: [Note]?
        /// The senses that it shows.
        public var senseIDs: [String]?
        /// The text in another language.
        public var translations: [Translation]?
        /// Words that stand before or after it.
        public var collocations: [CrossReference]?
        /// What stands before a cross-reference: "another term for".
        public var crossReferenceMarkers: [String]?
        /// Other headwords to look at.
        public var crossReferences: [CrossReference]?
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
        public var grammaticalFeatures: [Feature]?
        /// Remarks.
        public var notes: [Note]?
        /// Words that stand before or after it.
        public var collocations: [CrossReference]?
        /// How it is said in a language with tones.
        public var toneGroups: [ToneGroup]?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<Translation>([
            .init("text", \.text),
            .init("language", \.language),
            .init("type", \.type),
            .init("domains", \.domains),
            .init("registers", \.registers),
            .init("regions", \.regions),
            .init("grammaticalFeatures", \.grammaticalFeatures),
            .init("notes", \.notes),
            .init("collocations", \.collocations),
            .init("toneGroups", \.toneGroups),
        ])
    }

    /// Tones that are said one after the other.
    public struct ToneGroup: OxfordObject {
        /// The tones.
        public var tones: [Tone]?
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
