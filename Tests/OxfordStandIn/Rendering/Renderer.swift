internal import HeadwordJSON
internal import HeadwordModel

/// Renders headwords in the format of one version of the service.
struct Renderer {
    let version: APIVersion
    /// The language as answers name it: `en`, `en-gb`.
    let language: String
    var fields = Fields.all
    /// The language to translate into, for bilingual answers.
    var target: String?

    static let provider = "headword-oxford-stand-in"

    /// Returns an answer with results.
    ///
    /// - Parameters:
    ///   - schema: the schema name in version 2.
    ///   - operation: the operation name in version 2.
    func answer(
        _ results: [JSONValue],
        schema: String? = nil,
        operation: String = "retrieve",
        metadata: JSONObject = [:]
    ) -> JSONObject {
        var all: JSONObject = [:]
        if version == .v2, let schema { all["operation"] = .string(operation); all["schema"] = .string(schema) }
        all["provider"] = .string(Self.provider)
        for member in metadata.members { all[member.name] = member.value }
        return ["metadata": .object(all), "results": .array(results)]
    }

    /// Returns a headword with the lexical entries of an answer.
    func result(_ word: String, _ lexicalEntries: [JSONValue]) -> JSONValue {
        [
            "id": .string(WordID.spelling(of: word)), "language": .string(language),
            "lexicalEntries": .array(lexicalEntries), "type": "headword", "word": .string(word),
        ]
    }

    /// Returns a lexical entry with the parts that are specific to an answer.
    func lexicalEntry(_ wordClass: WordClass, of word: String, _ parts: JSONObject) -> JSONValue {
        var object = parts
        object["language"] = .string(language)
        object["lexicalCategory"] = version.json(wordClass.category)
        object["text"] = .string(word)
        return .object(object)
    }

    /// Returns the labels; nil if they are not requested.
    func labels(_ labels: [some Vocabulary], as field: Fields.Field) -> JSONValue? {
        guard fields.shows(field) else { return nil }
        return .ifAny(labels.map { version.json($0) })
    }

    /// Returns the grammatical features; nil if they are not requested.
    func features(_ features: [GrammaticalFeature]) -> JSONValue? {
        guard fields.shows(.grammaticalFeatures) else { return nil }
        return .ifAny(features.map { version.json($0) })
    }

    /// Returns a reference to a word.
    func pointer(to word: String) -> JSONObject {
        ["id": .string(WordID.spelling(of: word)), "text": .string(word)]
    }

    /// Returns a text that shows a word in use.
    func example(_ usage: Usage) -> JSONValue {
        var object: JSONObject = ["text": .string(usage.text)]
        if let target, let translation = usage.translations[target] {
            object["translations"] = [["language": .string(target), "text": .string(translation)]]
        }
        return .object(object)
    }

    /// Returns the note; nil if there is none or only some fields are requested.
    func note(_ text: String?) -> JSONValue? {
        guard let text, fields.isAll else { return nil }
        return [["text": .string(text), "type": "editorialNote"]]
    }
}
