public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// How a word is said.
    public struct Pronunciation: OxfordObject {
        /// The address of a recording.
        public var audioFile: String?
        /// Who says it like this: `British English`.
        public var dialects: OxfordList<String>?
        /// What the sounds are written in: `IPA`, `respell`.
        public var phoneticNotation: String?
        /// The sounds.
        public var phoneticSpelling: String?
        /// Levels and manners of use.
        public var registers: OxfordLabels<Register>?
        /// Where it is used.
        public var regions: OxfordLabels<Region>?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<Pronunciation>([
            .init("audioFile", \.audioFile),
            .init("dialects", \.dialects),
            .init("phoneticNotation", \.phoneticNotation),
            .init("phoneticSpelling", \.phoneticSpelling),
            .init("registers", \.registers),
            .init("regions", \.regions),
        ])

        /// Adds the name of the data.
        public func finish(_ object: inout JSONObject) { object.nameSource() }
    }

    /// A remark of the editors.
    public struct Note: OxfordObject {
        /// What identifies it.
        public var id: String?
        /// The remark.
        public var text: String?
        /// What it is about: `grammaticalNote`, `wordFormNote`.
        public var type: String?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<Note>([
            .init("id", \.id),
            .init("text", \.text),
            .init("type", \.type),
        ])

        /// A remark is a text.
        public static let essentials: Set<String> = ["text"]
    }

    /// A grammatical feature.
    public struct Feature: OxfordObject {
        /// What identifies the feature, in the second version of the API.
        public var id: String?
        /// The feature for people: `Plural`.
        public var text: String?
        /// The property that it is a value of: `Number`.
        public var type: String?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<Feature>([
            .init("id", \.id),
            .init("text", \.text),
            .init("type", \.type),
        ])

        /// A feature is known by either.
        public static let essentials: Set<String> = ["id", "text"]

        /// The feature; nil if Headword has no name for it.
        public var value: GrammaticalFeature? { GrammaticalFeature(oxford: id, text) }

        /// Headword's features are `{text, type}`.
        public func finish(_ object: inout JSONObject) {
            object["text"] = (value?.label ?? (id ?? text)?.percentDecoded).map(JSONValue.string)
            object["type"] = (type ?? value?.type).map(JSONValue.string)
            object["id"] = nil
        }
    }
}
