public import HeadwordJSON
public import HeadwordModel

extension Oxford {
    /// A pronunciation of a word.
    public struct Pronunciation: OxfordObject {
        /// The URL of a recording.
        public var audioFile: String?
        /// The dialects that use this pronunciation: `British English`.
        public var dialects: OxfordList<String>?
        /// The phonetic notation: `IPA`, `respell`.
        public var phoneticNotation: String?
        /// The transcription in that notation.
        public var phoneticSpelling: String?
        /// The registers (levels and styles of use).
        public var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        public var regions: OxfordLabels<Region>?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<Pronunciation>([
            .init("audioFile", \.audioFile),
            .init("dialects", \.dialects),
            .init("phoneticNotation", \.phoneticNotation),
            .init("phoneticSpelling", \.phoneticSpelling),
            .init("registers", \.registers),
            .init("regions", \.regions),
        ])

        /// Adds the name of the data source.
        public func finish(_ object: inout JSONObject) { object.nameSource() }
    }

    /// An editorial note.
    public struct Note: OxfordObject {
        /// The identifier of the note.
        public var id: String?
        /// The text of the note.
        public var text: String?
        /// The subject of the note: `grammaticalNote`, `wordFormNote`.
        public var type: String?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<Note>([
            .init("id", \.id),
            .init("text", \.text),
            .init("type", \.type),
        ])

        /// A note needs a text.
        public static let essentials: Set<String> = ["text"]
    }

    /// A grammatical feature.
    public struct Feature: OxfordObject {
        /// The identifier of the feature, in the second version of the API.
        public var id: String?
        /// The display name of the feature: `Plural`.
        public var text: String?
        /// The property that it is a value of: `Number`.
        public var type: String?
        /// The members that have no property of their own.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// The mapping from members to properties.
        public static let shape = Shape<Feature>([
            .init("id", \.id),
            .init("text", \.text),
            .init("type", \.type),
        ])

        /// Either of these identifies a feature.
        public static let essentials: Set<String> = ["id", "text"]

        /// The feature in Headword's vocabulary; nil if Headword has no name for it.
        public var value: GrammaticalFeature? { GrammaticalFeature(oxford: id, text) }

        /// Writes the feature as Headword does: `{text, type}`.
        public func finish(_ object: inout JSONObject) {
            object["text"] = (value?.label ?? (id ?? text)?.percentDecoded).map(JSONValue.string)
            object["type"] = (type ?? value?.type).map(JSONValue.string)
            object["id"] = nil
        }
    }
}
