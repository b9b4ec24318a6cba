package import HeadwordJSON
package import HeadwordModel

extension Oxford {
    /// A pronunciation of a word.
    package struct Pronunciation: OxfordObject {
        /// The URL of a recording.
        package var audioFile: String?
        /// The dialects that use this pronunciation: `British English`.
        package var dialects: OxfordList<String>?
        /// The phonetic notation: `IPA`, `respell`.
        package var phoneticNotation: String?
        /// The transcription in that notation.
        package var phoneticSpelling: String?
        /// The registers (levels and styles of use).
        package var registers: OxfordLabels<Register>?
        /// The regions where it is used.
        package var regions: OxfordLabels<Region>?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<Pronunciation>([
            .init("audioFile", \.audioFile),
            .init("dialects", \.dialects),
            .init("phoneticNotation", \.phoneticNotation),
            .init("phoneticSpelling", \.phoneticSpelling),
            .init("registers", \.registers),
            .init("regions", \.regions),
        ])

        /// Adds the name of the data source.
        package func finish(_ object: inout JSONObject) { object.nameSource() }
    }

    /// An editorial note.
    package struct Note: OxfordObject {
        /// The identifier of the note.
        package var id: String?
        /// The text of the note.
        package var text: String?
        /// The subject of the note: `grammaticalNote`, `wordFormNote`.
        package var type: String?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<Note>([
            .init("id", \.id),
            .init("text", \.text),
            .init("type", \.type),
        ])

        /// A note needs a text.
        package static let essentials: Set<String> = ["text"]
    }

    /// A grammatical feature.
    package struct Feature: OxfordObject {
        /// The identifier of the feature, in the second version of the API.
        package var id: String?
        /// The display name of the feature: `Plural`.
        package var text: String?
        /// The property that it is a value of: `Number`.
        package var type: String?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<Feature>([
            .init("id", \.id),
            .init("text", \.text),
            .init("type", \.type),
        ])

        /// Either of these identifies a feature.
        package static let essentials: Set<String> = ["id", "text"]

        /// The feature in Headword's vocabulary; nil if Headword has no name for it.
        package var value: GrammaticalFeature? { GrammaticalFeature(oxford: id, text) }

        /// Writes the feature as Headword does: `{text, type}`.
        package func finish(_ object: inout JSONObject) {
            object["text"] = (value?.label ?? (id ?? text)?.percentDecoded).map(JSONValue.string)
            object["type"] = (type ?? value?.type).map(JSONValue.string)
            object["id"] = nil
        }
    }
}
